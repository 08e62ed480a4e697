import type { Content } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { useCallback, useEffect, useMemo, useReducer, useState } from 'react';
import { follow } from '../description/follow.ts';
import type { Change, Editing } from '../editing.tsx';
import type { Editor } from '../editor.ts';
import type { EditorHost } from '../host.ts';
import { withoutUnusedCredits } from '../media/picture/credits.ts';
import { begin, change, type History, rebase, redo, settle, type Typed, undo } from './history.ts';
import { type Place, withValueAt } from './place.ts';

type Held = Content<unknown, unknown>;

/** Nobody reads between two letters what is wrong; of 200 problems the review takes longer than a letter may. */
const REVIEWED_AFTER_MS = 300;

type Step =
  | { readonly type: 'change'; readonly changes: readonly Change[]; readonly typed: Typed | null }
  | { readonly type: 'settle' | 'undo' | 'redo' }
  /** Somebody else saved: their parts are brought into ours. */
  | { readonly type: 'bring'; readonly bring: (content: Held) => Held };

export interface DocumentHandle {
  readonly editing: Editing;
  readonly content: Held;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  undo(): void;
  redo(): void;
  bring(bring: (content: Held) => Held): void;
}

/**
 * What is reviewed: every step at once, letters when their author pauses. Leaving a field is no step: what the press that
 * left it is aimed at must not move away under it.
 */
function useReviewed({ present, isWritten }: History<Held>): Held {
  const [seen, setSeen] = useState({ present, reviewed: present });
  if (seen.present !== present) setSeen({ present, reviewed: isWritten ? seen.reviewed : present });
  useEffect(() => {
    const timer = setTimeout(() => setSeen({ present, reviewed: present }), REVIEWED_AFTER_MS);
    return () => clearTimeout(timer);
  }, [present]);
  return seen.reviewed;
}

/** The document of an editor, with its steps and what is wrong with it. */
export function useDocument(given: {
  readonly editor: Editor;
  readonly content: Held;
  readonly locale: string;
  readonly host: EditorHost;
  /** What else follows from every change, where the document stands beside another one. */
  readonly shaped?: (content: Held) => Held;
}): DocumentHandle {
  const { editor, locale, host, shaped = (content) => content } = given;
  const { description, template } = editor;
  const [history, dispatch] = useReducer((before: History<Held>, step: Step): History<Held> => {
    switch (step.type) {
      case 'change': {
        const next = step.changes.reduce((document, { place, value }) => {
          const changed = withValueAt(document, place, value);
          return follow(description, locale, document, changed, place);
        }, before.present);
        if (next === before.present) return before;
        const whole = shaped(step.typed === null ? withoutUnusedCredits(next) : next);
        return change(before, whole, step.typed);
      }
      case 'settle':
        return settle(before);
      case 'undo':
        return undo(before);
      case 'redo':
        return redo(before);
      case 'bring':
        return rebase(before, step.bring);
    }
  }, begin(given.content));
  const [chosen, choose] = useState<Place | null>(null);
  const content = history.present;
  const reviewed = useReviewed(history);
  const issues = useMemo(
    () => reviewContent(template, { ...reviewed, version: template.version }, locale),
    [template, reviewed, locale],
  );
  const write = useCallback(
    (place: Place, value: unknown, typing = false) =>
      dispatch({
        type: 'change',
        changes: [{ place, value }],
        typed: typing ? { at: place, when: Date.now() } : null,
      }),
    [],
  );
  const writeAll = useCallback(
    (changes: readonly Change[]) => dispatch({ type: 'change', changes, typed: null }),
    [],
  );
  const leave = useCallback(() => dispatch({ type: 'settle' }), []);
  const editing = useMemo<Editing>(
    () => ({
      ...{ content, description, issues, locale, host, chosen, choose },
      ...{ change: write, changeAll: writeAll, settle: leave },
    }),
    [content, description, issues, locale, host, chosen, write, writeAll, leave],
  );
  const steps = useMemo(
    () => ({
      undo: () => dispatch({ type: 'undo' }),
      redo: () => dispatch({ type: 'redo' }),
      bring: (bring: (content: Held) => Held) => dispatch({ type: 'bring', bring }),
    }),
    [],
  );
  return {
    ...{ editing, content },
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    ...steps,
  };
}
