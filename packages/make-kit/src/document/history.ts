import { type Place, samePlace } from './place.ts';

/** Spec: the last few hundred steps can be taken back. */
const MOST_STEPS = 300;

/** Whoever stops this long has written something, and begins the next. */
const PAUSE_MS = 1_500;
/** Whoever never stops takes back no more than this much at once. */
const LONGEST_MS = 5_000;

/** A letter: where, and when (in milliseconds). */
export interface Typed {
  readonly at: Place;
  readonly when: number;
}

/** Letters of one step: where, since when, and when the last one came. */
interface Typing extends Typed {
  readonly since: number;
}

export interface History<Document> {
  readonly present: Document;
  /** The newest last. */
  readonly past: readonly Document[];
  /** What was taken back, the nearest last. */
  readonly future: readonly Document[];
  /** Where letters are being typed; the next one there belongs to the same step. */
  readonly typing: Typing | null;
  /** The newest change was a letter. */
  readonly isWritten: boolean;
}

export const begin = <Document>(present: Document): History<Document> => ({
  present,
  past: [],
  future: [],
  typing: null,
  isWritten: false,
});

const goesOn = (typing: Typing | null, typed: Typed): boolean =>
  typing !== null &&
  samePlace(typing.at, typed.at) &&
  typed.when - typing.when < PAUSE_MS &&
  typed.when - typing.since < LONGEST_MS;

/** A few letters are one step: as long as nothing else is touched, and without a pause between them. */
export function change<Document>(
  history: History<Document>,
  next: Document,
  typed: Typed | null = null,
): History<Document> {
  const { present, past, typing } = history;
  if (next === present) return history;
  const sameStep = typed !== null && goesOn(typing, typed);
  return {
    present: next,
    past: sameStep ? past : [...past, present].slice(-MOST_STEPS),
    future: [],
    typing: typed && { ...typed, since: sameStep && typing !== null ? typing.since : typed.when },
    isWritten: typed !== null,
  };
}

/** The field was left: what is typed in it next is a step of its own. */
export const settle = <Document>(history: History<Document>): History<Document> =>
  history.typing === null ? history : { ...history, typing: null };

export function undo<Document>(history: History<Document>): History<Document> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    present: before,
    past: history.past.slice(0, -1),
    future: [...history.future, history.present],
    typing: null,
    isWritten: false,
  };
}

export function redo<Document>(history: History<Document>): History<Document> {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  return {
    present: after,
    past: [...history.past, history.present].slice(-MOST_STEPS),
    future: history.future.slice(0, -1),
    typing: null,
    isWritten: false,
  };
}

/** What came from elsewhere (another author's save) takes the place of the present and cannot be taken back by us. */
export const rebase = <Document>(
  history: History<Document>,
  brought: (document: Document) => Document,
): History<Document> => ({
  present: brought(history.present),
  past: history.past.map(brought),
  future: history.future.map(brought),
  typing: history.typing,
  isWritten: false,
});
