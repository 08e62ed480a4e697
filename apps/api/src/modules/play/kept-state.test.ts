import { expect, test } from 'vitest';
import { isSame, keptState } from './kept-state.ts';

const [MAY, JUNE] = ['2026-05-01T10:00:00.000Z', '2026-06-01T10:00:00.000Z'];
const mastered = (dateMastered: string, masteredTogether = false) => ({
  mastered: true,
  partial: true,
  dateMastered,
  masteredTogether,
});
const partial = { mastered: false, partial: true, dateMastered: null, masteredTogether: false };

test('what is counted for the first time is kept', () => {
  expect(keptState(undefined, partial)).toEqual(partial);
  expect(keptState(partial, mastered(MAY, true))).toEqual(mastered(MAY, true));
});

test('what was mastered stays mastered, from its first day', () => {
  expect(keptState(mastered(MAY), partial)).toEqual(mastered(MAY));
  expect(keptState(mastered(MAY, true), mastered(JUNE))).toEqual(mastered(MAY, true));
});

test('an earlier day that came later moves the first one, with who was there', () => {
  expect(keptState(mastered(JUNE, true), mastered(MAY))).toEqual(mastered(MAY));
  expect(keptState(mastered(MAY), mastered(MAY, true))).toEqual(mastered(MAY, true));
});

test('only what differs is written', () => {
  expect(isSame(mastered(MAY), mastered(MAY))).toBe(true);
  for (const other of [undefined, partial, mastered(JUNE), mastered(MAY, true)])
    expect(isSame(other, mastered(MAY))).toBe(false);
});
