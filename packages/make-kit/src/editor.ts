import type { Content } from '@flink/game-kit/model/content/content.ts';
import type { ReviewedIssue } from '@flink/game-kit/model/content/issue.ts';
import type { AnyTemplate, GameEvent, Template } from '@flink/game-kit/model/template.ts';
import { type ComponentType, createElement, type ReactNode } from 'react';

export interface EditorProps<Data, Options> {
  readonly content: Content<Data, Options>;
  /** What its author should know, to be shown at the fields that the paths name. */
  readonly issues: readonly ReviewedIssue[];
  onChange(content: Content<Data, Options>): void;
}

export interface Editor<Data, Options> {
  readonly template: AnyTemplate;
  render(props: EditorProps<Data, Options>): ReactNode;
}

export type AnyEditor = Editor<unknown, unknown>;

/** Ties a template to the component in which its activities are written. */
export function defineEditor<Data, Options, State, Event extends GameEvent>(
  template: Template<Data, Options, State, Event>,
  Component: ComponentType<EditorProps<Data, Options>>,
): Editor<Data, Options> {
  return { template, render: (props) => createElement(Component, props) };
}
