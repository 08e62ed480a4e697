import type * as z from 'zod/mini';
import type { Issue } from './content/issue.ts';
import type { Step } from './loop/effect.ts';
import type { GameView } from './loop/game-view.ts';
import type { RandomState } from './random.ts';

export interface GameEvent {
  readonly type: string;
}

/** The help was closed, or a half-played game is taken up again. Every game understands it. */
export interface StartEvent {
  readonly type: 'start';
}

/** Who plays, and in which language the activity is. */
export interface GameSetting {
  readonly players: number;
  readonly locale: string;
  /** Of the learner, else of the signed-in user (spec 2 §6). */
  readonly learner?: PersonName | undefined;
  /** Percent of a book's pages that must be read before the book counts as partly done; 50 when not said. */
  readonly bookShare?: number | undefined;
  /** What was made here before, of a template with `work`; without it the game begins with the empty one. */
  readonly work?: unknown;
}

export interface PersonName {
  readonly firstname: string;
  readonly lastname: string;
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
  readonly picture?: string;
  readonly wordAudio?: string;
  readonly definition?: string;
  readonly sentence?: string;
  readonly sentenceAudio?: string;
  readonly syllables?: readonly string[];
  /** Other words that would be as right where this one is asked for: broader ones, or ones that look like it. */
  readonly asRight?: readonly string[];
  /** The words that surely do not fit its sentence, where others might; without them, any other of the list. */
  readonly wrongInSentence?: readonly string[];
  /** Its place where the words have an order of their own, as numbers have. */
  readonly rank?: number;
  /** Words that are no wrong answers where this one is asked for; of a pair that never stands together both say so. */
  readonly neverWith?: readonly string[];
  /** What sort of word it is; a wrong answer that shares more of them with the right one is the better one. */
  readonly kinds?: readonly string[];
}

/** decisions.md, table of templates: which words a generator takes. */
export interface WordCriteria {
  readonly imageRequired: boolean;
  readonly audioRequired: boolean;
  readonly hyphenAllowed: boolean;
  readonly spacesAllowed: boolean;
  readonly maxWordLength: number;
  readonly minWords: number;
}

/** Makes an activity from the words of a wordlist. */
export interface Generator<Data, Options> {
  readonly criteria: WordCriteria;
  /** Of the words that meet the criteria. */
  generate(words: readonly GeneratorWord[], task: GeneratorTask): Generated<Data, Options>;
}

export interface GeneratorTask {
  readonly random: RandomState;
  readonly locale: string;
  /** Set in Admin; without it the generator's own criteria apply. */
  readonly criteria?: WordCriteria | undefined;
}

/** Why a list gives no activity, or an activity without one of its words: an error of the catalogue. */
export interface GenerateIssue {
  readonly code: `wordlists.${string}`;
  readonly params?: Readonly<Record<string, string>>;
}

export type Generated<Data, Options> =
  | {
      readonly ok: true;
      readonly options: Options;
      readonly gameData: Data;
      /** The words that the game does not ask for, each with its reason. */
      readonly leftOut: readonly GenerateIssue[];
    }
  | { readonly ok: false; readonly issues: readonly GenerateIssue[] };

/**
 * What a learner makes in an activity and finds again: a story, a text. It does not live in the events of a saved game:
 * whoever stands around the game brings it along, and keeps it whenever `GameView.work` has changed.
 */
export interface TemplateWork<Data, Options, Work> {
  /** Of what is kept; reads it kindly, so that a device with an older shape loses nothing. */
  readonly schema: z.ZodMiniType<Work>;
  empty(data: Data, options: Options): Work;
  /** What the work is worth when the learner leaves it (spec 2 §4); null where nothing is to be recorded. */
  verdict(work: Work, data: Data, options: Options): 'mastered' | 'partial' | null;
  /** Two devices wrote at the same time: both are kept, what they share once. */
  merge(mine: Work, theirs: Work): Work;
}

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
  /** The shapes that the specification and hands write → the one that is stored from now on, which stays as it is. */
  readonly kindly: Migration;
  /** Two or three who share a device take turns. */
  readonly multiplayer: boolean;
  /** The interface text that tells a team how to play, where it is not by taking turns. */
  readonly teamHelp?: string;
  /**
   * False where the game itself says whether it was mastered (spec 1 §4: a book that was read). Otherwise the server
   * decides by the score, and does not believe a player who sends none.
   */
  readonly hasScore?: false;
  /** What keeps the activity from being played in its language; empty when it can be. */
  validity(data: Data, options: Options, locale: string): readonly Issue[];
  /**
   * What spec 3 §5.1 asks of its author beyond that: it is not ready without, but what is stored is played all the same.
   */
  asks?(data: Data, options: Options, locale: string): readonly Issue[];
  /** What does not keep it from being played, but its author should know. */
  warnings(data: Data, options: Options, locale: string): readonly Issue[];
  start(data: Data, options: Options, seed: RandomState, setting: GameSetting): Step<State, Event>;
  step(state: State, event: Event | StartEvent): Step<State, Event>;
  view(state: State): GameView<Event>;
  /** Files of the activity that must be there before the first problem, pictures and sounds alike. */
  media(data: Data, options: Options): readonly string[];
  readonly robot: Robot<State, Event>;
  /** Beside the template in `model/generate.ts`, and joined to it by the server's registry: Play does not carry it. */
  readonly generator?: Generator<Data, Options>;
  /** Only where something is made. Its game has no saved events: it opens with the work, and is left at any time. */
  readonly work?: TemplateWork<Data, Options, unknown>;
}

export type AnyTemplate = Template<unknown, unknown, unknown, GameEvent>;

export function defineTemplate<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
): Template<Data, Options, State, Event> {
  return template;
}
