import type { Piece } from '../content/piece.ts';
import type { Lesson, Named } from '../loop/lesson.ts';
import type { RoundRules, Turn } from '../loop/loop.ts';
import type { RobotMoves } from '../loop/loop-robot.ts';
import { type Draw, drawInteger, type RandomState, shuffle } from '../random.ts';
import { sameText } from '../text/graphemes.ts';
import { type BoxGrid, wayThrough } from './box-path.ts';

/** Spec 2 §3: what a mask says of a letter; all else is free. */
const FIXED = 1;
const BREAKER = 2;

/** One place of the line: looked for among the boxes, given, or what parts two words. */
export interface Cell {
  readonly text: string;
  readonly kind: 'free' | 'fixed' | 'breaker';
}

/** Boxes are joined in the order of a line. */
export interface Connection {
  /** What tells which word it is, as far as it is seen. */
  readonly question: Piece;
  /** All of it, as it is heard. */
  readonly whole: Named;
  readonly line: readonly Cell[];
  /** Boxes that do not belong to it. */
  readonly extras: readonly string[];
  readonly grid: BoxGrid;
}

export interface ConnectingRound extends Omit<Connection, 'extras'> {
  /** By place; null is a hole from the start. */
  readonly boxes: readonly (string | null)[];
  /** The boxes that were joined, in the order of the free places of the line. */
  readonly chain: readonly number[];
  /** How many of them are found right for good. */
  readonly settled: number;
  /** Boxes that a check found wrong; forgotten with the next move. */
  readonly wrong: readonly number[];
  /** Boxes that a clue took away. */
  readonly gone: readonly number[];
}

export type Join = { readonly type: 'join'; readonly place: number } | { readonly type: 'back' };

const isFree = ({ kind }: Cell) => kind === 'free';

/** Design: the line lies in boxes next to each other, so that a finger can draw it; all others are mixed around it. */
function deal({ extras, ...connection }: Connection, random: RandomState): Draw<ConnectingRound> {
  const { grid, line } = connection;
  const wanted = line.filter(isFree).map(({ text }) => text);
  const way = wayThrough(grid, random);
  const start = drawInteger(way.random, Math.max(1, way.value.length - wanted.length + 1));
  const taken = way.value.slice(start.value, start.value + wanted.length);
  const open = shuffle(
    start.random,
    way.value.filter((place) => !taken.includes(place)),
  );
  const others = shuffle(open.random, extras);
  const boxes = way.value.map((): string | null => null);
  taken.forEach((place, index) => {
    boxes[place] = wanted[index] ?? null;
  });
  open.value.forEach((place, index) => {
    boxes[place] = others.value[index] ?? null;
  });
  return {
    value: { ...connection, boxes, chain: [], settled: 0, wrong: [], gone: [] },
    random: others.random,
  };
}

/** How many boxes must lie in the chain before it is judged: up to the next breaker, or the end. */
function judgedAt({ line, settled }: Pick<ConnectingRound, 'line' | 'settled'>): number {
  let free = 0;
  for (const { kind } of line) {
    if (kind === 'free') free += 1;
    if (kind === 'breaker' && free > settled) return free;
  }
  return free;
}

const textAt = ({ line }: ConnectingRound, place: number): string => line.filter(isFree)[place]?.text ?? '';

/** Two boxes with the same letters are as good as each other. */
const fits = (round: ConnectingRound, box: number, place: number): boolean =>
  sameText(round.boxes[box] ?? '', textAt(round, place));

const isOpen = ({ boxes, chain, gone }: ConnectingRound, box: number): boolean =>
  typeof boxes[box] === 'string' && !chain.includes(box) && !gone.includes(box);

/** The box that was wrong first, and the recording of the whole once more; its letters would be the answer. */
function lessonOfWrong({ boxes, whole }: ConnectingRound, box: number | undefined): Lesson {
  const touched = box === undefined ? null : boxes[box];
  return {
    ...(touched ? { touched: { text: touched } } : {}),
    ...(whole.audio ? { again: { text: '', audio: whole.audio } } : {}),
  };
}

/** What is right from the beginning on stays; from the first wrong box on it goes back. */
function judged(round: ConnectingRound): Turn<ConnectingRound> {
  const { chain, question, whole, line } = round;
  const first = chain.findIndex((box, place) => !fits(round, box, place));
  if (first >= 0) {
    const wrong = chain.slice(first);
    return {
      round: { ...round, chain: chain.slice(0, first), wrong },
      verdict: 'wrong',
      lesson: lessonOfWrong(round, wrong[0]),
    };
  }
  const next = { ...round, settled: chain.length };
  if (chain.length < line.filter(isFree).length)
    return { round: next, verdict: 'nothing', sound: { from: 'app', name: 'card-flip' } };
  const image = question.image ? { image: question.image } : {};
  return { round: next, verdict: 'right', lesson: { word: whole, ...image } };
}

function play(round: ConnectingRound, move: Join): Turn<ConnectingRound> {
  const nothing: Turn<ConnectingRound> = { round, verdict: 'nothing' };
  const { chain, settled } = round;
  const kept = (length: number): Turn<ConnectingRound> => ({
    round: { ...round, chain: chain.slice(0, length), wrong: [] },
    verdict: 'nothing',
  });
  if (move.type === 'back') return chain.length > settled ? kept(chain.length - 1) : nothing;
  // A box of the chain is touched once more: the chain ends before it.
  const at = chain.indexOf(move.place);
  if (at >= settled) return kept(at);
  if (!isOpen(round, move.place)) return nothing;
  const next = { ...round, chain: [...chain, move.place], wrong: [] };
  return next.chain.length === judgedAt(round) ? judged(next) : { round: next, verdict: 'nothing' };
}

/** Boxes that can be spared, wherever the learner is. */
function spare(round: ConnectingRound): readonly number[] {
  const wanted = round.line.filter(isFree).map(({ text }) => text);
  return round.boxes.flatMap((text, box) =>
    text !== null && isOpen(round, box) && !wanted.some((one) => sameText(one, text)) ? [box] : [],
  );
}

/** A board of joined boxes is large: every second box that does not belong to the line goes, as long as one is left. */
function clue(round: ConnectingRound): ConnectingRound | null {
  const open = spare(round);
  if (open.length < 2) return null;
  return { ...round, wrong: [], gone: [...round.gone, ...open.filter((_box, index) => index % 2 === 0)] };
}

/** The chain as it should be: what is right stays, the rest is taken from the boxes that are free. */
function reveal(round: ConnectingRound): ConnectingRound {
  const right = round.chain.filter((box, place) => fits(round, box, place) && place < round.settled);
  const wanted = round.line.filter(isFree);
  const chain = [...right];
  for (let place = right.length; place < wanted.length; place += 1) {
    const box = round.boxes.findIndex((_text, one) => !chain.includes(one) && fits(round, one, place));
    chain.push(box);
  }
  return { ...round, chain, settled: chain.length, wrong: [] };
}

export const connectingRules: RoundRules<Connection, ConnectingRound, Join> = {
  deal,
  play,
  reveal,
  clue,
  introduction: (_problem, { whole }) => (whole.audio ? { from: 'activity', file: whole.audio } : null),
};

const next = (round: ConnectingRound, right: boolean): Join | null => {
  const place = round.boxes.findIndex(
    (_text, box) => isOpen(round, box) && fits(round, box, round.chain.length) === right,
  );
  return place === -1 ? null : { type: 'join', place };
};

export const connectingMoves: RobotMoves<ConnectingRound, Join> = {
  right: (round) => next(round, true) ?? { type: 'back' },
  wrong: (round) => next(round, false),
};

export const kindOf = (mark: number | undefined): Cell['kind'] =>
  mark === FIXED ? 'fixed' : mark === BREAKER ? 'breaker' : 'free';

/** How many places of a line are looked for. */
export const freeIn = (line: readonly Cell[]): number => line.filter(isFree).length;

/** Something to choose: a second free place, or a box that is not the first one. */
export function hasChoice(line: readonly Cell[], extras: readonly string[]): boolean {
  const texts = [...line.filter(isFree).map(({ text }) => text), ...extras];
  return texts.some((text) => !sameText(text, texts[0] ?? ''));
}
