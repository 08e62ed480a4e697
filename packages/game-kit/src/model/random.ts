/** The whole generator is one number, so that a half-played game keeps it in its JSON state. */
export type RandomState = number;

export interface Draw<T> {
  readonly value: T;
  readonly random: RandomState;
}

/** mulberry32: 32 bits of state and of result, the same on every machine. */
export function drawFraction(random: RandomState): Draw<number> {
  const next = (random + 0x6d2b79f5) | 0;
  let mixed = Math.imul(next ^ (next >>> 15), next | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return { value: ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32, random: next };
}

/** A whole number from 0 up to, but not including, `below`. */
export function drawInteger(random: RandomState, below: number): Draw<number> {
  if (!Number.isInteger(below) || below < 1) throw new RangeError(`cannot draw a number below ${below}`);
  const fraction = drawFraction(random);
  return { value: Math.floor(fraction.value * below), random: fraction.random };
}

export function shuffle<T>(random: RandomState, items: readonly T[]): Draw<readonly T[]> {
  const left = [...items];
  const shuffled: T[] = [];
  let state = random;
  while (left.length > 0) {
    const place = drawInteger(state, left.length);
    state = place.random;
    shuffled.push(...left.splice(place.value, 1));
  }
  return { value: shuffled, random: state };
}
