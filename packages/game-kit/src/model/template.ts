import type * as z from 'zod/mini';
import type { Step } from './effect.ts';
import type { Issue } from './issue.ts';
import type { RandomState } from './random.ts';

export interface GameEvent {
  readonly type: string;
}

/** Takes the content of one version to the next; the shapes are those of their time. */
export type Migration = (old: { readonly options: unknown; readonly gameData: unknown }) => {
  readonly options: unknown;
  readonly gameData: unknown;
};

/** Spec 2 §3, the word object of the generators. */
export interface GeneratorWord {
  readonly word: string;
  readonly hasPicture: boolean;
  readonly wordAudio?: string;
}

export type Generated<Data> =
  | { readonly ok: true; readonly gameData: Data }
  | { readonly ok: false; readonly issues: readonly Issue[] };

/** A player made of rules, who proves that every activity can be finished. */
export interface Robot<State, Event> {
  /** False where no move is wrong, as when leafing through a book. */
  readonly canBeWrong: boolean;
  /** The next move of a player who aims to be right or wrong; null while the game is busy. */
  move(state: State, aim: 'right' | 'wrong', random: RandomState): Event | null;
}

/**
 * One activity template. The functions are methods on purpose: their parameters are then compared
 * loosely enough for templates with different data to stand in one registry (`AnyTemplate`).
 */
export interface Template<Data, Options, State, Event extends GameEvent> {
  /** The name of the template's folder and of its row in the database. */
  readonly alias: string;
  readonly version: number;
  readonly schema: z.ZodMiniType<Data>;
  readonly options: z.ZodMiniType<Options>;
  /** One entry for each step from version 1 to the current one; only ever added to. */
  readonly migrate: readonly Migration[];
  validity(data: Data, options: Options): readonly Issue[];
  start(data: Data, options: Options, seed: RandomState): Step<State, Event>;
  step(state: State, event: Event): Step<State, Event>;
  readonly robot: Robot<State, Event>;
  generate?(words: readonly GeneratorWord[], random: RandomState): Generated<Data>;
}

export type AnyTemplate = Template<unknown, unknown, unknown, GameEvent>;

export function defineTemplate<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
): Template<Data, Options, State, Event> {
  return template;
}
