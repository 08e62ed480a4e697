/** Samples between -1 and 1, one ear. */
export type Samples = Float32Array<ArrayBuffer>;

/** Parts of a second. */
const BLOCK = 0.05;
const EDGE = 0.005;

/** Sound this far below the loud parts is a pause between words, and says nothing about the voice. */
const PAUSE = 0.1;
/** As loud as the voice that speaks our texts. */
const LEVEL = 0.11;
/** A room without a voice is not made into a storm. */
const MOST_GAIN = 30;
/** Where the highest peaks begin to be bent, so that none is cut. */
const BEND = 0.7;

const sumOfSquares = (samples: Samples, from: number, to: number): number => {
  let sum = 0;
  for (let at = from; at < to; at += 1) sum += (samples[at] ?? 0) ** 2;
  return sum;
};

/** How loud each block is, as its effective value. */
function blocksOf(samples: Samples, rate: number): readonly number[] {
  const length = Math.max(1, Math.round(rate * BLOCK));
  return Array.from({ length: Math.ceil(samples.length / length) }, (_, index) => {
    const from = index * length;
    const to = Math.min(samples.length, from + length);
    return Math.sqrt(sumOfSquares(samples, from, to) / (to - from));
  });
}

/** How loud somebody speaks, pauses left out: from 0 to 1. */
export function loudnessOf(samples: Samples, rate: number): number {
  const blocks = blocksOf(samples, rate);
  const loudest = blocks.reduce((most, one) => Math.max(most, one), 0);
  const spoken = blocks.filter((one) => one > 0 && one >= loudest * PAUSE);
  if (spoken.length === 0) return 0;
  return Math.sqrt(spoken.reduce((sum, one) => sum + one ** 2, 0) / spoken.length);
}

const bent = (value: number): number => {
  const size = Math.abs(value);
  if (size <= BEND) return value;
  const room = 1 - BEND;
  return Math.sign(value) * (BEND + room * Math.tanh((size - BEND) / room));
};

/** One loudness for all: who whispers and who shouts are heard alike. */
export function evened(samples: Samples, rate: number): Samples {
  const loudness = loudnessOf(samples, rate);
  const gain = loudness === 0 ? 1 : Math.min(MOST_GAIN, LEVEL / loudness);
  return samples.map((sample) => bent(sample * gain));
}

/** A part of a recording, in seconds. */
export interface Cut {
  readonly from: number;
  readonly to: number;
}

/** What is between the two ends, softly: a sound that begins in the middle of a wave clicks. */
export function cutOut(samples: Samples, rate: number, { from, to }: Cut): Samples {
  const part = samples.slice(Math.round(from * rate), Math.round(to * rate));
  const edge = Math.min(Math.round(EDGE * rate), part.length >> 1);
  return part.map((sample, at) => sample * Math.min(1, at / edge || 0, (part.length - 1 - at) / edge || 0));
}

/** Shorter than any sound that is worth keeping. */
export const SHORTEST = 0.2;

/** One end moved; the ends stay apart and within the recording. */
export function movedEnd(cut: Cut, end: 'from' | 'to', seconds: number, length: number): Cut {
  const least = Math.min(SHORTEST, length);
  if (end === 'from') return { ...cut, from: Math.max(0, Math.min(seconds, cut.to - least)) };
  return { ...cut, to: Math.min(length, Math.max(seconds, cut.from + least)) };
}

/** Before and behind the voice stays a breath. */
const BREATH = 0.15;

/** Where somebody speaks, without the silence at both ends: the cut that is offered first. */
export function spokenCut(samples: Samples, rate: number): Cut {
  const length = samples.length / rate;
  const whole: Cut = { from: 0, to: length };
  const blocks = blocksOf(samples, rate);
  const loudest = blocks.reduce((most, one) => Math.max(most, one), 0);
  const isSpoken = (one: number) => one > 0 && one >= loudest * PAUSE;
  const first = blocks.findIndex(isSpoken);
  if (first < 0) return whole;
  const from = Math.max(0, first * BLOCK - BREATH);
  const to = Math.min(length, (blocks.findLastIndex(isSpoken) + 1) * BLOCK + BREATH);
  return to - from < SHORTEST ? whole : { from, to };
}

/** The loudest moment of each of some equal parts, to be drawn. */
export function peaksOf(samples: Samples, count: number): readonly number[] {
  return Array.from({ length: count }, (_, index) => {
    const to = Math.floor(((index + 1) * samples.length) / count);
    let peak = 0;
    for (let at = Math.floor((index * samples.length) / count); at < to; at += 1)
      peak = Math.max(peak, Math.abs(samples[at] ?? 0));
    return Math.min(1, peak);
  });
}
