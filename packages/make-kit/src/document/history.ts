import { type Place, samePlace } from './place.ts';

/** Spec: the last few hundred steps can be taken back. */
const MOST_STEPS = 300;

export interface History<Document> {
  readonly present: Document;
  /** The newest last. */
  readonly past: readonly Document[];
  /** What was taken back, the nearest last. */
  readonly future: readonly Document[];
  /** Where letters are being typed; the next one there belongs to the same step. */
  readonly typingAt: Place | null;
}

export const begin = <Document>(present: Document): History<Document> => ({
  present,
  past: [],
  future: [],
  typingAt: null,
});

/** A word is one step, however many letters it has: as long as nothing else is touched. */
export function change<Document>(
  history: History<Document>,
  next: Document,
  typingAt: Place | null = null,
): History<Document> {
  const { present, past } = history;
  if (next === present) return history;
  const goesOn = typingAt !== null && history.typingAt !== null && samePlace(typingAt, history.typingAt);
  return {
    present: next,
    past: goesOn ? past : [...past, present].slice(-MOST_STEPS),
    future: [],
    typingAt,
  };
}

/** The field was left: what is typed in it next is a step of its own. */
export const settle = <Document>(history: History<Document>): History<Document> =>
  history.typingAt === null ? history : { ...history, typingAt: null };

export function undo<Document>(history: History<Document>): History<Document> {
  const before = history.past.at(-1);
  if (before === undefined) return history;
  return {
    present: before,
    past: history.past.slice(0, -1),
    future: [...history.future, history.present],
    typingAt: null,
  };
}

export function redo<Document>(history: History<Document>): History<Document> {
  const after = history.future.at(-1);
  if (after === undefined) return history;
  return {
    present: after,
    past: [...history.past, history.present].slice(-MOST_STEPS),
    future: history.future.slice(0, -1),
    typingAt: null,
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
  typingAt: history.typingAt,
});
