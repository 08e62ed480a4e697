import { describe, expect, test } from 'vitest';
import { type Clip, clip as clipSchema } from '../../entities/clip.ts';
import { clipCues, clipSeconds, isPlayable, placeAt, sceneAt } from './clip-timing.ts';

const star = (moves: Clip['scenes'][number]['things'][number]['moves'] = []) => ({
  drawing: { kind: 'svg' as const, id: 'star' },
  size: 10,
  at: { x: 0, y: 50, scale: 1, opacity: 0 },
  moves,
});

const clip = (more: Partial<Clip['scenes'][number]> = {}): Clip => ({
  format: 'flink-clip',
  version: 1,
  locale: 'en',
  drawings: { star: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
  scenes: [
    { seconds: 4, background: { kind: 'colour', colour: '#ffffff' }, things: [star()], lines: [], ...more },
    {
      seconds: 6,
      background: { kind: 'scene', theme: 'forest', number: 2 },
      things: [],
      lines: [
        { at: 1, text: 'One' },
        { at: 3, text: 'Two' },
      ],
    },
  ],
});

test('a clip is as long as its scenes, and the last one stays', () => {
  expect(clipSeconds(clip())).toBe(10);
  expect([0, 3.9, 4, 10].map((time) => sceneAt(clip(), time))).toEqual([
    { index: 0, seconds: 0 },
    { index: 0, seconds: 3.9 },
    { index: 1, seconds: 0 },
    { index: 1, seconds: 6 },
  ]);
});

test('a line is read until the next one, the last one until its scene ends', () => {
  expect(clipCues(clip())).toEqual([
    { start: 5, end: 7, text: 'One' },
    { start: 7, end: 10, text: 'Two' },
  ]);
});

describe('a thing that moves', () => {
  const thing = star([
    { from: 1, to: 3, x: 100, opacity: 1 },
    { from: 3, to: 4, scale: 2 },
  ]);

  test('stays before and after, and is on its way in between', () => {
    expect([0.5, 2, 3.5, 9].map((time) => placeAt(thing, time))).toEqual([
      { x: 0, y: 50, scale: 1, opacity: 0 },
      { x: 50, y: 50, scale: 1, opacity: 0.5 },
      { x: 100, y: 50, scale: 1.5, opacity: 1 },
      { x: 100, y: 50, scale: 2, opacity: 1 },
    ]);
  });

  test('fades and does not travel for who asked for less motion', () => {
    expect(placeAt(thing, 2, true)).toEqual({ x: 100, y: 50, scale: 1, opacity: 0.5 });
  });
});

test('what the schema takes can be played when its times fit', () => {
  expect(isPlayable(clipSchema.parse(clip()))).toBe(true);
});

test.each([
  ['a move that ends before it begins', { things: [star([{ from: 2, to: 1, x: 1 }])] }],
  ['a move after the end of its scene', { things: [star([{ from: 2, to: 5, x: 1 }])] }],
  [
    'two moves at once',
    {
      things: [
        star([
          { from: 0, to: 2, x: 1 },
          { from: 1, to: 3, y: 1 },
        ]),
      ],
    },
  ],
  ['a line after the end of its scene', { lines: [{ at: 4, text: 'Late' }] }],
  [
    'two lines at once',
    {
      lines: [
        { at: 1, text: 'One' },
        { at: 1, text: 'Two' },
      ],
    },
  ],
  ['a drawing that is not there', { things: [{ ...star(), drawing: { kind: 'svg' as const, id: 'moon' } }] }],
])('%s cannot be played', (_what, more) => {
  expect(isPlayable(clip(more))).toBe(false);
});

test.each([
  ['another version', { version: 2 }],
  ['another format', { format: 'film' }],
  ['no scene', { scenes: [] }],
  ['an unknown field', { script: 'alert(1)' }],
  [
    'an address for a picture',
    {
      scenes: [
        {
          ...clip().scenes[0],
          things: [{ ...star(), drawing: { kind: 'picture', file: '//elsewhere.test/a.svg' } }],
        },
      ],
    },
  ],
])('%s is no clip', (_what, more) => {
  expect(clipSchema.safeParse({ ...clip(), ...more }).success).toBe(false);
});
