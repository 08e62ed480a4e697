import { highPass, lowPass, wanderingBand } from './filters.ts';
import { noise, seededRandom } from './seeded-noise.ts';
import { draw, SAMPLE_RATE, shaped, type Wave } from './wave.ts';

interface Rustle {
  readonly seconds: number;
  readonly seed: number;
  /** How many fibres give way in a second: few crackle, many hiss. */
  readonly grains: number;
  /** How high the paper sounds at each moment, in hertz: fast paper is higher. */
  readonly pitch: (time: number) => number;
  readonly level: (time: number) => number;
}

/** Seconds until the sound of one fibre has fallen to a third. */
const FIBRE = 0.004;
/** Below all fibres lies the breath of air that the sheet moves. */
const AIR = 0.25;

/** Paper that is moved: noise in grains of chance. */
export function rustle({ seconds, seed, grains, pitch, level }: Rustle): Wave {
  const fibres = crackle(seconds, seed + 1, grains);
  const grained = noise(seconds, seed).map((sample, index) => sample * (AIR + (fibres[index] ?? 0)));
  return shaped(lowPass(highPass(wanderingBand(grained, pitch, 0.8), 500), 7_000), level);
}

function crackle(seconds: number, seed: number, grains: number): Wave {
  const chance = seededRandom(seed);
  const fading = Math.exp(-1 / (FIBRE * SAMPLE_RATE));
  let strength = 0;
  let heard = 0;
  return draw(seconds, () => {
    strength *= fading;
    if (chance() < grains / SAMPLE_RATE) strength += chance() ** 2;
    // Followed slowly, so that no grain begins with a click.
    heard += (strength - heard) * 0.08;
    return heard;
  });
}
