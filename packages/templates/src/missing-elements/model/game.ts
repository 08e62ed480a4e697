import { type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import { wrongOnes } from '@flink/game-kit/model/content/twins.ts';
import { type Check, missedAmong, type Put } from '@flink/game-kit/model/kinds/moves.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfWrong } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules, Turn } from '@flink/game-kit/model/loop/loop.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import { sameText } from '@flink/game-kit/model/text/graphemes.ts';
import type { MissingElementsData, MissingElementsOptions, Problem } from './schema.ts';
import { isMissing, problemCheck } from './validity.ts';

/** Spec 3 §9: at most 8 items; all missing words come first. */
const MOST_ANSWERS = 8;

export type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'blank'; readonly blank: number };

interface Blank {
  readonly word: string;
  /** The place of the answer that was put here. */
  readonly answer: number | null;
  /** Checked and right: it stays. */
  readonly right: boolean;
}

interface Round {
  readonly task: Piece;
  readonly parts: readonly Part[];
  readonly blanks: readonly Blank[];
  readonly answers: readonly string[];
  /** Wrong answers that were checked, by blank: they pale for a moment. */
  readonly missed: readonly number[];
  /** Answers that a clue took away. */
  readonly gone: readonly number[];
}

type Move = Put | Check;

/** A problem, and the language that it is read in. */
interface Page extends Problem {
  readonly locale: string;
}

export type MissingElementsState = LoopState<Page, Round>;
export type MissingElementsEvent = LoopEvent<Move>;

function deal({ task, text, incorrectAnswers }: Problem, random: RandomState): Draw<Round> {
  const words = text.filter(isMissing).map((run) => run.text.trim());
  const offered = incorrectAnswers.map((answer) => ({ text: answer.trim() }));
  const asked = words.map((word) => ({ text: word }));
  const others = shuffle(
    random,
    wrongOnes(asked, offered).flatMap((answer) => answer.text || []),
  );
  const room = Math.max(0, MOST_ANSWERS - words.length);
  const answers = shuffle(others.random, [...words, ...others.value.slice(0, room)]);
  let blank = -1;
  const parts = text.flatMap((run): Part[] => {
    if (!isMissing(run)) return run.text ? [{ kind: 'text', text: run.text }] : [];
    blank += 1;
    const [before = '', after = ''] = run.text.split(run.text.trim());
    return [
      ...(before ? [{ kind: 'text', text: before } as const] : []),
      { kind: 'blank', blank },
      ...(after ? [{ kind: 'text', text: after } as const] : []),
    ];
  });
  return {
    value: {
      task,
      parts,
      blanks: words.map((word) => ({ word, answer: null, right: false })),
      answers: answers.value,
      missed: [],
      gone: [],
    },
    random: answers.random,
  };
}

/** An answer lies in one place only; what lay on the blank goes back to the tray. */
function put(round: Round, piece: number, place: number | null): Turn<Round> {
  const nothing: Turn<Round> = { round, verdict: 'nothing' };
  if (round.answers[piece] === undefined || round.gone.includes(piece)) return nothing;
  if (round.blanks.some(({ answer, right }) => right && answer === piece)) return nothing;
  if (place !== null && (round.blanks[place] === undefined || round.blanks[place].right)) return nothing;
  const blanks = round.blanks.map((blank, index) => {
    if (index === place) return { ...blank, answer: piece };
    return blank.answer === piece ? { ...blank, answer: null } : blank;
  });
  return { round: { ...round, blanks, missed: [] }, verdict: 'nothing' };
}

/** What is right stays, what is wrong goes back; a text filled in part is worth its part. */
function check(round: Round): Turn<Round> {
  const filled = round.blanks.filter(({ answer, right }) => answer !== null && !right);
  if (filled.length === 0) return { round, verdict: 'nothing' };
  const judged = round.blanks.map((blank) => {
    const text = blank.answer === null ? undefined : round.answers[blank.answer];
    return { ...blank, right: text !== undefined && sameText(text, blank.word) };
  });
  const missed = judged.flatMap(({ answer, right }) => (answer !== null && !right ? [answer] : []));
  const blanks = judged.map((blank) => (blank.right ? blank : { ...blank, answer: null }));
  const next = { ...round, blanks, missed };
  if (missed.length > 0) {
    const tried = judged.flatMap(({ answer, right }, blank) => (answer !== null && !right ? [blank] : []));
    const touched = round.answers[missed[0] ?? -1];
    return {
      round: next,
      verdict: 'wrong',
      missed: isSpare(next) ? tried : missedAmong(blanks.length, tried),
      lesson: lessonOfWrong(touched ? { text: touched } : undefined, sentenceAsked(next)),
    };
  }
  const whole = blanks.every(({ right }) => right);
  return {
    round: next,
    verdict: whole ? 'right' : 'part',
    lesson: whole ? { word: { text: filledText(next) } } : {},
  };
}

/** The text with its gaps filled, to be heard as a whole. */
const filledText = ({ parts, blanks }: Round): string =>
  parts.map((part) => (part.kind === 'text' ? part.text : (blanks[part.blank]?.word ?? ''))).join('');

/** A sentence with one gap is what is asked: it is heard again. A text is not. */
const sentenceAsked = (round: Round): Piece | undefined =>
  round.blanks.length === 1 ? { text: readText(round) } : undefined;

/** The text as it stands, to be read aloud: a gap is heard as a pause. */
export const readText = ({ parts, blanks, answers }: Round): string =>
  parts
    .map((part) => (part.kind === 'text' ? part.text : (answers[blanks[part.blank]?.answer ?? -1] ?? '…')))
    .join('');

/** Each blank with its word, taken from answers that lie in no other. */
function fillAll(round: Round): Round {
  const free = round.answers.map((text, place) => ({ text, place }));
  const blanks = round.blanks.map(({ word }) => {
    const at = free.findIndex(({ text }) => sameText(text, word));
    const [taken] = free.splice(at, 1);
    return { word, answer: taken?.place ?? null, right: true };
  });
  return { ...round, blanks, missed: [] };
}

const openBlanks = ({ blanks }: Round): readonly number[] =>
  blanks.flatMap(({ right }, blank) => (right ? [] : [blank]));

/** Whether more answers are offered than there are gaps to fill. */
const isSpare = ({ answers, gone, blanks }: Round): boolean => answers.length - gone.length > blanks.length;

/** Answers that belong to no gap, as long as there is still something to tell apart without the first of them. */
function sparable(round: Round): readonly number[] {
  const extra = round.answers.flatMap((text, place) =>
    round.gone.includes(place) || round.blanks.some(({ word }) => sameText(word, text)) ? [] : [place],
  );
  return extra.length > (openBlanks(round).length > 1 ? 0 : 1) ? extra : [];
}

/** Fewer than three leave nothing to tell apart once one of them is filled. */
const LEAST_FOR_A_CLUE = 3;

/** Takes an answer away that belongs nowhere; where there is none, fills a gap that was filled wrongly before. */
function clue(round: Round, missed: readonly number[]): Round | null {
  const [spared] = sparable(round);
  if (spared !== undefined)
    return { ...put(round, spared, null).round, missed: [], gone: [...round.gone, spared] };
  const open = openBlanks(round);
  const place = open.find((blank) => missed.includes(blank));
  const word = place === undefined ? undefined : round.blanks[place]?.word;
  const piece = round.answers.findIndex(
    (text, index) =>
      word !== undefined &&
      sameText(text, word) &&
      !round.blanks.some(({ answer, right }) => right && answer === index),
  );
  if (place === undefined || piece === -1 || open.length < LEAST_FOR_A_CLUE) return null;
  const filled = put(round, piece, place).round;
  const blanks = filled.blanks.map((blank, index) => (index === place ? { ...blank, right: true } : blank));
  return { ...filled, blanks };
}

const rules: RoundRules<Page, Round, Move> = {
  deal,
  play: (round, move) => {
    if (move.type === 'check') return check(round);
    const turn = put(round, move.piece, move.place);
    // A single gap is answered by what is put into it: there is nothing more to think over.
    return round.blanks.length === 1 && turn.round.blanks[0]?.answer !== null ? check(turn.round) : turn;
  },
  reveal: fillAll,
  parts: ({ blanks }) => blanks.map(({ right }) => right),
  clue,
  // A sentence with one gap is what is asked; a text is read when its reader wants it.
  introduction: ({ task, locale }, round) =>
    soundOf(task) ?? (round.blanks.length === 1 ? { from: 'voice', text: readText(round), locale } : null),
  canCheck: ({ blanks }) => blanks.some(({ answer, right }) => answer !== null && !right),
};

/** Fills the first open blank, rightly or not, and checks when all are filled. */
function nextMove({ blanks, answers, gone }: Round, right: boolean): Move | null {
  const place = blanks.findIndex(({ answer }) => answer === null);
  const blank = blanks[place];
  if (blank === undefined) return { type: 'check' };
  const used = new Set([...blanks.map(({ answer }) => answer), ...gone]);
  const piece = answers.findIndex((text, index) => !used.has(index) && sameText(text, blank.word) === right);
  return piece === -1 ? null : { type: 'put', piece, place };
}

export const { start, step, view, robot } = defineGame<
  MissingElementsData,
  MissingElementsOptions,
  Page,
  Round,
  Move
>({
  problems: ({ problems }, { locale }) =>
    playable(problems, problemCheck).map((problem) => ({ ...problem, locale })),
  rules,
  moves: {
    right: (round) => nextMove(round, true) ?? { type: 'check' },
    wrong: (round) =>
      round.blanks.some(({ answer }) => answer !== null) ? { type: 'check' } : nextMove(round, false),
  },
});
