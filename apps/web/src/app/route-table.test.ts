import { centerAddressIssue } from '@flink/contract/rules/people/center-address.ts';
import { placeOfText } from '@flink/contract/texts/texts-by-place.ts';
import { expect, test } from 'vitest';
import { routeTable } from './route-table.ts';

const firstParts = new Set(routeTable.map(({ path }) => path.split('/')[1] ?? ''));

test.each([...firstParts].filter((part) => part !== '' && !part.startsWith('$')))(
  'no center stands at /%s, which is an address of the app',
  (part) => {
    expect(centerAddressIssue(part)).toBe('learningCenters.addressReserved');
  },
);

test('the window has a title before the words of the office are there', () => {
  expect(routeTable.filter(({ title }) => placeOfText(title) !== 'everywhere')).toEqual([]);
});
