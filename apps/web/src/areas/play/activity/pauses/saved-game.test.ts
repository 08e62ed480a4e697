import { expect, test } from 'vitest';
import {
  contentMarkOf,
  gameToResume,
  nextRevision,
  readSavedCopy,
  type SavedCopy,
  savedGameOf,
} from './saved-game.ts';

const now = { contentMark: 'a', players: 1 };
const start = { type: 'start' };
const choose = { type: 'choose', place: 1 };

const kept = (events: SavedCopy['saved']['events'], rest: Partial<SavedCopy['saved']> = {}): SavedCopy => ({
  revision: 1,
  saved: { ...savedGameOf({ id: 'run', record: { seed: 7, events } }, now), ...rest },
});

test('a half-played game goes on where it stopped', () => {
  expect(gameToResume([kept([start, choose])], now)).toEqual({
    id: 'run',
    record: { seed: 7, events: [start, choose] },
  });
});

test('of the game of this tablet and that of the server the newer one goes on', () => {
  const older = kept([start, choose, choose]);
  const newer = { ...kept([start, choose]), revision: 2 };

  expect(gameToResume([older, newer], now)?.record.events).toHaveLength(2);
  expect(gameToResume([newer, older], now)?.record.events).toHaveLength(2);
  expect(gameToResume([null, older], now)?.record.events).toHaveLength(3);
});

test('a game that was played to its end on another tablet is not offered on this one', () => {
  const here = kept([start, choose]);

  expect(gameToResume([here, { saved: null, revision: 9 }], now)).toBeNull();
  expect(gameToResume([here, { saved: null, revision: 0 }], now)).not.toBeNull();
});

test('a copy of a game that was finished on another device does not go on, however far it had come', () => {
  const here = { ...kept([start, choose]), revision: 20 };

  expect(gameToResume([here, { saved: null, revision: 9, finishedRun: 'run' }], now)).toBeNull();
  expect(gameToResume([here, { saved: null, revision: 9, finishedRun: 'other' }], now)).not.toBeNull();
});

test('another game on the server goes on in place of a copy of one that was finished', () => {
  const here = { ...kept([start, choose]), revision: 20 };
  const other = { ...kept([start, choose, choose], { runId: 'other' }), revision: 9, finishedRun: 'run' };

  expect(gameToResume([here, other], now)?.id).toBe('other');
});

test('a game about words that were changed since does not go on', () => {
  expect(gameToResume([kept([start, choose], { contentMark: 'b' })], now)).toBeNull();
});

test('a game of two does not go on alone', () => {
  expect(gameToResume([kept([start, choose], { players: 2 })], now)).toBeNull();
});

test('a game in which nothing was done is not offered', () => {
  expect(gameToResume([kept([start, start]), kept([])], now)).toBeNull();
});

test('other content has another mark, the same content the same one', () => {
  const mark = contentMarkOf({ version: 1, gameData: { word: 'cat' } });

  expect(contentMarkOf({ version: 1, gameData: { word: 'cat' } })).toBe(mark);
  expect(contentMarkOf({ version: 1, gameData: { word: 'cut' } })).not.toBe(mark);
  expect(contentMarkOf({ version: 2, gameData: { word: 'cat' } })).not.toBe(mark);
  expect(mark.length).toBeLessThanOrEqual(100);
});

test('a new save is newer than what either place holds', () => {
  expect(nextRevision([null, null])).toBe(1);
  expect(nextRevision([{ revision: 4 }, { revision: 9 }])).toBe(10);
});

test('what is kept in the browser comes back as it was', () => {
  const game = kept([start, choose]);

  expect(readSavedCopy(JSON.stringify(game))).toEqual(game);
});

test.each([
  null,
  '',
  '{',
  '7',
  '{"revision":1}',
  '{"revision":1,"saved":{"seed":1,"players":1,"contentMark":"a","events":[7]}}',
])('a broken copy in the browser (%s) is no game', (text) => {
  expect(readSavedCopy(text)).toBeNull();
});
