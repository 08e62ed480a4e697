import { levelled } from '../../../../../../content/sounds/loudness.ts';
import { SAMPLE_RATE, type Wave, withSoftEdges } from '../../../../../../content/sounds/wave.ts';

export interface FinishedSound {
  readonly wave: Wave;
  /** Milliseconds of silence taken away at the beginning. */
  readonly cutMs: number;
}

/** Below this nothing is heard: of full scale, and of the loudest moment. */
const SILENCE = 0.002;
const FAINT = 0.012;
/** Consonants begin and end faintly. */
const BEFORE = 0.02;
const AFTER = 0.08;
/** Just below full scale: what is louder distorts. */
const HIGHEST = 0.89;

/** Raw speech as it is kept: without silence around it, as loud as every sound of the house, at its rate. Null for silence. */
export function finishedSound(samples: Int16Array, sampleRate: number): FinishedSound | null {
  const heard = heardPart(samples, sampleRate);
  if (heard === null) return null;
  const wave = atOurRate(samples.subarray(heard.from, heard.to), sampleRate);
  return {
    wave: withSoftEdges(belowFullScale(levelled(wave)), BEFORE / 4, AFTER / 4),
    cutMs: (heard.from / sampleRate) * 1_000,
  };
}

function heardPart(samples: Int16Array, sampleRate: number): { from: number; to: number } | null {
  let highest = 0;
  for (const sample of samples) highest = Math.max(highest, Math.abs(sample));
  if (highest < SILENCE * 32_768) return null;
  const isHeard = (sample: number) => Math.abs(sample) > FAINT * highest;
  return {
    from: Math.max(0, samples.findIndex(isHeard) - Math.round(BEFORE * sampleRate)),
    to: Math.min(samples.length, samples.findLastIndex(isHeard) + Math.round(AFTER * sampleRate)),
  };
}

function belowFullScale(wave: Wave): Wave {
  let highest = 0;
  for (const sample of wave) highest = Math.max(highest, Math.abs(sample));
  return highest > HIGHEST ? wave.map((sample) => (sample * HIGHEST) / highest) : wave;
}

const REACH = 12;
const TAPS = 2 * REACH;

/** Between the samples by a windowed sinc. Both rates are whole, so that only a few places between two samples occur. */
function atOurRate(samples: Int16Array, sampleRate: number): Wave {
  const places = SAMPLE_RATE / greatestCommon(SAMPLE_RATE, sampleRate);
  const weights = sincTable(places);
  const wave = new Float32Array(Math.floor((samples.length * SAMPLE_RATE) / sampleRate));
  for (let index = 0; index < wave.length; index += 1) {
    const left = Math.floor((index * sampleRate) / SAMPLE_RATE);
    const place = Math.round(((index * sampleRate) / SAMPLE_RATE - left) * places) % places;
    const first = left - REACH + 1;
    let sum = 0;
    for (let tap = Math.max(0, -first); tap < TAPS && first + tap < samples.length; tap += 1) {
      sum += (weights[place * TAPS + tap] ?? 0) * (samples[first + tap] ?? 0);
    }
    wave[index] = sum / 32_768;
  }
  return wave;
}

const greatestCommon = (one: number, other: number): number =>
  other === 0 ? one : greatestCommon(other, one % other);

function sincTable(places: number): Float32Array {
  return new Float32Array(places * TAPS).map((_, entry) => {
    const x = Math.PI * (Math.floor(entry / TAPS) / places - ((entry % TAPS) - REACH + 1));
    return x === 0 ? 1 : (Math.sin(x) / x) * Math.cos(x / TAPS) ** 2;
  });
}
