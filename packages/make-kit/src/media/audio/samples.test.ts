import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  cutOut,
  evened,
  loudnessOf,
  movedEnd,
  peaksOf,
  type Samples,
  SHORTEST,
  spokenCut,
} from './samples.ts';

const RATES = [24_000, 44_100, 48_000];

/** Somebody who speaks between two silences. */
function voice(rate: number, loud: number, before: number, speaks: number, after: number): Samples {
  const [start, end] = [Math.round(before * rate), Math.round((before + speaks) * rate)];
  return new Float32Array(end + Math.round(after * rate)).map((_, at) =>
    at >= start && at < end
      ? loud * Math.sin((2 * Math.PI * 220 * at) / rate) * (0.6 + 0.4 * Math.sin((6 * at) / rate))
      : 0,
  );
}

const decibel = (one: number, other: number) => Math.abs(20 * Math.log10(one / other));
const rate = fc.constantFrom(...RATES);
const seconds = fc.double({ min: 0.3, max: 1.5, noNaN: true });
const loud = fc.double({ min: 0.02, max: 0.95, noNaN: true });

describe('one loudness for all', () => {
  test('who whispers and who shouts are heard within a decibel of each other, and nothing is cut', () => {
    fc.assert(
      fc.property(rate, loud, loud, seconds, (at, one, other, speaks) => {
        const quiet = evened(voice(at, one, 0.2, speaks, 0.1), at);
        const strong = evened(voice(at, other, 0, speaks, 1), at);

        expect(decibel(loudnessOf(quiet, at), loudnessOf(strong, at))).toBeLessThan(1);
        expect(Math.max(...peaksOf(strong, 1), ...peaksOf(quiet, 1))).toBeLessThanOrEqual(1);
      }),
      { numRuns: 30 },
    );
  });

  test('silence stays silence', () => {
    expect(evened(new Float32Array(1_000), 24_000).every((sample) => sample === 0)).toBe(true);
  });

  test('a long pause does not make the voice louder', () => {
    const short = evened(voice(24_000, 0.2, 0, 1, 0), 24_000);
    const long = evened(voice(24_000, 0.2, 3, 1, 3), 24_000);

    expect(decibel(loudnessOf(short, 24_000), loudnessOf(long, 24_000))).toBeLessThan(0.5);
  });
});

describe('what is cut out', () => {
  test('is as long as it was marked, at 44.1 and 48 kHz alike', () => {
    fc.assert(
      fc.property(rate, fc.double({ min: 0, max: 0.4, noNaN: true }), seconds, (at, from, length) => {
        const part = cutOut(new Float32Array(2 * at).fill(0.5), at, { from, to: from + length });

        expect(Math.abs(part.length / at - length)).toBeLessThan(0.001);
        expect([part[0], part.at(-1)]).toEqual([0, 0]);
        expect(part[part.length >> 1]).toBe(0.5);
      }),
      { numRuns: 50 },
    );
  });

  test('is first of all where somebody speaks, with a breath around it', () => {
    const cut = spokenCut(voice(48_000, 0.5, 1, 2, 1.5), 48_000);

    expect(cut.from).toBeCloseTo(0.85, 1);
    expect(cut.to).toBeCloseTo(3.15, 1);
    expect(spokenCut(new Float32Array(48_000), 48_000)).toEqual({ from: 0, to: 1 });
  });

  test('never gets shorter than a sound, nor longer than the recording', () => {
    const end = fc.constantFrom('from' as const, 'to' as const);
    fc.assert(
      fc.property(fc.array(fc.tuple(end, fc.double({ min: -5, max: 15, noNaN: true }))), (moves) => {
        const cut = moves.reduce((now, [which, to]) => movedEnd(now, which, to, 10), { from: 0, to: 10 });

        expect(cut.from).toBeGreaterThanOrEqual(0);
        expect(cut.to).toBeLessThanOrEqual(10);
        expect(cut.to - cut.from).toBeGreaterThanOrEqual(SHORTEST - 1e-9);
      }),
    );
  });
});

test('a drawing shows the loudest moment of each part', () => {
  expect(peaksOf(Float32Array.of(0.5, -0.25, 0, 0.125), 2)).toEqual([0.5, 0.125]);
});
