import { playable } from '@flink/game-kit/model/content/problems.ts';
import { isPlace } from '@flink/game-kit/model/kinds/moves.ts';
import type { Effect, Step } from '@flink/game-kit/model/loop/effect.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import { DEFAULT_THRESHOLD } from '@flink/game-kit/model/loop/result.ts';
import type { RandomState } from '@flink/game-kit/model/random.ts';
import {
  isTooFast,
  MOST_SPEED,
  meetsBenchmark,
  readingOf,
  wholeSeconds,
} from '@flink/game-kit/model/reading/reading.ts';
import type { GameSetting, Robot, StartEvent } from '@flink/game-kit/model/template.ts';
import type { EbookData, EbookOptions, Page } from './schema.ts';
import { problemCheck } from './validity.ts';

/** Spec 2 §4 and §9: from a page without media to the next, after its media have ended, and where they failed. */
const WITHOUT_MEDIA = 5_000;
const AFTER_MEDIA = 2_000;
const AFTER_FAILURE = 5_000;

export type Medium = 'audio' | 'video';

export interface EbookState {
  readonly pages: readonly Page[];
  readonly started: boolean;
  readonly at: number;
  /** The furthest page that was seen. */
  readonly seen: number;
  /** The book turns its pages by itself. */
  readonly presenting: boolean;
  /** How it may be read; with the timer on, by oneself alone. */
  readonly mode: EbookOptions['ebookMode'];
  readonly autoPlay: boolean;
  readonly endVideoWhenAudioEnds: boolean;
  /** What of this page has been heard or seen to its end, and whether some of it failed. */
  readonly ended: readonly Medium[];
  readonly failed: boolean;
  /** Seconds of reading up to the last turn of a page; null without a timer. */
  readonly timer: number | null;
  readonly totalWords: number | null;
  readonly benchmark: number | null;
  /** Spec 2 §4: it is marked mastered before the reader closes it. */
  readonly mastered: boolean;
  /** Percent of the pages that must be read before the book is marked partly done, and whether it was. */
  readonly bookShare: number;
  readonly partial: boolean;
  /** Counts what the reader does: a delay of before turns no page any more. */
  readonly turn: number;
  readonly over: boolean;
}

export type EbookEvent =
  | StartEvent
  /** With the timer on, the seconds so far: a book that is taken up again goes on from them. */
  | { readonly type: 'turn'; readonly place: number; readonly seconds?: number }
  | { readonly type: 'present' }
  | { readonly type: 'pause' }
  | { readonly type: 'ended'; readonly page: number; readonly medium: Medium; readonly failed?: boolean }
  | { readonly type: 'on'; readonly turn: number }
  | { readonly type: 'finish'; readonly seconds?: number };

type Out = Step<EbookState, EbookEvent>;

const still = (state: EbookState): Out => ({ state, effects: [] });

/** What a page lets hear and see by itself. */
export const mediaOf = ({ audio, audioScript, video }: Page): readonly Medium[] => [
  ...(audio || audioScript ? (['audio'] as const) : []),
  ...(video ? (['video'] as const) : []),
];

export const pageOf = ({ pages, at }: EbookState): Page => pages[at] ?? { id: '', boxes: [] };
export const isLast = ({ pages, at }: EbookState): boolean => at === pages.length - 1;

/** What the voice reads of a page, as it stands there. */
export const spokenOf = ({ boxes }: Page): string =>
  boxes
    .filter(({ text, ignoreTTS }) => !ignoreTTS && text.trim() !== '')
    .map(({ text }) => text.trim())
    .join('\n');

/** Whether the sound of the page begins without a touch. */
export const soundsByItself = (state: EbookState): boolean =>
  state.started && !state.over && state.timer === null && (state.presenting || state.autoPlay);

export function start(
  data: EbookData,
  options: EbookOptions,
  _seed: RandomState,
  { bookShare = DEFAULT_THRESHOLD }: GameSetting,
): Out {
  const mode = options.displayTimer ? 'manual' : options.ebookMode;
  return still({
    pages: playable(data.problems, problemCheck),
    started: false,
    at: 0,
    seen: 0,
    presenting: mode === 'presentation',
    mode,
    autoPlay: options.autoPlayAudioInManual,
    endVideoWhenAudioEnds: options.endVideoWhenAudioEnds,
    ended: [],
    failed: false,
    timer: options.displayTimer ? 0 : null,
    totalWords: data.totalWords ?? null,
    benchmark: data.benchmark ?? null,
    mastered: false,
    bookShare,
    partial: false,
    turn: 0,
    over: false,
  });
}

/** Everything that this page has to play was played. */
function isPlayed(state: EbookState): boolean {
  const media = mediaOf(pageOf(state));
  if (state.endVideoWhenAudioEnds && media.includes('audio')) return state.ended.includes('audio');
  return media.every((medium) => state.ended.includes(medium));
}

/** Spec 2 §4: on reaching the last page when it has no video and there is no timer, or when the video or audio ends. */
function marked(state: EbookState): Out {
  const there = isLast(state) && state.timer === null && (!pageOf(state).video || isPlayed(state));
  if (!there || state.mastered) return still(state);
  return { state: { ...state, mastered: true }, effects: [{ type: 'mastered' }] };
}

/** Spec 3 §3, percentBooks: enough of the book was read to count, though not all of it. */
function counted({ state, effects }: Out): Out {
  const isEnough = (state.seen + 1) * 100 >= state.pages.length * state.bookShare;
  if (!isEnough || state.mastered || state.partial) return { state, effects };
  return { state: { ...state, partial: true }, effects: [...effects, { type: 'partial' }] };
}

/** How long the page stays before the next one comes; null while something is still played, or nobody presents. */
function delayOf(state: EbookState): number | null {
  if (!state.presenting || !isPlayed(state)) return null;
  if (mediaOf(pageOf(state)).length === 0) return WITHOUT_MEDIA;
  return state.failed ? AFTER_FAILURE : AFTER_MEDIA;
}

/** The page as it stands now: marked where it is the last, and on its way to the next. */
function shown(before: EbookState): Out {
  const { state, effects } = counted(marked(before));
  const milliseconds = delayOf(state);
  const onward: Effect<EbookEvent>[] =
    milliseconds === null ? [] : [{ type: 'delay', milliseconds, next: { type: 'on', turn: state.turn } }];
  return { state, effects: [...effects, ...onward] };
}

const opened = (state: EbookState, at: number): EbookState => ({
  ...state,
  at,
  seen: Math.max(state.seen, at),
  ended: [],
  failed: false,
  turn: state.turn + 1,
});

const withTime = (state: EbookState, seconds: number | undefined): EbookState =>
  state.timer === null || seconds === undefined
    ? state
    : { ...state, timer: Math.max(state.timer, wholeSeconds(seconds)) };

function finish(state: EbookState): Out {
  const over = { ...state, over: true, presenting: false };
  if (state.timer === null) {
    const verdict = state.mastered ? 'mastered' : 'partial';
    return { state: over, effects: [{ type: 'result', result: { kind: 'verdict', verdict } }] };
  }
  const { totalWords, benchmark } = state;
  const reading = readingOf(totalWords ?? undefined, benchmark ?? undefined, state.timer);
  if (reading === null)
    return {
      state: { ...over, mastered: true },
      effects: [
        { type: 'warn', message: 'The book has no totalWords or no benchmark: its speed is not shown' },
        { type: 'result', result: { kind: 'verdict', verdict: 'mastered' } },
      ],
    };
  // Leafed through faster than anybody reads: there is no speed to show.
  if (isTooFast(reading.totalWords, reading.spentTime))
    return { state: over, effects: [{ type: 'result', result: { kind: 'verdict', verdict: 'partial' } }] };
  const mastered = meetsBenchmark(reading);
  const result = { kind: 'verdict', verdict: mastered ? 'mastered' : 'partial', reading } as const;
  return { state: { ...over, mastered }, effects: [{ type: 'result', result }] };
}

export function step(state: EbookState, event: EbookEvent): Out {
  if (state.over) return still(state);
  if (event.type === 'start') return shown({ ...state, started: true, turn: state.turn + 1 });
  if (!state.started) return still(state);
  switch (event.type) {
    case 'turn':
      if (!isPlace(state.pages, event.place) || event.place === state.at) return still(state);
      return shown(opened(withTime(state, event.seconds), event.place));
    case 'present':
      if (state.mode === 'manual' || state.presenting) return still(state);
      return shown({ ...opened(state, state.at), presenting: true });
    case 'pause':
      return still({ ...state, presenting: false, turn: state.turn + 1 });
    case 'ended':
      if (event.page !== state.at || state.ended.includes(event.medium)) return still(state);
      return shown({
        ...state,
        ended: [...state.ended, event.medium],
        failed: state.failed || (event.failed ?? false),
      });
    case 'on':
      if (event.turn !== state.turn || !state.presenting) return still(state);
      return isLast(state) ? finish(state) : shown(opened(state, state.at + 1));
    case 'finish':
      if (state.seen < state.pages.length - 1) return still(state);
      return finish(withTime(state, event.seconds));
    default:
      return still(state);
  }
}

const NOTHING_SAID = { verdict: 'nothing', text: null, lesson: null, turn: 0 } as const;

export function view(state: EbookState): GameView<EbookEvent> {
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
const inTime = ({ totalWords, benchmark }: EbookState): number =>
  totalWords === null || benchmark === null
    ? 60
    : Math.max(1, Math.floor((totalWords / Math.min(benchmark, MOST_SPEED)) * 60));

export const robot: Robot<EbookState, EbookEvent> = {
  canBeWrong: false,
  move: (state) => {
    if (!state.started || state.over) return null;
    if (!isLast(state)) return { type: 'turn', place: state.at + 1 };
    if (state.timer !== null) return { type: 'finish', seconds: inTime(state) };
    const left = mediaOf(pageOf(state)).find((medium) => !state.ended.includes(medium));
    return state.mastered || left === undefined
      ? { type: 'finish' }
      : { type: 'ended', page: state.at, medium: left };
  },
};
