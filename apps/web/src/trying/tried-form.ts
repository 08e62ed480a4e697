import type { ReplyOf } from '@flink/contract/call.ts';
import type { CallName, Calls } from '@flink/contract/calls/index.ts';
import type { ReactNode } from 'react';

/** How the call that a form sends ends: well, with words beside fields, without an answer, or when it is told to. */
export const ENDINGS = ['accepted', 'refused', 'unanswered', 'slow'] as const;
export type Ending = (typeof ENDINGS)[number];

export type Replies = { readonly [Name in CallName]?: ReplyOf<Calls[Name]> };

/** A form that is tried in a browser without a server. */
export interface TriedForm {
  readonly id: string;
  readonly title: string;
  readonly render: () => ReactNode;
  /** What the form asks for and is answered, the call that sends it among them. */
  readonly replies: Replies;
  readonly sends: CallName;
  /** What a person enters, by the name of the field. */
  readonly entered: Readonly<Record<string, string>>;
  /** What a server that refuses it says of its fields. */
  readonly refusal: Readonly<Record<string, string>>;
}
