import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type Span, spanOfBeat, uncountedSeconds } from './play-clock.ts';

const NOW = new Date('2026-05-01T10:00:00.000Z');
const before = (from: number, to: number): Span => ({
  from: NOW.getTime() - from * 1_000,
  to: NOW.getTime() - to * 1_000,
});

describe('a beat', () => {
  test('ends now and is as long as it says', () => {
    expect(spanOfBeat(NOW, 60)).toEqual(before(60, 0));
  });

  test('of a tablet that slept counts two minutes', () => {
    expect(spanOfBeat(NOW, 3 * 3_600)).toEqual(before(120, 0));
  });

  test('that waited for a connection ends when it was played', () => {
    expect(spanOfBeat(NOW, 60, 600)).toEqual(before(660, 600));
  });
});

describe('of a span', () => {
  const minute = before(60, 0);

  test.each([
    ['nothing was counted', [], 60],
    ['all was counted', [before(90, 0)], 0],
    ['the beginning was counted', [before(90, 40)], 40],
    ['the end was counted', [before(20, 0)], 40],
    ['the middle was counted', [before(40, 20)], 40],
    ['two parts that overlap were counted', [before(50, 30), before(40, 20)], 30],
    ['other times were counted', [before(200, 60), { from: minute.to, to: minute.to + 1 }], 60],
  ])('where %s the rest is left', (_, counted, left) => {
    expect(uncountedSeconds(minute, counted)).toBe(left);
  });

  test('a beat that comes a little early loses nothing', () => {
    expect(uncountedSeconds(minute, [before(120, 59.95)])).toBe(60);
  });

  test('beats in any number and order never count more seconds than went by', () => {
    const beat = fc.record({ end: fc.nat(600), seconds: fc.integer({ min: 1, max: 300 }) });

    fc.assert(
      fc.property(fc.array(beat, { maxLength: 30 }), (beats) => {
        const counted: Span[] = [];
        let seconds = 0;
        for (const { end, seconds: said } of beats) {
          const span = spanOfBeat(NOW, said, end);
          seconds += uncountedSeconds(span, counted);
          counted.push(span);
        }

        const first = Math.min(NOW.getTime(), ...counted.map(({ from }) => from));
        expect(seconds).toBeLessThanOrEqual((NOW.getTime() - first) / 1_000);
      }),
    );
  });
});
