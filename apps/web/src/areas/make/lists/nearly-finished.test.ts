import { expect, test } from 'vitest';
import { nearlyFinishedFirst } from './nearly-finished.ts';

const activity = (name: string, ...versions: readonly (readonly [number, number, number])[]) => ({
  name,
  languages: versions.map(([done, changed, missing]) => ({
    locale: 'es',
    state: 'draft' as const,
    done,
    changed,
    missing,
  })),
});

test('translators see what needs the least first; what is done or not begun stays behind in its order', () => {
  const list = [
    activity('not begun'),
    activity('untouched', [0, 0, 9]),
    activity('half', [5, 0, 5]),
    activity('done', [9, 0, 0]),
    activity('one left', [2, 0, 7], [8, 1, 0]),
  ];

  expect(nearlyFinishedFirst(list).map(({ name }) => name)).toEqual([
    'one left',
    'half',
    'not begun',
    'untouched',
    'done',
  ]);
});
