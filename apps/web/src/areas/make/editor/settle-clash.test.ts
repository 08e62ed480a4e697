import { expect, test } from 'vitest';
import { withTheirs } from './settle-clash.ts';

const activity = (...problems: { id: string; text: string }[]) => ({
  version: 1,
  options: { fontSize: 18 },
  gameData: { problems },
});
const clash = (part: string) => ({ part, mine: null, theirs: null });

test('their side of what both changed is taken, and only that', () => {
  const mine = activity({ id: 'a', text: 'mine' }, { id: 'b', text: 'mine too' });
  const theirs = activity({ id: 'a', text: 'theirs' }, { id: 'b', text: 'theirs too' });

  expect(
    withTheirs(mine, { version: 7, savedBy: 'Ana', data: theirs, clashes: [clash('problem.a')] }),
  ).toEqual(activity({ id: 'a', text: 'theirs' }, { id: 'b', text: 'mine too' }));
});

test('what they took out goes, and what we took out comes back', () => {
  const mine = activity({ id: 'a', text: 'mine' }, { id: 'b', text: 'b' });
  const theirs = activity({ id: 'b', text: 'b' }, { id: 'c', text: 'theirs' });

  const settled = withTheirs(mine, {
    version: 7,
    savedBy: null,
    data: theirs,
    clashes: [clash('problem.a'), clash('problem.c')],
  });

  expect(settled).toEqual(activity({ id: 'b', text: 'b' }, { id: 'c', text: 'theirs' }));
});
