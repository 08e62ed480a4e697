import { bandPass, lowPass, ringing } from './filters.ts';
import { noise } from './seeded-noise.ts';
import { decay, mix, ramp, shaped, type Wave } from './wave.ts';

/** One way in which struck wood swings: its pitch against the note's, its level, its seconds to silence. */
interface Mode {
  readonly ratio: number;
  readonly level: number;
  readonly ring: number;
}

interface Body {
  readonly modes: readonly Mode[];
  /** Seconds until the blow is fully felt; the softer the mallet, the longer. */
  readonly rise: number;
  /** What is heard of mallet, thumb or felt itself. */
  readonly touch: { readonly frequency: number; readonly ring: number; readonly level: number };
}

export type Instrument = (note: number) => Wave;

/** Above this, a partial of a high note is glass and not wood. */
const BRIGHTEST = 5_800;
/** The pitch whose partials ring as long as the tables say; a bar of half the length rings less. */
const MIDDLE = 660;
/** Seconds after which nothing is left of any touch. */
const TOUCH = 0.1;

const MARIMBA: Body = {
  modes: [
    { ratio: 1, level: 1, ring: 0.95 },
    { ratio: 3.93, level: 0.26, ring: 0.28 },
    { ratio: 9.2, level: 0.08, ring: 0.08 },
  ],
  rise: 0.003,
  touch: { frequency: 700, ring: 0.04, level: 0.6 },
};

const KALIMBA: Body = {
  modes: [
    { ratio: 1, level: 1, ring: 1.15 },
    // The wood below the tine is a little flat of it: the slow beating of the two is the warmth.
    { ratio: 0.9965, level: 0.3, ring: 0.7 },
    { ratio: 2.01, level: 0.07, ring: 0.4 },
    { ratio: 5.4, level: 0.16, ring: 0.18 },
  ],
  rise: 0.002,
  touch: { frequency: 420, ring: 0.06, level: 0.6 },
};

const FELT: Body = {
  modes: [
    { ratio: 1, level: 1, ring: 0.34 },
    { ratio: 2.76, level: 0.26, ring: 0.15 },
    { ratio: 5.4, level: 0.05, ring: 0.07 },
  ],
  rise: 0.006,
  touch: { frequency: 520, ring: 0.09, level: 1.1 },
};

const KEY: Body = {
  modes: [
    { ratio: 1, level: 1, ring: 0.1 },
    { ratio: 2.76, level: 0.5, ring: 0.06 },
  ],
  rise: 0.001,
  touch: { frequency: 1_500, ring: 0.03, level: 1.4 },
};

export const marimba: Instrument = (note) => struck(MARIMBA, note);
export const kalimba: Instrument = (note) => struck(KALIMBA, note);
export const feltTap: Instrument = (note) => struck(FELT, note);
export const woodenKey: Instrument = (note) => struck(KEY, note);

/** MIDI numbers: 69 is the A of 440 Hz, each step a semitone. */
const frequencyOf = (note: number) => 440 * 2 ** ((note - 69) / 12);

function struck({ modes, rise, touch }: Body, note: number): Wave {
  const frequency = frequencyOf(note);
  const shortening = Math.sqrt(MIDDLE / frequency);
  const swings = modes.map(({ ratio, level, ring }) => ({
    wave: ringing(frequency * ratio, ring * shortening),
    level: level * ramp((BRIGHTEST - frequency * ratio) / 1_500),
  }));
  const longest = Math.max(TOUCH, ...modes.map(({ ring }) => ring * shortening));
  const tone = shaped(mix(longest, swings), (time) => ramp(time / rise));
  return mix(longest, [{ wave: tone }, { wave: touchOf(touch, rise, note), level: touch.level }]);
}

/** The note is the seed: two bars are never touched in quite the same way. */
function touchOf({ frequency, ring }: Body['touch'], rise: number, note: number): Wave {
  const rubbed = lowPass(bandPass(noise(TOUCH, note), frequency, 0.9), 3 * frequency);
  return shaped(rubbed, (time) => ramp(time / rise) * decay(time, ring));
}
