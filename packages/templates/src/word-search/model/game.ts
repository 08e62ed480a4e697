import { inPlayOrder, type LoopOptions } from '@flink/game-kit/model/content/options.ts';
import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import type { Step } from '@flink/game-kit/model/loop/effect.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import { lessonOfRight } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules, Turn } from '@flink/game-kit/model/loop/loop.ts';
import { drawInteger, type RandomState } from '@flink/game-kit/model/random.ts';
import { alongWord, lineBetween } from './lines.ts';
import { makePuzzle, type PuzzleTask } from './puzzle/puzzle.ts';
import type { Problem, WordSearchData, WordSearchOptions } from './schema.ts';
import { problemCheck } from './validity.ts';
import { directionsOf, puzzleTask, type Sought, soughtOf } from './words.ts';

/** Spec 2 §9: partial at 2 words, the end 1 s after the last. */
const PARTIAL_AT = 2;
const FINISH_SECONDS = 1;
/** Fewer letters are no word: a finger that rests or slips. */
const SHORTEST_LINE = 3;

interface Word extends Piece {
  readonly letters: readonly string[];
}

interface Sheet {
  readonly title: string;
  readonly words: readonly Word[];
  readonly ways: Pick<PuzzleTask, 'directions' | 'shared'>;
  readonly hints: boolean;
  readonly locale: string;
}

export interface Round {
  readonly title: string;
  readonly side: number;
  /** Row by row, each row as it is read. */
  readonly letters: readonly string[];
  /** In the order of the list, each with the cells in which it lies. */
  readonly words: readonly (Piece & { readonly cells: readonly number[] })[];
  /** Places of the words, in the order in which they were found. */
  readonly found: readonly number[];
  readonly hints: boolean;
  /** The cell that a hint shows, and the word that it is of. */
  readonly hint: { readonly cell: number; readonly word: number } | null;
  readonly random: RandomState;
}

/** A line from one cell to another; `piece` and `place` are the names that every game has for such a move. */
type Select = { readonly type: 'select'; readonly piece: number; readonly place: number };
type Hint = { readonly type: 'hint' };
type Move = Select | Hint;
export type WordSearchState = LoopState<Sheet, Round>;
export type WordSearchEvent = LoopEvent<Move>;

function sheetOf(problem: Problem, options: WordSearchOptions, locale: string): Sheet {
  const { sought } = soughtOf(problem, options, locale);
  const { alphabetize, showHints, sharedLetters } = options.wordSearch;
  const inOrder = alphabetize
    ? sought.toSorted((one, other) => one.text.localeCompare(other.text, locale))
    : sought;
  return {
    title: problem.title.trim(),
    words: inOrder.map((word) => pieceOf(word, problem)),
    ways: { directions: directionsOf(options), shared: sharedLetters },
    hints: showHints,
    locale,
  };
}

/** The files go by the word as it was written, with its blanks or without. */
function pieceOf({ text, letters }: Sought, { wordsAudio, wordsImage, words }: Problem): Word {
  const keys = [text, ...words.filter((word) => word.trim() === text)];
  const fileIn = (map: Readonly<Record<string, string>>) => keys.flatMap((key) => map[key] ?? [])[0];
  const [audio, image] = [fileIn(wordsAudio), fileIn(wordsImage)];
  return { text, letters, ...(audio ? { audio } : {}), ...(image ? { image } : {}) };
}

const openWords = ({ words, found }: Round): readonly number[] =>
  words.flatMap((_word, place) => (found.includes(place) ? [] : [place]));

/** Spec 2 §4: a path that equals an unresolved word; from either end, for a line has two. */
function select(round: Round, { piece: from, place: to }: Select): Turn<Round> {
  // A line to nowhere would have no end.
  if (round.letters[from] === undefined || round.letters[to] === undefined)
    return { round, verdict: 'nothing' };
  const line = lineBetween(from, to, round.side);
  if (line.length < SHORTEST_LINE) return { round, verdict: 'nothing' };
  const read = line.map((cell) => round.letters[cell]).join(' ');
  const spelled = ({ cells }: Round['words'][number]) =>
    cells.map((cell) => round.letters[cell]).join(' ') === read;
  const place = round.words.findIndex(spelled);
  const word = round.words[place];
  if (word && round.found.includes(place)) return { round, verdict: 'nothing' };
  if (word) {
    const found = [...round.found, place];
    const hint = round.hint?.word === place ? null : round.hint;
    return {
      round: { ...round, found, hint },
      verdict: found.length === round.words.length ? 'right' : 'part',
      lesson: lessonOfRight(word),
    };
  }
  const open = openWords(round);
  // A word that stands in another, read from its end: it is there, but it is not the one that was hidden.
  const isThere = round.words.some(
    ({ cells }) =>
      cells
        .map((cell) => round.letters[cell])
        .toReversed()
        .join(' ') === read,
  );
  if (isThere) return { round, verdict: 'nothing' };
  // Somebody who has seen a word and missed its end by a letter has found it, and draws again.
  const isSlip = open.some((one) => alongWord(line, round.words[one]?.cells ?? []));
  const [next] = open;
  const sought = next === undefined ? undefined : round.words[next];
  if (isSlip) return { round, verdict: 'nothing' };
  return { round, verdict: 'wrong', ...(sought ? { lesson: { again: sought } } : {}) };
}

/** Spec 2 §4: one random letter of an unresolved word, only one hint at a time. */
function hinted(round: Round): Round {
  const open = openWords(round);
  if (!round.hints || round.hint !== null || open.length === 0) return round;
  const word = drawInteger(round.random, open.length);
  const place = open[word.value] ?? 0;
  const cells = round.words[place]?.cells ?? [];
  const cell = drawInteger(word.random, cells.length);
  return { ...round, hint: { cell: cells[cell.value] ?? 0, word: place }, random: cell.random };
}

const rules: RoundRules<Sheet, Round, Move> = {
  deal: ({ title, words, ways, hints, locale }, random) => {
    const puzzle = makePuzzle(puzzleTask(words, ways, locale), random);
    // Validity lets no such problem through.
    if (puzzle === null) throw new RangeError('Cant generate puzzle');
    const { side } = puzzle;
    const round: Round = {
      title,
      side,
      letters: puzzle.letters,
      words: puzzle.places.map(({ word, row, column, direction: [down, on] }) => {
        const { letters = [], ...piece } = words[word] ?? { text: '' };
        return {
          ...piece,
          cells: letters.map((_letter, index) => (row + index * down) * side + column + index * on),
        };
      }),
      found: [],
      hints,
      hint: null,
      random: puzzle.random,
    };
    return { value: round, random: puzzle.random };
  },
  play: (round, move) => {
    if (move.type === 'select') return select(round, move);
    const next = hinted(round);
    return {
      round: next,
      verdict: 'nothing',
      ...(next === round ? {} : { sound: { from: 'app', name: 'card-flip' } as const }),
    };
  },
  delayFrom: 'answer',
  reveal: (round) => ({ ...round, found: [...round.found, ...openWords(round)], hint: null }),
  parts: ({ words, found }) => words.map((_word, place) => found.includes(place)),
};

const game = defineGame<WordSearchData, WordSearchOptions & LoopOptions, Sheet, Round, Move>({
  inOrder: (data, options, random, { locale }) => {
    const problems = playable(data.problems, problemCheck(options, locale));
    return inPlayOrder(
      problems.map((problem) => sheetOf(problem, options, locale)),
      options,
      random,
    );
  },
  rules,
  moves: {
    right: (round) => lineOf(round.words[openWords(round)[0] ?? 0]?.cells ?? []),
    wrong: wrongLine,
  },
});

const lineOf = (cells: readonly number[]): Select => ({
  type: 'select',
  piece: cells[0] ?? 0,
  place: cells.at(-1) ?? 0,
});

/** A line that spells nothing, and is no slip. */
function wrongLine(round: Round): Select | null {
  const { side } = round;
  for (let from = 0; from < side * side; from += 1)
    for (const to of [from + 2, from + 2 * side, from + 2 * side + 2]) {
      const move: Select = { type: 'select', piece: from, place: to };
      if (to < side * side && select(round, move).verdict === 'wrong') return move;
    }
  return null;
}

type Out = Step<WordSearchState, WordSearchEvent>;

export const { robot } = game;

export const start = (
  data: WordSearchData,
  options: WordSearchOptions,
  seed: RandomState,
  setting: Parameters<typeof game.start>[3],
): Out => game.start(data, { ...options, delayBeforeNext: FINISH_SECONDS }, seed, setting);

/** Spec 2 §4: after 2 words found the activity is marked partially done. */
export function step(state: WordSearchState, event: WordSearchEvent): Out {
  const out = game.step(state, event);
  const isPartial =
    event.type === 'select' &&
    state.round.found.length < PARTIAL_AT &&
    out.state.round.found.length === PARTIAL_AT &&
    state.counted.right < PARTIAL_AT;
  return isPartial ? { ...out, effects: [...out.effects, { type: 'partial' }] } : out;
}

/** One grid alone is told word by word; several are told grid by grid. */
export function view(state: WordSearchState): GameView<WordSearchEvent> {
  const told = game.view(state);
  if (state.problems.length > 1 || state.phase === 'resolved' || state.phase === 'over') return told;
  const { words, found } = state.round;
  const progress = words.map((_word, index) =>
    index < found.length ? 'right' : index === found.length ? 'now' : 'todo',
  );
  return { ...told, progress };
}
