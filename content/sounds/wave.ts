/** Enough for wood, paper and hands, which have little above 10 kHz; and half the bytes of a music file. */
export const SAMPLE_RATE = 24_000;

/** Samples from -1 to 1, one ear. */
export type Wave = Float32Array<ArrayBuffer>;

interface Part {
  readonly wave: Wave;
  /** Seconds from the beginning. */
  readonly at?: number;
  readonly level?: number;
}

const samplesOf = (seconds: number) => Math.round(seconds * SAMPLE_RATE);

/** The wave whose value at each moment, in seconds, is what `value` says. */
export function draw(seconds: number, value: (time: number) => number): Wave {
  return new Float32Array(samplesOf(seconds)).map((_, index) => value(index / SAMPLE_RATE));
}

/** All parts at their time. What would ring beyond the end is left out. */
export function mix(seconds: number, parts: readonly Part[]): Wave {
  const mixed = new Float32Array(samplesOf(seconds));
  for (const { wave, at = 0, level = 1 } of parts) {
    const from = samplesOf(at);
    const until = Math.min(mixed.length, from + wave.length);
    for (let index = from; index < until; index += 1) {
      mixed[index] = (mixed[index] ?? 0) + level * (wave[index - from] ?? 0);
    }
  }
  return mixed;
}

/** The wave made louder and softer over its time. */
export function shaped(wave: Wave, level: (time: number) => number): Wave {
  return wave.map((sample, index) => sample * level(index / SAMPLE_RATE));
}

/** A wave that begins or ends away from zero is heard as a click. */
export function withSoftEdges(wave: Wave, rise: number, fall: number): Wave {
  const end = (wave.length - 1) / SAMPLE_RATE;
  return shaped(wave, (time) => ramp(time / rise) * ramp((end - time) / fall));
}

/** From 0 to 1 without a corner. */
export function ramp(share: number): number {
  const within = Math.min(1, Math.max(0, share));
  return (1 - Math.cos(Math.PI * within)) / 2;
}

/** What is left after `time` of something that has lost 60 dB after `ring` seconds. */
export function decay(time: number, ring: number): number {
  return 10 ** ((-3 * time) / ring);
}
