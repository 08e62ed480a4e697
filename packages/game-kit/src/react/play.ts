import type { CompanionMood } from '@flink/ui/play/game/game-layout.tsx';
import type { AnswerColour } from '@flink/ui/play/pieces/answer-colours.ts';
import { type ComponentType, createElement, type ReactNode } from 'react';
import type { Piece } from '../model/content/piece.ts';
import type { GameEvent, Template } from '../model/template.ts';
import type { Reader } from './read-along/reader.ts';
import type { WorkDesk } from './work/work-desk.ts';

/** What an author says about the whole activity. */
export interface Instruction {
  readonly text: string;
  readonly locale: string;
  readonly audio?: string;
}

/** The only way from a game's screen to the world around it. */
export interface PlayHost {
  /** The language of the activity, not of the interface. */
  readonly locale: string;
  /** The names of those who share the device, in the order of their places. */
  readonly players: readonly string[];
  /** Their faces, as far as they have some. */
  readonly faces: readonly ReactNode[];
  /** Their colours, which are theirs everywhere. */
  readonly colours: readonly AnswerColour[];
  /** How the character looks and what he says just now. */
  readonly companion: CompanionMood;
  /** The address of a file of the activity's content folder. */
  mediaUrl(file: string): string;
  /** Plays a piece's recording, or reads its words aloud where it has none: in the activity's language unless told. */
  say(piece: Piece, locale?: string): void;
  /** Stands where the author asks nothing else, instead of the words of the house. */
  readonly instruction?: Instruction | undefined;
  /** True when what was said last could not be heard: without a voice, or silenced. */
  readonly unheard: boolean;
  /** Reads a long text of the activity aloud. */
  readonly reader: Reader;
  /** Tells somebody who does not see the screen what has just happened on it. */
  announce(text: string): void;
  /** Only around a template with `work`. */
  readonly desk?: WorkDesk | undefined;
}

export interface PlayProps<State, Event, Options> {
  readonly state: State;
  /** What the author chose for the look of it; the rules have read theirs already. */
  readonly options: Options;
  readonly host: PlayHost;
  send(event: Event): void;
}

export interface Play<State, Event extends GameEvent, Options> {
  readonly template: Template<unknown, Options, State, Event>;
  /** It sets its words itself as large as the author wants; else all of them are, by their classes of length. */
  readonly sizesItself: boolean;
  render(props: PlayProps<State, Event, Options>): ReactNode;
}

export type AnyPlay = Play<unknown, GameEvent, unknown>;

/** Ties a template to the component that draws its states and sends its events. */
export function definePlay<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  Component: ComponentType<PlayProps<State, Event, Options>>,
  { sizesItself = false }: Partial<Pick<Play<State, Event, Options>, 'sizesItself'>> = {},
): Play<State, Event, Options> {
  return { template, sizesItself, render: (props) => createElement(Component, props) };
}
