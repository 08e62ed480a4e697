import { expect, test } from 'vitest';
import { unstorablePlace } from './storable.ts';

test('texts of any language, emoji and controls other than NUL can be kept', () => {
  const data = { name: 'Ñandú 👩‍👧 \u0001\n', tags: ['العربية', ''], count: 1, on: true, none: null };

  expect(unstorablePlace(data)).toBe(null);
});

test.each([
  ['a NUL', { family: { members: [{ name: 'Ana' }, { name: 'L\u0000eo' }] } }, 'family.members.1.name'],
  ['half of a pair', { title: 'cut \ud83d' }, 'title'],
  ['a name with a NUL', { settings: { 'a\u0000': 1 } }, 'settings'],
])('%s is found, with the place', (_, data, place) => {
  expect(unstorablePlace(data)).toBe(place);
});

test('data that nests deeper than a call stack is read to its end', () => {
  const shallow = { text: '\u0000' };
  let deep: unknown = shallow;
  for (let depth = 0; depth < 100_000; depth += 1) deep = [deep];

  expect(unstorablePlace(deep)).toMatch(/^0\.0\.0.*\.text$/);
});
