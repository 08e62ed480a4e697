import { RESOURCES } from '@flink/contract/resources/all.ts';
import { expect, test } from 'vitest';
import { createAddress, presetIn, returnIn } from './create-address.ts';

test('a form begins with what its address says and leads back to where it was opened', () => {
  const address = createAddress('families', { learningCenterId: 'c', productId: null }, '/admin/my-account');
  const search = address.slice(address.indexOf('?'));

  expect(address.startsWith('/admin/families/create?')).toBe(true);
  expect(presetIn(search, RESOURCES.families)).toEqual({ learningCenterId: 'c' });
  expect(returnIn(search)).toBe('/admin/my-account');
});

test('fields that a form does not have are left out', () => {
  expect(presetIn('?preset.constructor=x&preset.name=Ngugi&name=y', RESOURCES.families)).toEqual({
    name: 'Ngugi',
  });
});

test.each(['https://evil.test', '//evil.test', '/\\evil.test', 'javascript:alert(1)', '/play', ''])(
  'never leads to %s',
  (back) => {
    expect(returnIn(`?${new URLSearchParams({ return: back })}`)).toBeNull();
  },
);
