import { bandPass } from './filters.ts';
import { noise, seededRandom } from './seeded-noise.ts';
import { decay, mix, ramp, shaped, type Wave } from './wave.ts';

interface Applause {
  readonly seconds: number;
  readonly hands: number;
  readonly seed: number;
  /** How many of the hands clap at each moment, from 0 to 1; the eager ones begin first and end last. */
  readonly eagerness: (time: number) => number;
}

/** No clap is like the one before; that the fourth is like the first is lost in the crowd. */
const CLAPS_OF_A_HAND = 3;

/** A room of people who clap: each with hands of their own, at a pace of their own, not quite evenly. */
export function applause({ seconds, hands, seed, eagerness }: Applause): Wave {
  const crowd = Array.from({ length: hands }, (_, hand) => {
    const chance = seededRandom(seed + 1_000 * hand);
    const pitch = 750 + 950 * chance();
    const pace = 0.2 + 0.09 * chance();
    const near = 0.4 + 0.6 * chance();
    const reluctance = (hand + 0.5) / hands;
    const times = rhythm(chance, pace, seconds, hand).filter((time) => eagerness(time) > reluctance);
    return Array.from({ length: CLAPS_OF_A_HAND }, (_, kind) => {
      const wave = clap(pitch * (0.93 + 0.14 * chance()), seed + 1_000 * hand + 10 * kind);
      return times
        .filter((_, turn) => turn % CLAPS_OF_A_HAND === kind)
        .map((at) => ({
          wave,
          at,
          level: near * (0.65 + 0.35 * chance()) * Math.min(1, 0.4 + eagerness(at)),
        }));
    });
  });
  return mix(seconds, crowd.flat(2));
}

function rhythm(chance: () => number, pace: number, seconds: number, hand: number): number[] {
  const times: number[] = [];
  // The most eager one claps at once: applause that comes late is none.
  const first = hand === 0 ? 0.01 : pace * chance();
  for (let time = first; time < seconds; time += pace * (0.88 + 0.24 * chance())) times.push(time);
  return times;
}

/** Fingers meet a moment before the palms, then the air between them escapes. */
function clap(pitch: number, seed: number): Wave {
  const fingers = shaped(bandPass(noise(0.05, seed), 1.7 * pitch, 1.1), blow(0.03));
  const palms = shaped(bandPass(noise(0.12, seed + 1), pitch, 1.4), blow(0.07));
  const air = shaped(bandPass(noise(0.12, seed + 2), 0.45 * pitch, 0.9), blow(0.09));
  return mix(0.14, [
    { wave: fingers, level: 0.5 },
    { wave: palms, at: 0.005 },
    { wave: air, at: 0.006, level: 0.35 },
  ]);
}

const blow = (ring: number) => (time: number) => ramp(time / 0.002) * decay(time, ring);
