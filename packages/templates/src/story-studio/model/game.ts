import { isPlace } from '@flink/game-kit/model/kinds/moves.ts';
import type { Step } from '@flink/game-kit/model/loop/effect.ts';
import type { GameView } from '@flink/game-kit/model/loop/game-view.ts';
import type { GameSetting, Robot, StartEvent } from '@flink/game-kit/model/template.ts';
import { MOST_IMAGES, MOST_PAGES, type StudioData, type StudioOptions } from './schema.ts';
import {
  empty,
  newPage,
  type Page,
  type Picture,
  pictureSchema,
  titleOf,
  verdict,
  type Work,
  workSchema,
} from './work.ts';

export interface StudioState {
  readonly data: StudioData;
  readonly options: StudioOptions;
  readonly work: Work;
  /** The place of the page that lies on the desk. */
  readonly current: number;
  readonly over: boolean;
}

/** `page` is the id of a page: a recording that ends late finds its own, whatever lies on the desk. */
export type StudioEvent =
  | { readonly type: 'write'; readonly page: string; readonly text: string }
  | { readonly type: 'record'; readonly page: string; readonly audio: string | null }
  | { readonly type: 'put'; readonly page: string; readonly picture: Picture }
  | { readonly type: 'move'; readonly page: string; readonly at: number; readonly picture: Picture }
  | { readonly type: 'take'; readonly page: string; readonly at: number }
  | { readonly type: 'turn'; readonly place: number }
  | { readonly type: 'add' }
  | { readonly type: 'drop'; readonly page: string }
  | { readonly type: 'rename'; readonly title: string }
  | { readonly type: 'approve'; readonly on: boolean }
  | { readonly type: 'finish' };

const quiet = (state: StudioState): Step<StudioState, StudioEvent> => ({ state, effects: [] });

/** What was kept in a way that nobody can read any more is not the reason for a child to have no paper. */
function keptOr(work: unknown, data: StudioData): Work {
  const read = workSchema.safeParse(work);
  return read.success && read.data.pages.length > 0 ? read.data : empty(data);
}

export function start(
  data: StudioData,
  options: StudioOptions,
  _seed: unknown,
  { work }: GameSetting,
): Step<StudioState, StudioEvent> {
  return quiet({ data, options, work: keptOr(work, data), current: 0, over: false });
}

const withPage = (state: StudioState, id: string, change: (page: Page) => Page): StudioState => ({
  ...state,
  work: { ...state.work, pages: state.work.pages.map((page) => (page.id === id ? change(page) : page)) },
});

export const verdictOf = ({ work, data, options }: StudioState) => verdict(work, data, options);

/** Otherwise a page would hold something that can be neither read nor kept. */
function isSound(event: StudioEvent): boolean {
  switch (event.type) {
    case 'write':
      return typeof event.text === 'string';
    case 'record':
      return event.audio === null || typeof event.audio === 'string';
    case 'put':
    case 'move':
      return pictureSchema.safeParse(event.picture).success;
    case 'rename':
      return typeof event.title === 'string';
    case 'approve':
      return typeof event.on === 'boolean';
    default:
      return true;
  }
}

function changed(state: StudioState, event: StudioEvent): StudioState {
  const { work, data, current } = state;
  switch (event.type) {
    case 'write':
      return withPage(state, event.page, (page) => ({ ...page, text: event.text }));
    case 'record':
      return withPage(state, event.page, (page) => ({ ...page, audio: event.audio }));
    case 'put':
      return withPage(state, event.page, (page) =>
        page.pictures.length < MOST_IMAGES ? { ...page, pictures: [...page.pictures, event.picture] } : page,
      );
    case 'move':
      return withPage(state, event.page, (page) => ({
        ...page,
        pictures: page.pictures.map((picture, at) => (at === event.at ? event.picture : picture)),
      }));
    case 'take':
      return withPage(state, event.page, (page) => ({
        ...page,
        pictures: page.pictures.filter((_picture, at) => at !== event.at),
      }));
    case 'turn':
      return isPlace(work.pages, event.place) ? { ...state, current: event.place } : state;
    case 'add': {
      if (work.pages.length >= MOST_PAGES) return state;
      const pages = [...work.pages, newPage(work.pages, data)];
      return { ...state, work: { ...work, pages }, current: pages.length - 1 };
    }
    case 'drop': {
      const pages = work.pages.filter(({ id }) => id !== event.page);
      if (pages.length === 0) return state;
      return { ...state, work: { ...work, pages }, current: Math.min(current, pages.length - 1) };
    }
    case 'rename':
      return { ...state, work: { ...work, title: titleOf(event.title) } };
    case 'approve':
      return { ...state, work: { ...work, approved: event.on } };
    case 'finish':
      return verdictOf(state) === 'mastered' ? { ...state, over: true } : state;
    default:
      return state;
  }
}

export function step(state: StudioState, event: StudioEvent | StartEvent): Step<StudioState, StudioEvent> {
  if (event.type === 'start' || state.over || !isSound(event)) return quiet(state);
  const next = changed(state, event);
  return next.over
    ? { state: next, effects: [{ type: 'result', result: { kind: 'verdict', verdict: 'mastered' } }] }
    : quiet(next);
}

export const view = (state: StudioState): GameView<StudioEvent> => ({
  progress: state.work.pages.map((_page, place) => (place === state.current ? 'now' : 'todo')),
  steps: 'pages',
  title: { text: state.work.title, rename: (title) => ({ type: 'rename', title }) },
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

const SENTENCE = '<p>We went to the market today.</p>';

/** Fills pages by pen, or by voice where there is no pen, until the story is good enough, has it stamped, and is done. */
export const robot: Robot<StudioState, StudioEvent> = {
  canBeWrong: false,
  move(state) {
    const { work, options, current } = state;
    if (state.over) return null;
    if (verdictOf(state) === 'mastered') return { type: 'finish' };
    const page = work.pages[current];
    if (!page) return null;
    const done = verdictOf({ ...state, work: { ...work, approved: true } }) === 'mastered';
    if (done) return { type: 'approve', on: true };
    if (options.storyStudioMode !== 'recorder') return { type: 'write', page: page.id, text: SENTENCE };
    if (page.audio === null) return { type: 'record', page: page.id, audio: `page-${current + 1}-a.mp3` };
    return current + 1 < work.pages.length ? { type: 'turn', place: current + 1 } : { type: 'add' };
  },
};
