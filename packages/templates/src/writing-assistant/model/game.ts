import { isUsable, type Piece } from '@flink/game-kit/model/content/piece.ts';
import { isPlace } from '@flink/game-kit/model/kinds/moves.ts';
import type { Step } from '@flink/game-kit/model/loop/effect.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import type { GameSetting, Robot, StartEvent } from '@flink/game-kit/model/template.ts';
import { findWord } from '@flink/game-kit/model/text/find-word.ts';
import { MOST_WORDS, type WritingData, type WritingOptions } from './schema.ts';
import { EMPTY, plainText, verdict, type Work, workSchema } from './work.ts';

export interface WritingState {
  readonly data: WritingData;
  /** Of the activity. */
  readonly locale: string;
  readonly work: Work;
  /** The language of the guides. */
  readonly guideLocale: string;
  /** The place of the guide that is shown. */
  readonly current: number;
  readonly over: boolean;
}

export type WritingEvent =
  | { readonly type: 'write'; readonly text: string }
  | { readonly type: 'guide'; readonly place: number }
  | { readonly type: 'language'; readonly locale: string }
  | { readonly type: 'finish' };

const quiet = (state: WritingState): Step<WritingState, WritingEvent> => ({ state, effects: [] });

const usable = (guides: readonly Piece[] | undefined): readonly Piece[] => (guides ?? []).filter(isUsable);

/** The languages that have guides, that of the activity first. */
export function localesOf({ data, locale }: Pick<WritingState, 'data' | 'locale'>): readonly string[] {
  const others = Object.keys(data.multiLocaleGuides).filter(
    (one) => usable(data.multiLocaleGuides[one]).length > 0,
  );
  const own = usable(data.guides).length > 0 ? [locale] : [];
  return [...new Set([...own, ...others])];
}

/** In the chosen language; where it has a list of its own, that one. */
export const guidesOf = ({ data, guideLocale, locale }: WritingState): readonly Piece[] => {
  const own = usable(data.multiLocaleGuides[guideLocale]);
  return own.length > 0 || guideLocale !== locale ? own : usable(data.guides);
};

/** Of the guide that is shown: the one of its place; with the last guide those that are left over. */
export function startersOf(state: WritingState): readonly Piece[] {
  const { data, current } = state;
  const starters = data.starters.filter(({ text }) => text.trim() !== '');
  const guides = guidesOf(state).length;
  if (guides === 0) return starters;
  return current === guides - 1 ? starters.slice(current) : starters.slice(current, current + 1);
}

export interface BankWord extends Piece {
  /** It stands in the text. */
  readonly used: boolean;
}

export function wordsOf({ data, work, locale }: WritingState): readonly BankWord[] {
  const text = plainText(work.text);
  return data.words
    .filter(({ text: word }) => word.trim() !== '')
    .slice(0, MOST_WORDS)
    .map((word) => ({ ...word, used: findWord(text, word.text, locale) !== null }));
}

export function start(
  data: WritingData,
  _options: WritingOptions,
  _seed: unknown,
  { locale, work }: GameSetting,
): Step<WritingState, WritingEvent> {
  const read = workSchema.safeParse(work);
  const locales = localesOf({ data, locale });
  const { defaultLocale = locale } = data;
  const guideLocale = locales.includes(defaultLocale) ? defaultLocale : (locales[0] ?? locale);
  return quiet({
    data,
    locale,
    work: read.success ? read.data : EMPTY,
    guideLocale,
    current: 0,
    over: false,
  });
}

const isText = (text: unknown): text is string => typeof text === 'string';

function changed(state: WritingState, event: WritingEvent): WritingState {
  switch (event.type) {
    case 'write':
      return isText(event.text) && event.text !== state.work.text
        ? { ...state, work: { text: event.text } }
        : state;
    case 'guide':
      return isPlace(guidesOf(state), event.place) ? { ...state, current: event.place } : state;
    case 'language': {
      if (!localesOf(state).includes(event.locale)) return state;
      const next = { ...state, guideLocale: event.locale };
      return { ...next, current: Math.max(0, Math.min(state.current, guidesOf(next).length - 1)) };
    }
    case 'finish':
      return { ...state, over: verdict(state.work) !== null };
    default:
      return state;
  }
}

export function step(
  state: WritingState,
  event: WritingEvent | StartEvent,
): Step<WritingState, WritingEvent> {
  if (event.type === 'start' || state.over) return quiet(state);
  const next = changed(state, event);
  const worth = verdict(next.work);
  return next.over && worth
    ? { state: next, effects: [{ type: 'result', result: { kind: 'verdict', verdict: worth } }] }
    : quiet(next);
}

export const view = (state: WritingState): GameView<WritingEvent> => ({
  progress: guidesOf(state).map((_guide, place) =>
    place === state.current ? 'now' : place < state.current ? 'tried' : 'todo',
  ),
  said: { verdict: 'nothing', text: null, lesson: null, turn: 0 },
  players: null,
  reveal: null,
  clue: null,
  read: null,
  next: null,
  canCheck: false,
  over: state.over,
  work: state.work,
});

const TEXTS = { right: 'I have a frog. It is green. It jumps.', wrong: 'I have a frog.' };

/** Writes a text that is long enough, or too short, and is finished. */
export const robot: Robot<WritingState, WritingEvent> = {
  canBeWrong: true,
  move({ work, over }, aim) {
    if (over) return null;
    const text = TEXTS[aim];
    return plainText(work.text).includes(text)
      ? { type: 'finish' }
      : { type: 'write', text: `<p>${text}</p>` };
  },
};
