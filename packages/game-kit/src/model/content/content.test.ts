import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import type { GameView } from '../loop/game-view.ts';
import { defineTemplate, type GameEvent } from '../template.ts';
import { contentIssues, readContent } from './content.ts';
import type { Issue } from './issue.ts';
import { kindProblems } from './kindly.ts';
import { problemIssues, problemWarnings } from './problems.ts';
import { reviewContent } from './review.ts';

/** A game in which nothing happens: only its content matters here. */
const idle = {
  alias: 'words',
  multiplayer: false,
  kindly: (stored: { readonly options: unknown; readonly gameData: unknown }) => stored,
  warnings: (): Issue[] => [],
  start: () => ({ state: null, effects: [] }),
  step: (state: null) => ({ state, effects: [] }),
  view: (): GameView<GameEvent> => ({
    progress: [],
    said: { verdict: 'nothing', text: null, lesson: null, turn: 0 },
    players: null,
    reveal: null,
    clue: null,
    read: null,
    next: null,
    canCheck: false,
    over: false,
  }),
  media: () => [],
  robot: { canBeWrong: false, move: () => null },
};

/** Version 1 kept one word, version 2 a list, version 3 also a title. */
const template = defineTemplate({
  ...idle,
  version: 3,
  schema: z.object({ title: z.string(), words: z.array(z.string()) }),
  options: z.object({ questionsLimit: z.optional(z.number()) }),
  migrate: [
    ({ options, gameData }) => ({
      options,
      gameData: { words: [z.object({ word: z.string() }).parse(gameData).word] },
    }),
    ({ options, gameData }) => ({
      options,
      gameData: { ...z.object({ words: z.array(z.string()) }).parse(gameData), title: '' },
    }),
  ],
  validity: ({ words }) => (words.length === 0 ? [{ code: 'words.none', path: ['gameData', 'words'] }] : []),
});

const wordCheck = ({ word }: { readonly word: string }) =>
  word === '' ? [{ code: 'word.none', path: ['word'] }] : [];
const wordNotice = ({ word }: { readonly word: string }) =>
  word.length > 20 ? [{ code: 'word.long', path: ['word'] }] : [];

/** Needs two words to ask for. */
const asking = defineTemplate({
  ...idle,
  version: 1,
  schema: z.object({ problems: z.array(z.object({ word: z.string() })) }),
  options: z.object({ questionsLimit: z._default(z.number(), 0) }),
  migrate: [],
  kindly: kindProblems(({ text, ...problem }) => ({ word: text, ...problem })),
  validity: ({ problems }) => problemIssues(problems, wordCheck, 2),
  warnings: ({ problems }) => problemWarnings(problems, wordCheck, wordNotice, 2),
});

describe('reading stored content', () => {
  test('content of the current version is read as it is', () => {
    const stored = {
      version: 3,
      options: { questionsLimit: 2 },
      gameData: { title: 'Farm', words: ['cow'] },
    };

    expect(readContent(template, stored)).toEqual({
      ok: true,
      content: { options: { questionsLimit: 2 }, gameData: { title: 'Farm', words: ['cow'] } },
      leftOut: [],
    });
  });

  test('content of the first version goes through every migration', () => {
    const stored = { version: 1, options: {}, gameData: { word: 'cow' } };

    expect(readContent(template, stored)).toEqual({
      ok: true,
      content: { options: {}, gameData: { title: '', words: ['cow'] } },
      leftOut: [],
    });
  });

  test('content of the second version skips the first migration', () => {
    const stored = { version: 2, options: {}, gameData: { words: ['cow', 'hen'] } };

    expect(readContent(template, stored)).toEqual({
      ok: true,
      content: { options: {}, gameData: { title: '', words: ['cow', 'hen'] } },
      leftOut: [],
    });
  });

  test('content without a version is read as kindly as that of today', () => {
    const stored = { options: {}, gameData: { problems: [{ text: 'cow' }, { word: 'hen' }] } };

    expect(readContent(asking, stored)).toMatchObject({
      ok: true,
      content: { gameData: { problems: [{ word: 'cow' }, { word: 'hen' }] } },
      leftOut: [],
    });
  });

  test.each([
    ['nothing', undefined, 'content.missing', []],
    ['a text', 'cow', 'content.missing', []],
    ['no options', { version: 3, gameData: {} }, 'content.missing', ['options']],
    ['no game data', { version: 3, options: {} }, 'content.missing', ['gameData']],
    [
      'a version that is a word',
      { version: 'first', options: {}, gameData: {} },
      'content.version',
      ['version'],
    ],
    ['half a version', { version: 1.5, options: {}, gameData: {} }, 'content.version', ['version']],
    ['a newer version', { version: 4, options: {}, gameData: {} }, 'content.newer', ['version']],
    ['old data of another shape', { version: 1, options: {}, gameData: 7 }, 'content.migration', []],
  ])('%s is refused by a code', (_name, stored, code, path) => {
    expect(readContent(template, stored)).toEqual({ ok: false, issues: [{ code, path }] });
  });

  test('each field of the wrong shape is named by its path', () => {
    const stored = {
      version: 3,
      options: { questionsLimit: 'two' },
      gameData: { title: 'x', words: ['a', 1] },
    };

    expect(readContent(template, stored)).toEqual({
      ok: false,
      issues: [
        { code: 'content.shape', path: ['options', 'questionsLimit'] },
        { code: 'content.shape', path: ['gameData', 'words', 1] },
      ],
    });
  });
});

describe('content that can be read in part', () => {
  const stored = (options: object, ...problems: unknown[]) => ({
    version: 1,
    options,
    gameData: { problems },
  });

  test('a problem of the wrong shape is left out and named, the rest is read', () => {
    expect(readContent(asking, stored({}, { word: 'cat' }, { word: 7 }, null, { word: 'hen' }))).toEqual({
      ok: true,
      content: {
        options: { questionsLimit: 0 },
        gameData: { problems: [{ word: 'cat' }, { word: 'hen' }] },
      },
      leftOut: [
        { code: 'content.shape', path: ['gameData', 'problems', 1, 'word'] },
        { code: 'content.shape', path: ['gameData', 'problems', 2] },
      ],
    });
    expect(contentIssues(asking, stored({}, { word: 'cat' }, { word: 7 }, { word: 'hen' }))).toEqual([]);
  });

  test('an option that says nothing is left out and named, and its default holds', () => {
    expect(readContent(asking, stored({ questionsLimit: 'many' }, { word: 'cat' }))).toEqual({
      ok: true,
      content: { options: { questionsLimit: 0 }, gameData: { problems: [{ word: 'cat' }] } },
      leftOut: [{ code: 'content.shape', path: ['options', 'questionsLimit'] }],
    });
  });

  test('with no problem left it cannot be read', () => {
    expect(readContent(asking, stored({}, { word: 7 }, 'cat'))).toEqual({
      ok: false,
      issues: [
        { code: 'content.shape', path: ['gameData', 'problems', 0, 'word'] },
        { code: 'content.shape', path: ['gameData', 'problems', 1] },
      ],
    });
  });

  test('where the rest is not enough, everything is named by its place in what is stored', () => {
    expect(contentIssues(asking, stored({}, null, { word: '' }, 7, { word: '' }, { word: 'cat' }))).toEqual([
      { code: 'word.none', path: ['gameData', 'problems', 1, 'word'] },
      { code: 'word.none', path: ['gameData', 'problems', 3, 'word'] },
      { code: 'content.shape', path: ['gameData', 'problems', 0] },
      { code: 'content.shape', path: ['gameData', 'problems', 2] },
    ]);
  });

  test('what is wrong outside the problems closes it as a whole', () => {
    const options = { version: 1, options: 'none', gameData: { problems: [{ word: 'cat' }] } };
    const problems = { version: 1, options: {}, gameData: { problems: 'cat' } };

    expect(contentIssues(asking, options)).toEqual([{ code: 'content.shape', path: ['options'] }]);
    expect(contentIssues(asking, problems)).toEqual([
      { code: 'content.shape', path: ['gameData', 'problems'] },
    ]);
  });
});

describe('what keeps content from being played', () => {
  test('well-shaped content gets the issues of its template', () => {
    const stored = { version: 3, options: {}, gameData: { title: 'Farm', words: [] } };

    expect(contentIssues(template, stored)).toEqual([{ code: 'words.none', path: ['gameData', 'words'] }]);
  });

  test('content that cannot be read gets the reason', () => {
    expect(contentIssues(template, null)).toEqual([{ code: 'content.missing', path: [] }]);
  });

  test('playable content has no issues', () => {
    const stored = { version: 3, options: {}, gameData: { title: 'Farm', words: ['cow'] } };

    expect(contentIssues(template, stored)).toEqual([]);
  });
});

describe('what its author should know', () => {
  const review = (...problems: unknown[]) =>
    reviewContent(asking, { version: 1, options: {}, gameData: { problems } }).map(
      ({ code, path, severity }) => `${severity}: ${code} at ${path.slice(2).join('.')}`,
    );
  const long = 'a word that goes on and on';

  test('nothing where nothing is wrong', () => {
    expect(review({ word: 'cat' }, { word: 'hen' })).toEqual([]);
  });

  test('what is left out of an activity that can be played is a warning', () => {
    expect(review({ word: 'cat' }, { word: '' }, 7, { word: 'hen' }, { word: long })).toEqual([
      'warning: word.none at 1.word',
      'warning: word.long at 4.word',
      'warning: content.shape at 2',
    ]);
  });

  test('the same is an error where too little is left, each said once', () => {
    expect(review({ word: long }, { word: '' }, 7)).toEqual([
      'error: word.none at 1.word',
      'error: content.shape at 2',
      'warning: word.long at 0.word',
    ]);
  });

  test('what cannot be read at all is an error', () => {
    expect(reviewContent(asking, null)).toEqual([{ code: 'content.missing', path: [], severity: 'error' }]);
  });
});
