import type { PreviewedGame } from '@flink/contract/entities/generation.ts';
import { expect, test } from 'vitest';
import {
  allThatWork,
  fromProblem,
  type Made,
  missedIn,
  missedWords,
  wishesAgain,
  wishesFor,
  withNext,
} from './game-choice.ts';

const game = (templateId: string, more: Partial<PreviewedGame> = {}): PreviewedGame => ({
  templateId,
  alias: templateId,
  activityTemplateName: templateId,
  activityName: templateId,
  family: 'choose',
  multiplayer: false,
  counts: false,
  luck: 1,
  needs: null,
  taken: 3,
  of: 3,
  misfits: [],
  silent: [],
  notes: [],
  issues: [],
  problemCount: 3,
  data: {},
  problems: [],
  ...more,
});

test('only games that can be made are chosen and asked for, as they were seen last', () => {
  const games = [game('a'), game('b', { data: null }), game('c')];
  const chosen = new Set([...allThatWork(games), 'b']);
  const tuned = new Map([['c', { luck: 9, apart: [{ wordId: 'w', otherId: 'o' }] }]]);

  expect(wishesFor(games, chosen, tuned)).toEqual([
    { templateId: 'a', luck: 1, apart: [] },
    { templateId: 'c', luck: 9, apart: [{ wordId: 'w', otherId: 'o' }] },
  ]);
});

test('a game that is made once more is mixed and swapped as it was', () => {
  const apart = [{ wordId: 'w', otherId: 'o' }];
  const wishes = wishesFor([game('a'), game('b')], new Set(['a', 'b']), new Map([['b', { luck: 9, apart }]]));

  expect(wishesAgain(wishes, ['b', 'other'])).toEqual([
    { templateId: 'b', luck: 9, apart },
    { templateId: 'other' },
  ]);
});

test('a word that two games miss for the same reason is told once', () => {
  const words = [
    {
      word: 'toast',
      wordId: null,
      picture: null,
      hasAudio: false,
      spokenAt: null,
      hasDefinition: false,
      hasSentence: false,
    },
  ];
  const shy = {
    misfits: [
      { word: 'tea', reason: 'picture' as const },
      { word: 'ice bag', reason: 'space' as const },
    ],
  };

  expect(missedIn({ words }, [game('a', shy), game('b', { ...shy, silent: ['tea'] })])).toEqual([
    { word: 'toast', asset: 'word' },
    { word: 'tea', asset: 'picture' },
    { word: 'tea', asset: 'audio' },
  ]);
});

test('a preview begins at the problem that is looked at', () => {
  const data = {
    options: { randomOrder: true },
    gameData: { problems: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  };

  expect(fromProblem(data, 1)).toEqual({
    options: { randomOrder: false },
    gameData: { problems: [{ id: 'b' }, { id: 'c' }, { id: 'a' }] },
  });
  expect(fromProblem(data, 9).gameData).toEqual(data.gameData);
});

test('games that are made one after the other are told as one group, and what they miss once', () => {
  const one = (alias: string, games: string[]) =>
    ({
      data: { name: alias },
      activities: [{ _id: alias, activityName: alias, templateAlias: alias, problemCount: 3 }],
      missedAssets: [{ word: 'tea', asset: 'picture', games }],
    }) as unknown as Made;

  const made = withNext(withNext(null, one('a', ['A'])), one('b', ['B']));

  expect(made.data.name).toBe('b');
  expect(made.activities.map(({ _id }) => _id)).toEqual(['a', 'b']);
  expect(made.missedAssets).toEqual([{ word: 'tea', asset: 'picture', games: ['A', 'B'] }]);
});

test('each word that something is missing of is told once, with all it lacks and the games that leave it out', () => {
  const word = (name: string, wordId: string | null = name) => ({
    word: name,
    wordId,
    picture: null,
    hasAudio: false,
    spokenAt: null,
    hasDefinition: false,
    hasSentence: false,
  });
  const words = [word('pear'), word('toast', null), word('mandazi')];
  const games = [
    game('Match it', { misfits: [{ word: 'mandazi', reason: 'picture' }] }),
    game('Spelling keyboard', { silent: ['mandazi'], misfits: [{ word: 'pear', reason: 'length' }] }),
    game('Order it'),
  ];

  expect(missedWords({ words }, games)).toEqual([
    {
      word: 'toast',
      asset: 'word',
      picture: null,
      lacks: ['word'],
      games: ['Match it', 'Spelling keyboard', 'Order it'],
    },
    {
      word: 'mandazi',
      asset: 'picture',
      picture: null,
      lacks: ['picture', 'audio'],
      games: ['Match it', 'Spelling keyboard'],
    },
  ]);
});
