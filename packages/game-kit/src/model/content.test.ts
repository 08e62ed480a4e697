import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { contentIssues, readContent } from './content.ts';
import { defineTemplate } from './template.ts';

/** Version 1 kept one word, version 2 a list, version 3 also a title. */
const template = defineTemplate({
  alias: 'words',
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
  start: () => ({ state: null, effects: [] }),
  step: (state: null) => ({ state, effects: [] }),
  multiplayer: false,
  media: () => [],
  view: () => ({
    progress: [],
    said: { verdict: 'nothing', text: null, turn: 0 },
    players: null,
    reveal: null,
    clue: null,
    read: null,
    next: null,
    canCheck: false,
    over: false,
  }),
  robot: { canBeWrong: false, move: () => null },
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
    });
  });

  test('content of the first version goes through every migration', () => {
    const stored = { version: 1, options: {}, gameData: { word: 'cow' } };

    expect(readContent(template, stored)).toEqual({
      ok: true,
      content: { options: {}, gameData: { title: '', words: ['cow'] } },
    });
  });

  test('content of the second version skips the first migration', () => {
    const stored = { version: 2, options: {}, gameData: { words: ['cow', 'hen'] } };

    expect(readContent(template, stored)).toEqual({
      ok: true,
      content: { options: {}, gameData: { title: '', words: ['cow', 'hen'] } },
    });
  });

  test.each([
    ['nothing', undefined, 'content.missing', []],
    ['a text', 'cow', 'content.missing', []],
    ['no options', { version: 3, gameData: {} }, 'content.missing', ['options']],
    ['no game data', { version: 3, options: {} }, 'content.missing', ['gameData']],
    ['no version', { options: {}, gameData: {} }, 'content.version', ['version']],
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
