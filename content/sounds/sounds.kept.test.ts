import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { highPass, lowPass } from './filters.ts';
import { HIGHEST_PEAK, loudnessOf, TARGET_LOUDNESS, truePeakOf } from './loudness.ts';
import { SOUNDS } from './sounds.ts';
import { SAMPLE_RATE, type Wave } from './wave.ts';

const drawn = SOUNDS.map(({ name, draw }) => ({ name, wave: draw() }));
const named = (start: string) => drawn.filter(({ name }) => name.startsWith(start));
const seconds = (wave: Wave) => wave.length / SAMPLE_RATE;
const power = (wave: Wave) => wave.reduce((sum, sample) => sum + sample ** 2, 0);
const highest = (wave: Wave) => wave.reduce((peak, sample) => Math.max(peak, Math.abs(sample)), 0);

test('every sound that the games and the shell ask for is there', () => {
  expect(drawn.map(({ name }) => name)).toEqual([
    ...[1, 2, 3, 4, 5, 6, 7].map((number) => `correct-${number}`),
    ...[1, 2, 3, 4, 5, 6].map((number) => `incorrect-${number}`),
    'applause-partial',
    'applause-mastered',
    'key-click',
    'card-flip',
    'page-turn',
  ]);
});

describe.each(drawn)('$name', ({ name, wave }) => {
  test('is as loud as all others', () => {
    expect(Math.abs(loudnessOf(wave) - TARGET_LOUDNESS)).toBeLessThan(1);
  });

  test('is not clipped', () => {
    expect(truePeakOf(wave)).toBeLessThanOrEqual(HIGHEST_PEAK);
  });

  test('begins and ends without a click', () => {
    expect(Math.abs(wave[0] ?? 1)).toBeLessThan(1e-4);
    expect(highest(wave.subarray(-SAMPLE_RATE / 200))).toBeLessThan(1e-3);
  });

  test('swings around zero', () => {
    const middle = wave.reduce((sum, sample) => sum + sample, 0) / wave.length;

    expect(Math.abs(middle)).toBeLessThan(1e-3);
  });

  test('is the same each time it is drawn', () => {
    const again = SOUNDS.find((sound) => sound.name === name)?.draw();

    expect(hashOf(again)).toBe(hashOf(wave));
  });
});

test.each([
  ['correct', 0.5, 1],
  ['incorrect', 0.3, 0.6],
  ['applause-partial', 2.5, 2.5],
  ['applause-mastered', 4, 4],
  ['key-click', 0, 0.15],
  ['card-flip', 0, 0.3],
  ['page-turn', 0, 0.6],
])('%s lasts from %d to %d seconds', (start, shortest, longest) => {
  for (const { wave } of named(start)) {
    expect(seconds(wave)).toBeGreaterThanOrEqual(shortest);
    expect(seconds(wave)).toBeLessThanOrEqual(longest);
  }
});

test('no two sounds are the same', () => {
  expect(new Set(drawn.map(({ wave }) => hashOf(wave))).size).toBe(drawn.length);
});

test.each(named('correct'))('$name is heard at once and rises', ({ wave }) => {
  expect(firstHeard(wave)).toBeLessThan(0.01);
  expect(noteAt(wave, seconds(wave) - 0.4)).toBeGreaterThan(noteAt(wave, 0));
});

test.each(named('incorrect'))('$name is heard at once, is low and does not rise', ({ wave }) => {
  const last = noteAt(wave, 0.15);

  expect(firstHeard(wave)).toBeLessThan(0.01);
  expect(last).toBeLessThanOrEqual(noteAt(wave, 0));
  expect(last).toBeLessThan(Math.min(...named('correct').map(({ wave: right }) => noteAt(right, 0))));
});

test.each([...named('correct'), ...named('incorrect')])('$name has nothing shrill', ({ wave }) => {
  const above6kHz = power(highPass(highPass(wave, 6_000), 6_000)) / power(wave);

  expect(10 * Math.log10(above6kHz)).toBeLessThan(-40);
});

test.each(named('incorrect'))('$name is heard from the small speaker of a tablet', ({ wave }) => {
  const below200Hz = power(lowPass(wave, 200)) / power(wave);

  expect(below200Hz).toBeLessThan(0.3);
});

function hashOf(wave: Wave | undefined): string {
  return createHash('sha256')
    .update(new Uint8Array(wave?.buffer ?? new ArrayBuffer(0)))
    .digest('hex');
}

function firstHeard(wave: Wave): number {
  const peak = highest(wave);
  return wave.findIndex((sample) => Math.abs(sample) > peak / 10) / SAMPLE_RATE;
}

/** The strongest note, as a MIDI number, in the tenth of a second from `time` on. */
function noteAt(wave: Wave, time: number): number {
  const from = Math.round(time * SAMPLE_RATE);
  const piece = wave.subarray(from, from + SAMPLE_RATE / 10);
  const notes = Array.from({ length: 49 }, (_, step) => 48 + step);
  const strengths = notes.map((note) => strength(piece, 440 * 2 ** ((note - 69) / 12)));
  return notes[strengths.indexOf(Math.max(...strengths))] ?? 0;
}

function strength(piece: Wave, frequency: number): number {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const real = piece.reduce((sum, sample, index) => sum + sample * Math.cos(omega * index), 0);
  const imaginary = piece.reduce((sum, sample, index) => sum + sample * Math.sin(omega * index), 0);
  return real ** 2 + imaginary ** 2;
}
