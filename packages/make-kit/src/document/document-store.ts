import type { Content } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { startTransition } from 'react';
import { problemAt } from '../description/field-at.ts';
import { follow } from '../description/follow.ts';
import type { Editing, Live } from '../editing.tsx';
import type { Editor } from '../editor.ts';
import type { EditorHost } from '../host.ts';
import { withoutUnusedCredits } from '../media/picture/credits.ts';
import { openUploads } from '../media/uploads/uploads.ts';
import { begin, change, type History, rebase, redo, settle, type Typed, undo } from './history.ts';
import { type Place, valueAt, withValueAt } from './place.ts';
import { untouchedIn } from './untouched.ts';

export type Held = Content<unknown, unknown>;

/** Nobody reads between two letters what is wrong. */
const REVIEWED_AFTER_MS = 300;
/** Of 200 problems a review takes longer than a letter may: who writes slowly must not meet it at every letter. */
const PAUSE_TO_REVIEW = 10;
const LONGEST_PAUSE_MS = 2_000;

/** How long nobody has to write before what was written is reviewed, by how long that took last. */
export const reviewedIn = (lastMs: number): number =>
  Math.min(LONGEST_PAUSE_MS, Math.max(REVIEWED_AFTER_MS, lastMs * PAUSE_TO_REVIEW));

export interface Given {
  readonly editor: Editor;
  readonly content: Held;
  readonly locale: string;
  readonly host: EditorHost;
  /** What else follows from every change, where the document stands beside another one. */
  readonly shaped?: (content: Held) => Held;
}

export interface DocumentStore extends Live {
  /** Who listens is told once more. */
  tell(): void;
  canUndo(): boolean;
  canRedo(): boolean;
  undo(): void;
  redo(): void;
  /** Somebody else saved: their parts are brought into ours. */
  bring(bring: (content: Held) => Held): void;
  /** Reviews no more, and sends no more files. */
  close(): void;
}

/** The problem that is open, or the last one where a step took it away. */
function problemIn(content: Held, open: number): number {
  const problems = valueAt(content, ['gameData', 'problems']);
  return Array.isArray(problems) ? Math.max(0, Math.min(open, problems.length - 1)) : open;
}

/** The document of an editor, with its steps and what is wrong with it. */
export function documentStore(given: Given): DocumentStore {
  const { editor, locale, host, shaped = (content) => content } = given;
  const { description, template } = editor;
  const listeners = new Set<() => void>();
  const uploads = openUploads(host);
  const untouched = untouchedIn(description, given.content);
  let history: History<Held> = begin(given.content);
  let reviewing: ReturnType<typeof setTimeout> | undefined;

  let lastMs = 0;
  const issuesIn = (content: Held) => {
    const begun = performance.now();
    const issues = reviewContent(template, { ...content, version: template.version }, locale);
    lastMs = performance.now() - begun;
    return issues;
  };
  const tell = () => {
    for (const listener of listeners) listener();
  };
  const show = (next: Partial<Editing>) => {
    editing = { ...editing, ...next };
    tell();
  };
  const found = (content: Held) => {
    const issues = issuesIn(content);
    return { issues, said: untouched.said(content, issues) };
  };
  /** What is said at the fields may be more now. */
  const sayMore = () => show({ said: untouched.said(history.present, editing.issues) });
  const review = () => {
    clearTimeout(reviewing);
    // Nobody has asked for it: the next letter goes first.
    startTransition(() => show(found(history.present)));
  };
  /**
   * What is wrong is reviewed at once after every step, and after letters when their author pauses. Leaving a field is no
   * step: what the press that left it is aimed at must not move away under it.
   */
  const go = (next: History<Held>, by: 'author' | 'others' = 'author') => {
    const before = history.present;
    history = next;
    if (next.present === before) return;
    uploads.follow(before, next.present, by);
    untouched.follow(next.present);
    clearTimeout(reviewing);
    const there = { content: next.present, openProblem: problemIn(next.present, editing.openProblem) };
    if (next.isWritten) {
      reviewing = setTimeout(review, reviewedIn(lastMs));
      show(there);
    } else show({ ...there, ...found(next.present) });
  };
  const write = (changes: Parameters<Editing['changeAll']>[0], typed: Typed | null) => {
    const next = changes.reduce((document, { place, value }) => {
      const changed = withValueAt(document, place, value);
      return follow(description, locale, document, changed, place);
    }, history.present);
    if (next === history.present) return;
    go(change(history, shaped(typed === null ? withoutUnusedCredits(next) : next), typed));
  };

  const live: Live = {
    now: () => editing,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  let editing: Editing = {
    live,
    content: history.present,
    description,
    ...found(history.present),
    locale,
    host,
    uploads,
    chosen: null,
    openProblem: 0,
    choose: (chosen) => {
      const { openProblem } = editing;
      const isMore = untouched.goOn(history.present, openProblem, chosen);
      // A copy: who asks for the same place again is led there again.
      show({ chosen: chosen && [...chosen], openProblem: (chosen && problemAt(chosen)) ?? openProblem });
      if (isMore) sayMore();
    },
    change: (place: Place, value: unknown, typing = false) =>
      write([{ place, value }], typing ? { at: place, when: Date.now() } : null),
    changeAll: (changes) => write(changes, null),
    settle: () => go(settle(history)),
    leave: (place) => {
      if (!untouched.leave(history.present, place)) return;
      // As with letters: what the press that left it is aimed at must not move away under it.
      clearTimeout(reviewing);
      reviewing = setTimeout(review, reviewedIn(lastMs));
    },
    sayAll: () => {
      untouched.end();
      sayMore();
    },
  };
  return {
    ...live,
    tell,
    canUndo: () => history.past.length > 0,
    canRedo: () => history.future.length > 0,
    undo: () => go(undo(history)),
    redo: () => go(redo(history)),
    bring: (bring) => go(rebase(history, bring), 'others'),
    close: () => {
      clearTimeout(reviewing);
      uploads.close();
    },
  };
}
