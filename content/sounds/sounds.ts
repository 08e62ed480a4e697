import { applause } from './hands.ts';
import { levelled } from './loudness.ts';
import { rustle } from './paper.ts';
import { inRoom } from './room.ts';
import { decay, mix, ramp, type Wave, withSoftEdges } from './wave.ts';
import { feltTap, type Instrument, kalimba, marimba, woodenKey } from './wood.ts';

interface Blow {
  readonly note: number;
  readonly at: number;
  readonly level?: number;
  readonly on?: Instrument;
}

interface Sound {
  readonly name: string;
  readonly draw: () => Wave;
}

/** C major, as MIDI numbers: everything that sounds sits in it, so that nothing ever clashes. */
const [C4, D4, E4, F4, G4] = [60, 62, 64, 65, 67] as const;
const [C5, D5, E5, G5, C6, D6, E6, G6] = [72, 74, 76, 79, 84, 86, 88, 91] as const;

/** Notes one after the other, each a little stronger than the one before. */
function run(notes: readonly number[], step: number): Blow[] {
  return notes.map((note, index) => ({
    note,
    at: index * step,
    level: 0.7 + (0.3 * (index + 1)) / notes.length,
  }));
}

function played(instrument: Instrument, seconds: number, blows: readonly Blow[]): Wave {
  return mix(
    seconds,
    blows.map(({ note, at, level = 1, on = instrument }) => ({ wave: on(note), at, level })),
  );
}

function right(instrument: Instrument, seconds: number, blows: readonly Blow[]): Wave {
  const dry = played(instrument, seconds, blows);
  return withSoftEdges(inRoom(dry, { ring: 0.35, level: 0.3 }), 0.001, 0.16);
}

/** Two taps at most: a row of falling notes is laughter. */
function wrong(seconds: number, blows: readonly Blow[]): Wave {
  return withSoftEdges(inRoom(played(feltTap, seconds, blows), { ring: 0.2, level: 0.2 }), 0.001, 0.12);
}

const correct: readonly (() => Wave)[] = [
  () => right(marimba, 0.75, run([G4, C5, E5], 0.11)),
  () => right(kalimba, 0.8, run([C5, G5], 0.13)),
  () => right(marimba, 0.8, run([C5, E5, G5, C6], 0.09)),
  () => right(kalimba, 0.85, run([E5, G5, C6], 0.11)),
  () => right(marimba, 0.85, [...run([G4, E5, G5], 0.1), { note: C6, at: 0.3, level: 0.6, on: kalimba }]),
  () => right(kalimba, 0.9, run([D5, G5, C6], 0.12)),
  () =>
    right(marimba, 1, [
      ...run([G4, C5, E5, G5], 0.085),
      { note: C6, at: 0.35, on: kalimba },
      { note: E6, at: 0.365, level: 0.6, on: kalimba },
    ]),
];

/** No falling minor third: that is how children tease each other. */
const incorrect: readonly (() => Wave)[] = [
  () =>
    wrong(0.45, [
      { note: E4, at: 0, level: 0.8 },
      { note: C4, at: 0.12 },
    ]),
  () => wrong(0.36, [{ note: C4, at: 0 }]),
  () =>
    wrong(0.45, [
      { note: E4, at: 0, level: 0.8 },
      { note: D4, at: 0.13 },
    ]),
  () =>
    wrong(0.42, [
      { note: D4, at: 0 },
      { note: D4, at: 0.1, level: 0.7 },
    ]),
  () =>
    wrong(0.5, [
      { note: F4, at: 0, level: 0.8 },
      { note: C4, at: 0.14 },
    ]),
  () =>
    wrong(0.45, [
      { note: G4, at: 0, level: 0.7 },
      { note: C4, at: 0.11 },
    ]),
];

function applausePartial(): Wave {
  const crowd = applause({
    seconds: 2.5,
    hands: 12,
    seed: 11,
    eagerness: (time) => 0.4 + ramp(time / 0.4) * 0.6 - ramp((time - 1.1) / 1.4),
  });
  return withSoftEdges(inRoom(crowd, { ring: 0.5, level: 0.5 }), 0.002, 0.3);
}

/** The flourish comes first and alone enough to be heard; the hands swell below it and carry on. */
function applauseMastered(): Wave {
  const crowd = applause({
    seconds: 4,
    hands: 14,
    seed: 29,
    eagerness: (time) => 0.2 + ramp(time / 1.6) * 0.85 - ramp((time - 2.6) / 1.4) * 1.1,
  });
  const flourish = played(marimba, 4, [
    ...run([G4, C5, E5, G5, C6], 0.1),
    { note: E6, at: 0.5, on: kalimba },
    { note: D6, at: 0.78, level: 0.8, on: kalimba },
    { note: E6, at: 0.92, on: kalimba },
    { note: G6, at: 1.06, level: 0.9, on: kalimba },
    { note: C6, at: 1.06, level: 0.9 },
  ]);
  const both = mix(4, [{ wave: crowd }, { wave: flourish, level: 0.14 }]);
  return withSoftEdges(inRoom(both, { ring: 0.5, level: 0.45 }), 0.002, 0.4);
}

function keyClick(): Wave {
  return withSoftEdges(mix(0.11, [{ wave: woodenKey(G5) }]), 0.001, 0.05);
}

/** Lifted with a flick, laid down with a pat. */
function cardFlip(): Wave {
  const lifted = rustle({
    seconds: 0.16,
    seed: 3,
    grains: 500,
    pitch: (time) => 1_300 + 14_000 * time,
    level: (time) => ramp(time / 0.04) * ramp((0.15 - time) / 0.09),
  });
  const laidDown = rustle({
    seconds: 0.12,
    seed: 5,
    grains: 1_500,
    pitch: () => 750,
    level: (time) => ramp(time / 0.006) * decay(time, 0.11),
  });
  return withSoftEdges(mix(0.27, [{ wave: lifted }, { wave: laidDown, at: 0.135, level: 2 }]), 0.002, 0.03);
}

/** The sheet is drawn up, falls over, and comes to lie. */
function pageTurn(): Wave {
  const sheet = rustle({
    seconds: 0.55,
    seed: 17,
    grains: 260,
    pitch: (time) => 1_200 + 2_200 * ramp(time / 0.24) - 1_500 * ramp((time - 0.26) / 0.24),
    level: (time) => ramp(time / 0.15) * ramp((0.42 - time) / 0.2),
  });
  const laidDown = rustle({
    seconds: 0.2,
    seed: 23,
    grains: 700,
    pitch: () => 1_100,
    level: (time) => ramp(time / 0.025) * ramp((0.16 - time) / 0.14),
  });
  return withSoftEdges(mix(0.58, [{ wave: sheet }, { wave: laidDown, at: 0.37, level: 0.7 }]), 0.002, 0.05);
}

const numbered = (kind: string, drawings: readonly (() => Wave)[]) =>
  drawings.map((drawing, index) => ({ name: `${kind}-${index + 1}`, draw: drawing }));

/** Every sound of the app by its name, all equally loud. */
export const SOUNDS: readonly Sound[] = [
  ...numbered('correct', correct),
  ...numbered('incorrect', incorrect),
  { name: 'applause-partial', draw: applausePartial },
  { name: 'applause-mastered', draw: applauseMastered },
  { name: 'key-click', draw: keyClick },
  { name: 'card-flip', draw: cardFlip },
  { name: 'page-turn', draw: pageTurn },
].map(({ name, draw }) => ({ name, draw: () => levelled(draw()) }));
