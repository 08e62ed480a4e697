import { useEffect, useState } from 'react';
import type { Editing } from '../editing.tsx';
import { type DocumentStore, documentStore, type Given, type Held } from './document-store.ts';
import { useCaughtUp } from './use-caught-up.ts';
import { useNewest } from './use-newest.ts';

export interface DocumentHandle extends Pick<DocumentStore, 'undo' | 'redo' | 'bring'> {
  readonly editing: Editing;
  readonly content: Held;
  /** What stands in it now, drawn or not. */
  readonly newest: () => Held;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The document of an editor, as long as it is open; whoever asks is drawn again with every step. */
export function useDocument(given: Given): DocumentHandle {
  const [store] = useState(() => documentStore(given));
  useEffect(() => store.close, [store]);
  const editing = useNewest(store.subscribe, store.now);
  useCaughtUp(store, editing);
  const { undo, redo, bring } = store;
  return {
    ...{ editing, undo, redo, bring },
    content: editing.content,
    newest: () => store.now().content,
    canUndo: store.canUndo(),
    canRedo: store.canRedo(),
  };
}
