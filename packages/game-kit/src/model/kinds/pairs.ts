import type { Piece } from '../content/piece.ts';
import { samePiece } from '../content/twins.ts';
import { lessonOfRight, lessonOfWrong } from '../loop/lesson.ts';
import type { RoundRules } from '../loop/loop.ts';
import type { RobotMoves } from '../loop/loop-robot.ts';
import { shuffle } from '../random.ts';
import { type Bring, missedAmong } from './moves.ts';

/** What is asked, and what belongs to it. */
export interface Pair {
  readonly question: Piece;
  readonly answer: Piece;
}

/** The pairs that are on the table together. */
export interface PairSheet {
  readonly pairs: readonly Pair[];
}

export interface PairsRound extends PairSheet {
  /** The answers in the order of the tray, each by the number of its pair. */
  readonly tray: readonly number[];
  /** By target: the answer that lies there. */
  readonly placed: readonly (number | null)[];
}

/** One pair alone leaves nothing to choose. */
const LEAST_ON_A_SHEET = 2;

/** As few sheets as hold all pairs, of sizes that differ by one at most. */
export function sheetsOf(pairs: readonly Pair[], most: number): readonly PairSheet[] {
  const needed = Math.ceil(pairs.length / most);
  const sheets = Math.max(1, Math.min(needed, Math.floor(pairs.length / LEAST_ON_A_SHEET)));
  const small = Math.floor(pairs.length / sheets);
  const larger = pairs.length % sheets;
  return Array.from({ length: sheets }, (_, index) => {
    const from = index * small + Math.min(index, larger);
    return { pairs: pairs.slice(from, from + small + (index < larger ? 1 : 0)) };
  });
}

/**
 * Two answers that look and sound the same are as good as each other, and so are two targets. Each answer goes to such
 * a target as often as the author wrote that pair: otherwise the last ones might find no place.
 */
function fits({ pairs, placed }: PairsRound, answer: number, target: number): boolean {
  const brought = pairs[answer]?.answer;
  const asked = pairs[target]?.question;
  if (brought === undefined || asked === undefined) return false;
  const isSuch = (question: Piece | undefined, laid: Piece | undefined) =>
    question !== undefined && laid !== undefined && samePiece(question, asked) && samePiece(laid, brought);
  const written = pairs.filter((pair) => isSuch(pair.question, pair.answer)).length;
  const lying = placed.filter(
    (other, place) => other !== null && isSuch(pairs[place]?.question, pairs[other]?.answer),
  ).length;
  return lying < written;
}

const free = ({ tray, placed }: PairsRound) => tray.filter((answer) => !placed.includes(answer));

/** The answer in the tray that belongs to a target. */
function wanted(round: PairsRound, target: number): number | null {
  return free(round).find((answer) => fits(round, answer, target)) ?? null;
}

const laid = (round: PairsRound, target: number, answer: number | null): PairsRound => ({
  ...round,
  placed: round.placed.map((old, index) => (index === target ? answer : old)),
});

/** Answers lie in a tray and are brought to what they belong to; a wrong one goes back. */
export const pairRules: RoundRules<PairSheet, PairsRound, Bring> = {
  deal: ({ pairs }, random) => {
    const tray = shuffle(
      random,
      pairs.map((_pair, index) => index),
    );
    return { value: { pairs, tray: tray.value, placed: pairs.map(() => null) }, random: tray.random };
  },
  play: (round, { piece: answer, place: target }) => {
    if (round.placed[target] !== null || !free(round).includes(answer)) return { round, verdict: 'nothing' };
    const brought = round.pairs[answer]?.answer;
    const asked = round.pairs[target]?.question;
    if (!fits(round, answer, target))
      return {
        round,
        verdict: 'wrong',
        missed: missedAmong(round.pairs.length, [target]),
        lesson: lessonOfWrong(brought, asked),
      };
    const next = laid(round, target, answer);
    return {
      round: next,
      verdict: next.placed.includes(null) ? 'part' : 'right',
      lesson: lessonOfRight(brought, asked),
    };
  },
  reveal: (round) =>
    round.placed.reduce(
      (table, answer, target) => (answer === null ? laid(table, target, wanted(table, target)) : table),
      round,
    ),
  parts: ({ placed }) => placed.map((answer) => answer !== null),
  /** Lays an answer that was looked for in vain, as long as two others are left to tell apart. */
  clue: (round, missed) => {
    const open = round.placed.flatMap((answer, target) => (answer === null ? [target] : []));
    const target = open.find((one) => missed.includes(one));
    if (target === undefined || open.length <= LEAST_ON_A_SHEET) return null;
    return laid(round, target, wanted(round, target));
  },
};

/** The moves of a robot; no wrong one when all that is left fits wherever it goes. */
export const pairMoves: RobotMoves<PairsRound, Bring> = {
  right: (round) => {
    const place = round.placed.indexOf(null);
    return { type: 'bring', piece: wanted(round, place) ?? 0, place };
  },
  wrong: (round) => {
    const place = round.placed.indexOf(null);
    const piece = free(round).find((one) => !fits(round, one, place));
    return piece === undefined ? null : { type: 'bring', piece, place };
  },
};
