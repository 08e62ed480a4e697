import { playable } from '@flink/game-kit/model/content/problems.ts';
import { isPlace } from '@flink/game-kit/model/kinds/moves.ts';
import type { Effect, Result, Step } from '@flink/game-kit/model/loop/effect.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import type { RandomState } from '@flink/game-kit/model/random.ts';
import {
  isTooFast,
  type Listened,
  MOST_SPEED,
  meetsBenchmark,
  type Reading,
  readingOf,
  speedOf,
  wholeSeconds,
} from '@flink/game-kit/model/reading/reading.ts';
import type { GameSetting, Robot, StartEvent } from '@flink/game-kit/model/template.ts';
import { tokensIn } from '@flink/game-kit/model/text/tokens.ts';
import { listenedOf, type Marks, NO_MARKS, toggled } from './listening.ts';
import type { Page, ReadingData, ReadingOptions } from './schema.ts';
import { emptyCheck } from './validity.ts';

/** A page whose timer was stopped. */
export interface Run {
  readonly seconds: number;
}

export interface ReadingState {
  readonly locale: string;
  /** Each with the text that is read on it. */
  readonly pages: readonly Page[];
  readonly started: boolean;
  readonly at: number;
  readonly seen: number;
  readonly running: boolean;
  /** By page; null where the timer was not stopped yet. */
  readonly runs: readonly (Run | null)[];
  /** An adult listens, and marks. */
  readonly listening: boolean;
  readonly marks: readonly Marks[];
  readonly mastered: boolean;
  readonly over: boolean;
}

export type ReadingEvent =
  | StartEvent
  | { readonly type: 'turn'; readonly place: number }
  | { readonly type: 'go' }
  | { readonly type: 'stop'; readonly seconds: number }
  | { readonly type: 'listen'; readonly on: boolean }
  | { readonly type: 'wrong'; readonly place: number }
  | { readonly type: 'last'; readonly place: number }
  | { readonly type: 'finish' };

type Out = Step<ReadingState, ReadingEvent>;

const still = (state: ReadingState): Out => ({ state, effects: [] });

const EMPTY_PAGE: Page = {
  id: '',
  text: '',
  textOnly: false,
  hasTimer: false,
  totalWords: undefined,
  benchmark: undefined,
};

export const pageOf = ({ pages, at }: ReadingState): Page => pages[at] ?? EMPTY_PAGE;
export const isLast = ({ pages, at }: ReadingState): boolean => at === pages.length - 1;
export const runOf = ({ runs, at }: ReadingState): Run | null => runs[at] ?? null;
export const marksOf = ({ marks, at }: ReadingState): Marks => marks[at] ?? NO_MARKS;

/** Spec 2 §3: a page may read the text of another, by its id or its place. */
function withText(page: Page, pages: readonly Page[]): Page {
  if (page.text.trim() !== '' || page.textFrom === undefined) return page;
  const from = pages.find(({ id }, place) => id === String(page.textFrom) || place === Number(page.textFrom));
  return { ...page, text: from?.text ?? '', html: from?.html };
}

export function start(
  data: ReadingData,
  _options: ReadingOptions,
  _seed: RandomState,
  { locale }: GameSetting,
): Out {
  const pages = playable(data.problems, emptyCheck).map((page) => withText(page, data.problems));
  return still({
    locale,
    // A number that is missing is no field at all: a game that is kept comes back the same.
    pages: pages.map((page) => JSON.parse(JSON.stringify(page))),
    started: false,
    at: 0,
    seen: 0,
    running: false,
    runs: pages.map(() => null),
    listening: false,
    marks: pages.map(() => NO_MARKS),
    mastered: false,
    over: false,
  });
}

/** What came of a page, where it was timed and its author said how much there is to read. */
export interface PageReading {
  readonly reading: Reading;
  readonly listened: Listened | null;
}

export function readingOn(state: ReadingState, place: number): PageReading | null {
  const page = state.pages[place];
  const run = state.runs[place];
  const reading = page && run ? readingOf(page.totalWords, page.benchmark, run.seconds) : null;
  if (!page || !run || !reading) return null;
  if (!state.listening) return { reading, listened: null };
  // Of who read aloud the words that were right count, as far as the reading went.
  const listened = listenedOf(tokensIn(page.text.trim(), state.locale), state.marks[place] ?? NO_MARKS);
  const speed = speedOf(listened.correct, run.seconds);
  return { reading: { ...reading, speed, totalWords: Math.max(1, listened.tried) }, listened };
}

/** Turned faster than anybody reads aloud: the page counts as not read. */
export function isHurried(state: ReadingState, place: number): boolean {
  const read = readingOn(state, place);
  return read !== null && isTooFast(read.reading.totalWords, read.reading.spentTime);
}

const hasTimers = ({ pages }: ReadingState): boolean => pages.some(({ hasTimer }) => hasTimer);

/** A text without a timer is read when its last page is reached, as a book is. */
function marked(state: ReadingState): Out {
  if (state.mastered || !state.started || !isLast(state) || hasTimers(state)) return still(state);
  return { state: { ...state, mastered: true }, effects: [{ type: 'mastered' }] };
}

function finish(state: ReadingState): Out {
  const over = { ...state, running: false, over: true };
  if (!hasTimers(state)) return ended(over, [], { kind: 'verdict', verdict: 'mastered' });
  const timed = state.pages.flatMap((page, place) => (page.hasTimer ? [place] : []));
  const stopped = timed.filter((place) => state.runs[place] !== null);
  const hurried = stopped.filter((place) => isHurried(state, place));
  const read = stopped
    .filter((place) => !hurried.includes(place))
    .flatMap((place) => readingOn(state, place) ?? []);
  const warnings = [
    ...(stopped.length < timed.length ? [warn('A page has a timer that was not started')] : []),
    ...(hurried.length > 0 ? [warn('A page was turned faster than anybody reads aloud')] : []),
    ...(read.length + hurried.length < stopped.length
      ? [warn('A page has no totalWords or no benchmark: its speed is not shown')]
      : []),
  ];
  const good =
    stopped.length === timed.length &&
    hurried.length === 0 &&
    read.every(({ reading }) => meetsBenchmark(reading));
  const last = read.at(-1);
  return ended({ ...over, mastered: good }, warnings, {
    kind: 'verdict',
    verdict: good ? 'mastered' : 'partial',
    ...(last ? { reading: last.reading } : {}),
    ...(last?.listened ? { listened: last.listened } : {}),
  });
}

const warn = (message: string): Effect<ReadingEvent> => ({ type: 'warn', message });

const ended = (state: ReadingState, effects: readonly Effect<ReadingEvent>[], result: Result): Out => ({
  state,
  effects: [...effects, { type: 'result', result }],
});

const onPage = <T>(all: readonly T[], at: number, value: T): readonly T[] =>
  all.map((one, place) => (place === at ? value : one));

const isWord = (state: ReadingState, place: number): boolean =>
  Number.isInteger(place) && tokensIn(pageOf(state).text.trim(), state.locale)[place]?.kind === 'word';

export function step(state: ReadingState, event: ReadingEvent): Out {
  if (state.over) return still(state);
  // A clock that ran when the tablet was closed has no time to tell: the page is read anew.
  if (event.type === 'start') return marked({ ...state, started: true, running: false });
  if (!state.started) return still(state);
  const { at } = state;
  switch (event.type) {
    case 'turn':
      if (state.running || !isPlace(state.pages, event.place) || event.place === at) return still(state);
      return marked({ ...state, at: event.place, seen: Math.max(state.seen, event.place) });
    case 'go':
      if (state.running || !pageOf(state).hasTimer) return still(state);
      return still({
        ...state,
        running: true,
        runs: onPage(state.runs, at, null),
        marks: onPage(state.marks, at, NO_MARKS),
      });
    case 'stop':
      if (!state.running) return still(state);
      return still({
        ...state,
        running: false,
        runs: onPage(state.runs, at, { seconds: wholeSeconds(event.seconds) }),
      });
    case 'listen':
      return still({ ...state, listening: event.on });
    case 'wrong':
      if (!state.listening || !isWord(state, event.place)) return still(state);
      return still({ ...state, marks: onPage(state.marks, at, toggled(marksOf(state), event.place)) });
    case 'last':
      if (!state.listening || !isWord(state, event.place)) return still(state);
      return still({ ...state, marks: onPage(state.marks, at, { ...marksOf(state), last: event.place }) });
    case 'finish':
      if (state.running || state.seen < state.pages.length - 1) return still(state);
      return finish(state);
    default:
      return still(state);
  }
}

const NOTHING_SAID = { verdict: 'nothing', text: null, lesson: null, turn: 0 } as const;

export function view(state: ReadingState): GameView<ReadingEvent> {
  return {
    steps: 'pages',
    progress: state.pages.map((_page, place) => {
      if (place === state.at) return 'now';
      return place <= state.seen ? 'right' : 'todo';
    }),
    said: NOTHING_SAID,
    players: null,
    reveal: null,
    clue: null,
    read: null,
    next: null,
    canCheck: false,
    over: state.over,
  };
}

/** The most seconds in which the benchmark is still met. */
const inTime = ({ totalWords, benchmark }: Page): number =>
  totalWords === undefined || benchmark === undefined
    ? 60
    : Math.max(1, Math.floor((totalWords / Math.min(benchmark, MOST_SPEED)) * 60));

export const robot: Robot<ReadingState, ReadingEvent> = {
  canBeWrong: false,
  move: (state) => {
    if (!state.started || state.over) return null;
    const page = pageOf(state);
    if (state.running) return { type: 'stop', seconds: inTime(page) };
    if (page.hasTimer && runOf(state) === null) return { type: 'go' };
    return isLast(state) ? { type: 'finish' } : { type: 'turn', place: state.at + 1 };
  },
};
