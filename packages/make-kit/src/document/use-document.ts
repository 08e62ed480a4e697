import { useEffect, useState, useSyncExternalStore } from 'react';
import type { Editing } from '../editing.tsx';
import { type DocumentStore, documentStore, type Given, type Held } from './document-store.ts';

export interface DocumentHandle extends Pick<DocumentStore, 'undo' | 'redo' | 'bring'> {
  readonly editing: Editing;
  readonly content: Held;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
}

/** The document of an editor, as long as it is open; whoever asks is drawn again with every step. */
export function useDocument(given: Given): DocumentHandle {
  const [store] = useState(() => documentStore(given));
  useEffect(() => store.close, [store]);
  const editing = useSyncExternalStore(store.subscribe, store.now);
  const { undo, redo, bring } = store;
  return {
    ...{ editing, undo, redo, bring },
    content: editing.content,
    canUndo: store.canUndo(),
    canRedo: store.canRedo(),
  };
}
