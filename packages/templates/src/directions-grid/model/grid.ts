import { type Draw, drawInteger, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { Direction, Question } from './schema.ts';
import { THINGS, type Thing } from './things.ts';

/** A grid, row by row from the left whatever the language: right is right. */
export interface Grid {
  readonly size: number;
  readonly cells: readonly (Thing | null)[];
  /** Where to look from: one place, or the two that it is between. */
  readonly references: readonly number[];
  /** Of which the instruction is true. */
  readonly right: readonly number[];
}

/** Spec 2 §9: about 30 % of the cells are distractors; at most 100 tries to place one. */
const DISTRACTORS = 0.3;
const MOST_TRIES = 100;

/** Spec 2 §9: extra correct items by the number of cells. */
export function mostExtra(cells: number): number {
  if (cells <= 16) return 2;
  if (cells <= 25) return 3;
  return cells <= 36 ? 4 : 10;
}

const isAcross = (direction: Direction) => ['LEFT', 'RIGHT', 'BETWEEN_HORIZONTAL'].includes(direction);
const isBetween = (direction: Direction): boolean => direction.startsWith('BETWEEN');

/** The cells that lie that way from the references, in their row or column. */
export function cellsThatWay(
  size: number,
  direction: Direction,
  references: readonly number[],
): readonly number[] {
  const [first = 0, second = first] = references;
  const across = isAcross(direction);
  const line = across ? Math.floor(first / size) : first % size;
  const at = (cell: number) => (across ? cell % size : Math.floor(cell / size));
  const cellAt = (place: number) => (across ? line * size + place : place * size + line);
  const [low, high] = [Math.min(at(first), at(second)), Math.max(at(first), at(second))];
  const places = Array.from({ length: size }, (_, place) => place);
  if (isBetween(direction)) return places.filter((place) => place > low && place < high).map(cellAt);
  const before = direction === 'ABOVE' || direction === 'LEFT';
  return places.filter((place) => (before ? place < low : place > low)).map(cellAt);
}

/** A lot that is drawn from again and again. */
function lots(seed: RandomState) {
  let random = seed;
  return {
    below: (count: number): number => {
      const drawn = drawInteger(random, count);
      random = drawn.random;
      return drawn.value;
    },
    mixed: <T>(items: readonly T[]): readonly T[] => {
      const drawn = shuffle(random, items);
      random = drawn.random;
      return drawn.value;
    },
    state: () => random,
  };
}

/** References that leave room for that many right answers, as far as a line of the grid has it. */
function referencesFor(
  size: number,
  direction: Direction,
  below: (count: number) => number,
  wanted: number,
): readonly number[] {
  const across = isAcross(direction);
  const line = below(size);
  const cellAt = (place: number) => (across ? line * size + place : place * size + line);
  if (!isBetween(direction)) {
    const before = direction === 'ABOVE' || direction === 'LEFT';
    const room = Math.min(wanted, size - 1);
    return [cellAt(before ? room + below(size - room) : below(size - room))];
  }
  const room = Math.min(wanted, size - 2);
  const low = below(size - 1 - room);
  return [cellAt(low), cellAt(low + 1 + room + below(size - 1 - room - low))];
}

/** Lays out one question. The same seed lays it out the same. */
export function layOut(question: Question, seed: RandomState): Draw<Grid> {
  const { direction, requiredAnswers, assetsType } = question;
  const size = Number.parseInt(question.gridSize, 10);
  const lot = lots(seed);
  const things = THINGS[assetsType];
  const cells: (Thing | null)[] = Array.from({ length: size * size }, () => null);

  const all = requiredAnswers === 'ALL';
  const references = referencesFor(size, direction, lot.below, all ? 2 : 1);
  // Whatever is looked from stands there once: “above the cow” must mean one cow.
  const [one, other, ...rest] = lot.mixed(things);
  references.forEach((cell, index) => {
    cells[cell] = (index === 0 ? one : other) ?? null;
  });
  const others = references.length > 1 ? rest : [...rest, ...(other ? [other] : [])];
  const wanted = others.filter(({ asked }) => asked);
  const any = (list: readonly Thing[]): Thing | null => list[lot.below(list.length)] ?? null;

  const way = cellsThatWay(size, direction, references);
  // “All the animals” are more than one.
  const extra = all ? 1 + lot.below(mostExtra(size * size)) : 0;
  const right = lot.mixed(way).slice(0, 1 + extra);
  for (const cell of right) cells[cell] = any(wanted);

  for (let left = Math.round(size * size * DISTRACTORS); left > 0; left -= 1) {
    for (let tries = 0; tries < MOST_TRIES; tries += 1) {
      const cell = lot.below(cells.length);
      const thing = any(others);
      // What is asked for may not stand where it would be right too.
      if (cells[cell] !== null || thing === null || (thing.asked && way.includes(cell))) continue;
      cells[cell] = thing;
      break;
    }
  }
  const grid = { size, cells, references, right: right.toSorted((a, b) => a - b) };
  return { value: grid, random: lot.state() };
}
