import { type ComponentType, createElement, type ReactNode } from 'react';
import type { GameEvent, Template } from '../model/template.ts';

/** The only way from a game's screen to the world around it. */
export interface PlayHost {
  /** The language of the activity, not of the interface. */
  readonly locale: string;
  /** The address of a file of the activity's content folder. */
  mediaUrl(file: string): string;
}

export interface PlayProps<State, Event> {
  readonly state: State;
  readonly host: PlayHost;
  send(event: Event): void;
}

export interface Play<State, Event extends GameEvent> {
  readonly template: Template<unknown, unknown, State, Event>;
  render(props: PlayProps<State, Event>): ReactNode;
}

export type AnyPlay = Play<unknown, GameEvent>;

/** Ties a template to the component that draws its states and sends its events. */
export function definePlay<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  Component: ComponentType<PlayProps<State, Event>>,
): Play<State, Event> {
  return { template, render: (props) => createElement(Component, props) };
}
