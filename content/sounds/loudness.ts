import { type Biquad, filtered } from './filters.ts';
import { SAMPLE_RATE, type Wave } from './wave.ts';

/** Loudness units below full scale, of every sound: none makes a child reach for the volume. */
export const TARGET_LOUDNESS = -20;
/** Decibels below full scale; what comes nearer distorts in some decoders. */
export const HIGHEST_PEAK = -1;

/** ITU-R BS.1770 measures blocks of 400 ms; these sounds are shorter, and an ear sums over about 100. */
const BLOCK = 0.1 * SAMPLE_RATE;
const HOP = BLOCK / 4;
const ABSOLUTE_GATE = -70;
const RELATIVE_GATE = -10;

/** Loudness of the parts that are heard, as in ITU-R BS.1770: K-weighted and gated. */
export function loudnessOf(wave: Wave): number {
  const powers = blockPowers(kWeighted(wave)).filter((power) => loudness(power) > ABSOLUTE_GATE);
  const gate = loudness(mean(powers)) + RELATIVE_GATE;
  return loudness(mean(powers.filter((power) => loudness(power) > gate)));
}

/** The wave at the loudness of all sounds. */
export function levelled(wave: Wave): Wave {
  const factor = 10 ** ((TARGET_LOUDNESS - loudnessOf(wave)) / 20);
  return wave.map((sample) => sample * factor);
}

/** Decibels of the highest point, also between the samples (ITU-R BS.1770, annex 2: four times as many). */
export function truePeakOf(wave: Wave): number {
  let peak = 0;
  for (let index = 0; index < wave.length; index += 1) {
    for (const phase of PHASES) {
      let sum = 0;
      for (const { offset, weight } of phase) sum += weight * (wave[index + offset] ?? 0);
      peak = Math.max(peak, Math.abs(sum));
    }
  }
  return 20 * Math.log10(peak);
}

const REACH = 12;
const PHASES = [0, 0.25, 0.5, 0.75].map((shift) =>
  Array.from({ length: 2 * REACH }, (_, index) => {
    const offset = index - REACH + 1;
    const x = Math.PI * (shift - offset);
    const window = Math.cos(x / (2 * REACH)) ** 2;
    return { offset, weight: x === 0 ? 1 : (Math.sin(x) / x) * window };
  }),
);

function blockPowers(wave: Wave): number[] {
  const blocks = Math.max(1, Math.floor((wave.length - BLOCK) / HOP) + 1);
  return Array.from({ length: blocks }, (_, block) => {
    let sum = 0;
    for (const sample of wave.subarray(block * HOP, block * HOP + BLOCK)) sum += sample ** 2;
    return sum / BLOCK;
  });
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const loudness = (power: number) => -0.691 + 10 * Math.log10(power);

const kWeighted = (wave: Wave) => filtered(filtered(wave, HEAD), BASS_CUT);

/** The constants of ITU-R BS.1770 for 48 kHz, as the frequency, gain and quality behind them. */
const HEAD = highShelf(1_681.974450955533, 3.999843853973347, 0.7071752369554196);
const BASS_CUT = bassCut(38.13547087602444, 0.5003270373238773);

function highShelf(frequency: number, gain: number, quality: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / SAMPLE_RATE);
  const vh = 10 ** (gain / 20);
  const vb = vh ** 0.4996667741545416;
  const a0 = 1 + k / quality + k * k;
  return {
    b: [
      (vh + (vb * k) / quality + k * k) / a0,
      (2 * (k * k - vh)) / a0,
      (vh - (vb * k) / quality + k * k) / a0,
    ],
    a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0],
  };
}

function bassCut(frequency: number, quality: number): Biquad {
  const k = Math.tan((Math.PI * frequency) / SAMPLE_RATE);
  const a0 = 1 + k / quality + k * k;
  return { b: [1, -2, 1], a: [(2 * (k * k - 1)) / a0, (1 - k / quality + k * k) / a0] };
}
