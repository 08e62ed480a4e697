import { expect, test } from 'vitest';
import { levelled, loudnessOf, TARGET_LOUDNESS, truePeakOf } from './loudness.ts';
import { draw, mix, SAMPLE_RATE } from './wave.ts';

const tone = (frequency: number, level: number, seconds = 1) =>
  draw(seconds, (time) => level * Math.sin(2 * Math.PI * frequency * time));

test('a tone of 997 Hz at full scale is -3.01 loud, as ITU-R BS.1770 defines it for one channel', () => {
  expect(loudnessOf(tone(997, 1))).toBeCloseTo(-3.01, 1);
});

test('half the level is 6 dB less loud', () => {
  expect(loudnessOf(tone(500, 1)) - loudnessOf(tone(500, 0.5))).toBeCloseTo(6.02, 2);
});

test('silence around a sound does not make it less loud', () => {
  const sound = tone(500, 0.3);

  const surrounded = mix(4, [{ wave: sound, at: 1.5 }]);

  expect(Math.abs(loudnessOf(surrounded) - loudnessOf(sound))).toBeLessThan(0.6);
});

test('a bass is less loud than a voice of the same level', () => {
  expect(loudnessOf(tone(40, 0.5))).toBeLessThan(loudnessOf(tone(1_000, 0.5)) - 3);
});

test('whatever it was before, a levelled sound has the loudness of all', () => {
  expect(loudnessOf(levelled(tone(700, 0.01)))).toBeCloseTo(TARGET_LOUDNESS, 3);
  expect(loudnessOf(levelled(tone(700, 0.9, 0.05)))).toBeCloseTo(TARGET_LOUDNESS, 3);
});

test('a peak between two samples is found', () => {
  const betweenSamples = draw(0.1, (time) => Math.sin((Math.PI / 2) * (time * SAMPLE_RATE) + Math.PI / 4));

  const highestSample = 20 * Math.log10(Math.max(...betweenSamples));

  expect(highestSample).toBeCloseTo(-3.01, 1);
  expect(truePeakOf(betweenSamples)).toBeGreaterThan(-0.2);
});
