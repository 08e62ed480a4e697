import type { Content } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { useCallback, useMemo, useReducer, useState } from 'react';
import { follow } from '../description/follow.ts';
import type { Change, Editing } from '../editing.tsx';
import type { Editor } from '../editor.ts';
import type { EditorHost } from '../host.ts';
import { withoutUnusedCredits } from '../media/picture/credits.ts';
import { begin, change, type History, rebase, redo, settle, type Typed, undo } from './history.ts';
import { type Place, withValueAt } from './place.ts';

type Held = Content<unknown, unknown>;

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

/** The document of an editor, with its steps; what is wrong with it is reviewed after each. */
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
  const issues = useMemo(
    () => reviewContent(template, { ...content, version: template.version }, locale),
    [template, content, locale],
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
  return {
    editing,
    content,
    canUndo: history.past.length > 0,
    canRedo: history.future.length > 0,
    undo: () => dispatch({ type: 'undo' }),
    redo: () => dispatch({ type: 'redo' }),
    bring: (bring) => dispatch({ type: 'bring', bring }),
  };
}
