import { type Draw, drawInteger, type RandomState } from '@flink/game-kit/model/random.ts';
import type { MovingAnswersOptions } from './schema.ts';

/** Spec 2 §9. */
const DIRECTIONS = ['left-to-right', 'right-to-left', 'top-to-bottom', 'bottom-to-top'] as const;
const SPEEDS = { slow: 3_000, medium: 2_000, fast: 1_000 } as const;

export type Direction = (typeof DIRECTIONS)[number];

export function drawDirection(random: RandomState): Draw<Direction> {
  const drawn = drawInteger(random, DIRECTIONS.length);
  return { value: DIRECTIONS[drawn.value] ?? 'left-to-right', random: drawn.random };
}

/**
 * The time in which an answer drifts by its own length. Taken for the whole way, a second would carry it across a
 * tablet faster than a small finger follows, and faster still on a larger screen.
 */
export const stepMilliseconds = (speed: MovingAnswersOptions['animationSpeed']): number => SPEEDS[speed];

/** More lanes than three are too thin for a finger on a phone that lies on its side. */
const MOST_LANES = 3;
/** Long answers are read, not glanced at: they get wider lanes. */
const MOST_LONG_LANES = 2;
/** Neighbours start apart, so that no two words stand below each other for long. */
const STAGGER = 0.22;
const FIRST = 0.25;

export interface Place {
  readonly lane: number;
  /** How much of its way is behind it as the problem comes, from 0 to 1. */
  readonly phase: number;
}

export interface Lanes {
  readonly lanes: number;
  /** The most answers in one lane. */
  readonly perLane: number;
  readonly places: readonly Place[];
}

/** Where each answer moves: those of one lane keep the same distance, so none ever hides another. */
export function lanesFor(answers: number, long = false): Lanes {
  const lanes = Math.max(1, Math.min(answers, long ? MOST_LONG_LANES : MOST_LANES));
  const perLane = Math.max(1, Math.ceil(answers / lanes));
  const places = Array.from({ length: answers }, (_answer, index) => {
    const lane = index % lanes;
    const phase = (FIRST + lane * STAGGER + Math.floor(index / lanes) / perLane) % 1;
    return { lane, phase };
  });
  return { lanes, perLane, places };
}
