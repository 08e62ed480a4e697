import { decay, SAMPLE_RATE, type Wave } from './wave.ts';

/** Coefficients of a second-order filter, divided by a0. */
export interface Biquad {
  readonly b: readonly [number, number, number];
  readonly a: readonly [number, number];
}

export function filtered(wave: Wave, { b: [b0, b1, b2], a: [a1, a2] }: Biquad): Wave {
  let x1 = 0;
  let x2 = 0;
  let y1 = 0;
  let y2 = 0;
  return wave.map((x) => {
    const y = b0 * x + b1 * x1 + b2 * x2 - a1 * y1 - a2 * y2;
    x2 = x1;
    x1 = x;
    y2 = y1;
    y1 = y;
    return y;
  });
}

export function lowPass(wave: Wave, frequency: number): Wave {
  const { cos, alpha } = angle(frequency, Math.SQRT1_2);
  return filtered(wave, divided((1 - cos) / 2, 1 - cos, (1 - cos) / 2, 1 + alpha, -2 * cos, 1 - alpha));
}

export function highPass(wave: Wave, frequency: number): Wave {
  const { cos, alpha } = angle(frequency, Math.SQRT1_2);
  return filtered(wave, divided((1 + cos) / 2, -1 - cos, (1 + cos) / 2, 1 + alpha, -2 * cos, 1 - alpha));
}

/** The louder, the nearer to `frequency`; the narrower, the higher `sharpness`. */
export function bandPass(wave: Wave, frequency: number, sharpness: number): Wave {
  const { cos, alpha } = angle(frequency, sharpness);
  return filtered(wave, divided(alpha, 0, -alpha, 1 + alpha, -2 * cos, 1 - alpha));
}

/** What a blow leaves behind: a tone that has lost 60 dB after `ring` seconds. */
export function ringing(frequency: number, ring: number): Wave {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  const kept = decay(1 / SAMPLE_RATE, ring);
  const blow = new Float32Array(Math.round(ring * SAMPLE_RATE));
  blow[0] = 1;
  return filtered(blow, { b: [0, kept * Math.sin(omega), 0], a: [-2 * kept * Math.cos(omega), kept ** 2] });
}

/** A band that wanders: its middle at each moment, in seconds, is what `frequency` says. */
export function wanderingBand(wave: Wave, frequency: (time: number) => number, sharpness: number): Wave {
  let low = 0;
  let band = 0;
  return wave.map((sample, index) => {
    const g = Math.tan((Math.PI * frequency(index / SAMPLE_RATE)) / SAMPLE_RATE);
    const high = (sample - low - (g + 1 / sharpness) * band) / (1 + g * (g + 1 / sharpness));
    const middle = g * high + band;
    const below = g * middle + low;
    band = g * high + middle;
    low = g * middle + below;
    return middle / sharpness;
  });
}

function angle(frequency: number, sharpness: number): { readonly cos: number; readonly alpha: number } {
  const omega = (2 * Math.PI * frequency) / SAMPLE_RATE;
  return { cos: Math.cos(omega), alpha: Math.sin(omega) / (2 * sharpness) };
}

function divided(b0: number, b1: number, b2: number, a0: number, a1: number, a2: number): Biquad {
  return { b: [b0 / a0, b1 / a0, b2 / a0], a: [a1 / a0, a2 / a0] };
}
