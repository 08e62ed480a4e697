import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readHomeState, SORTS, shownFamilies, sortedBy, writeHomeState } from './home-state.ts';

const family = (name: string, more: Partial<HomeFamily> = {}): HomeFamily => ({
  _id: name,
  name,
  isBlocked: false,
  members: [],
  days: [],
  minutes: 0,
  change: null,
  mastered: [],
  lastSeen: null,
  needs: [],
  needsAWord: false,
  talkedAt: null,
  ...more,
});
const smith = family('Smith', {
  needs: [{ kind: 'noPlay', days: 12, lastSeen: null, begun: null }],
  needsAWord: true,
});
const garcia = family('García', { minutes: 180, lastSeen: '2026-11-15' });
const nguyen = family('Nguyen', { minutes: 112, lastSeen: '2026-11-14' });
const all = [nguyen, smith, garcia];
const names = (search: string) =>
  shownFamilies(all, readHomeState(new URLSearchParams(search)), 'en').map(({ name }) => name);

test.each([
  ['', ['Smith', 'Nguyen', 'García']],
  ['?sort=family', ['García', 'Nguyen', 'Smith']],
  ['?sort=family&order=desc', ['Smith', 'Nguyen', 'García']],
  ['?sort=time', ['García', 'Nguyen', 'Smith']],
  ['?sort=seen', ['García', 'Nguyen', 'Smith']],
  ['?show=needy', ['Smith']],
])('the address %s shows %j', (search, expected) => {
  expect(names(search)).toEqual(expected);
});

test('nonsense in the address shows what is usual', () => {
  expect(readHomeState(new URLSearchParams('?week=2026-99-99&sort=magic&order=up&show=all'))).toEqual({
    week: null,
    sort: 'need',
    direction: 'asc',
    onlyNeedy: false,
  });
});

test('whatever is chosen comes back from the address', () => {
  fc.assert(
    fc.property(
      fc.record({
        week: fc.option(fc.constantFrom('2026-11-09', '2026-02-02')),
        sort: fc.constantFrom(...SORTS),
        direction: fc.constantFrom('asc' as const, 'desc' as const),
        onlyNeedy: fc.boolean(),
      }),
      (state) => {
        expect(readHomeState(new URLSearchParams(writeHomeState(state)))).toEqual(state);
      },
    ),
  );
});

test('a head sorts by its column first as a person expects, then the other way round', () => {
  const usual = readHomeState(new URLSearchParams());

  expect(sortedBy(usual, 'time')).toMatchObject({ sort: 'time', direction: 'desc' });
  expect(sortedBy(sortedBy(usual, 'time'), 'time')).toMatchObject({ direction: 'asc' });
});
