import { drawFraction } from '@flink/game-kit/model/random.ts';
import { draw, type Wave } from './wave.ts';

/** Numbers from 0 up to 1, the same row for the same seed on every machine. */
export function seededRandom(seed: number): () => number {
  let state = seed;
  return () => {
    const { value, random } = drawFraction(state);
    state = random;
    return value;
  };
}

export function noise(seconds: number, seed: number): Wave {
  const chance = seededRandom(seed);
  return draw(seconds, () => 2 * chance() - 1);
}
