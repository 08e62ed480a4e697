import { inPlayOrder } from '@flink/game-kit/model/content/options.ts';
import { type Piece, soundOf } from '@flink/game-kit/model/content/piece.ts';
import { playable } from '@flink/game-kit/model/content/problems.ts';
import { samePiece } from '@flink/game-kit/model/content/twins.ts';
import { type Check, missedAmong, type Put } from '@flink/game-kit/model/kinds/moves.ts';
import { defineGame } from '@flink/game-kit/model/loop/game.ts';
import { lessonOfMisplaced, lessonOfRight } from '@flink/game-kit/model/loop/lesson.ts';
import type { LoopEvent, LoopState, RoundRules, Turn } from '@flink/game-kit/model/loop/loop.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { OrderItData, OrderItOptions, Problem } from './schema.ts';
import { inOrder, problemCheck, stretches } from './validity.ts';

interface Round {
  readonly question: Piece | null;
  /** In their right order: item 2 belongs to place 2. */
  readonly items: readonly Piece[];
  /** The items that are brought, in the order of the tray. */
  readonly tray: readonly number[];
  /** By place: the item that lies there. */
  readonly placed: readonly (number | null)[];
  /** By place: stood there from the start, or was found right. */
  readonly settled: readonly boolean[];
  /** Places where a check found the wrong item; forgotten with the next move. */
  readonly wrong: readonly number[];
  /** A check of what has been checked says nothing new. */
  readonly checked: boolean;
}

type Move = Put | Check;
export type OrderItState = LoopState<Problem, Round>;
export type OrderItEvent = LoopEvent<Move>;

/** Mixed, but never in the right order where another order can be seen: the items would be placed as they lie. */
function mixed(
  items: readonly Piece[],
  brought: readonly number[],
  random: RandomState,
): Draw<readonly number[]> {
  const tray = shuffle(random, brought);
  const isInOrder = tray.value.every((item, at) => looksLike(items, item, brought[at] ?? item));
  if (!isInOrder) return tray;
  const other = tray.value.findIndex((item) => !looksLike(items, item, tray.value[0] ?? item));
  return other === -1
    ? tray
    : { ...tray, value: [...tray.value.slice(other), ...tray.value.slice(0, other)] };
}

function deal(problem: Problem, random: RandomState): Draw<Round> {
  const items = inOrder(problem);
  const brought = items.flatMap(({ shouldBeSlot }, index) => (shouldBeSlot ? [index] : []));
  const tray = mixed(items, brought, random);
  return {
    value: {
      question: problem.question ?? null,
      items: items.map(({ text, image, audio, name }) => ({
        text,
        ...(image ? { image } : {}),
        ...(audio ? { audio } : {}),
        ...(name ? { name } : {}),
      })),
      tray: tray.value,
      placed: items.map(({ shouldBeSlot }, index) => (shouldBeSlot ? null : index)),
      settled: items.map(({ shouldBeSlot }) => !shouldBeSlot),
      wrong: [],
      checked: false,
    },
    random: tray.random,
  };
}

/** Two items that look and sound the same are as good as each other. */
const belongs = ({ items }: Round, item: number, place: number): boolean => looksLike(items, item, place);

function looksLike(items: readonly Piece[], item: number, other: number): boolean {
  const [one, two] = [items[item], items[other]];
  return one !== undefined && two !== undefined && samePiece(one, two);
}

/** The places that are asked for: all but those of items that stand from the start. */
const askedPlaces = ({ tray }: Round): readonly number[] => [...tray].sort((one, other) => one - other);

function put(round: Round, item: number, place: number | null): Round {
  const from = round.placed.indexOf(item);
  const free = place === null || round.settled[place] === false;
  if (!round.tray.includes(item) || !free || (from !== -1 && round.settled[from]) || from === place)
    return round;
  // What lies in the place goes where the other one came from.
  const there = place === null ? null : (round.placed[place] ?? null);
  const placed = round.placed.map((old, index) => {
    if (index === place) return item;
    return index === from ? there : old;
  });
  return { ...round, placed, wrong: [], checked: false };
}

/** Spec 2 §4: only when something is placed. */
const canCheck = ({ placed, settled, checked }: Round): boolean =>
  !checked && placed.some((item, place) => item !== null && !settled[place]);

/** The row as it is read; one with a picture that nobody has named has no words. */
function rowOf(items: readonly Piece[]): Piece {
  const names = items.map(({ text, name = '' }) => text.trim() || name.trim());
  return { text: names.every(Boolean) ? names.join(', ') : '' };
}

/** What is right stays, wherever it lies; what is wrong is marked and can be moved. */
function check(round: Round): Turn<Round> {
  if (!canCheck(round)) return { round, verdict: 'nothing' };
  const { placed } = round;
  const isRight = (place: number) => {
    const item = placed[place] ?? null;
    return item !== null && belongs(round, item, place);
  };
  const wrong = placed.flatMap((item, place) => (item !== null && !isRight(place) ? [place] : []));
  const settled = placed.map((_item, place) => isRight(place));
  const next = { ...round, settled, wrong, checked: true };
  if (wrong.length > 0) {
    const asked = askedPlaces(round);
    const first = round.items[placed[wrong[0] ?? -1] ?? -1];
    return {
      round: next,
      verdict: 'wrong',
      missed: missedAmong(
        asked.length,
        wrong.map((place) => asked.indexOf(place)),
      ),
      lesson: lessonOfMisplaced(first),
    };
  }
  if (settled.includes(false)) {
    const found = round.items.filter((_item, place) => settled[place] && !round.settled[place]);
    return { round: next, verdict: 'part', lesson: lessonOfRight(rowOf(found)) };
  }
  return { round: next, verdict: 'right', lesson: lessonOfRight(rowOf(round.items)) };
}

/** Fewer than three leave nothing to tell apart once one of them lies. */
const LEAST_FOR_A_CLUE = 3;

/** Lays an item that lay in the wrong place before. */
function clue(round: Round, missed: readonly number[]): Round | null {
  const asked = askedPlaces(round);
  const open = asked.filter((place) => !round.settled[place]);
  const place = open.find((one) => missed.includes(asked.indexOf(one)));
  const item = round.tray.find((one) => {
    const lies = round.placed.indexOf(one);
    return place !== undefined && belongs(round, one, place) && (lies === -1 || !round.settled[lies]);
  });
  if (place === undefined || item === undefined || open.length < LEAST_FOR_A_CLUE) return null;
  const laid = put(round, item, place);
  return { ...laid, settled: laid.settled.map((old, index) => old || index === place) };
}

const rules: RoundRules<Problem, Round, Move> = {
  deal,
  play: (round, move) =>
    move.type === 'check' ? check(round) : { round: put(round, move.piece, move.place), verdict: 'nothing' },
  reveal: (round) => ({
    ...round,
    placed: round.items.map((_item, place) => place),
    settled: round.items.map(() => true),
    wrong: [],
  }),
  parts: (round) => askedPlaces(round).map((place) => round.settled[place] === true),
  clue,
  introduction: ({ question }) => (question ? soundOf(question) : null),
  canCheck,
};

/** Lays the row from left to right; one that aims wrong begins with the last item that does not belong there. */
function nextMove(round: Round, aim: 'right' | 'wrong'): Move | null {
  const place = round.placed.findIndex(
    (item, index) => item === null || (!round.settled[index] && !belongs(round, item, index)),
  );
  if (place === -1 || (aim === 'wrong' && canCheck(round))) return { type: 'check' };
  const free = round.tray.filter((item) => {
    const from = round.placed.indexOf(item);
    return from === -1 || !belongs(round, item, from);
  });
  const piece =
    aim === 'wrong'
      ? free.findLast((item) => !belongs(round, item, place))
      : free.find((item) => belongs(round, item, place));
  return piece === undefined ? null : { type: 'put', piece, place };
}

export const { start, step, view, robot } = defineGame<OrderItData, OrderItOptions, Problem, Round, Move>({
  /** The order and the limit are those of rows; their stretches follow each other. */
  inOrder: ({ problems }, options, random) => {
    const rows = inPlayOrder(playable(problems, problemCheck), options, random);
    return { ...rows, value: playable(rows.value.flatMap(stretches), problemCheck) };
  },
  rules,
  moves: {
    right: (round) => nextMove(round, 'right') ?? { type: 'check' },
    wrong: (round) => nextMove(round, 'wrong'),
  },
});
