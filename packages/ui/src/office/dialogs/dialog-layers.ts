import { useEffect, useId, useSyncExternalStore } from 'react';

let layers: readonly string[] = [];
const listeners = new Set<() => void>();

function setLayers(next: readonly string[]): void {
  layers = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** True for the dialog opened last, so that Esc closes one dialog and not all that are open. */
export function useTopLayer(opened: boolean): boolean {
  const id = useId();
  const top = useSyncExternalStore(subscribe, () => layers.at(-1));

  useEffect(() => {
    if (!opened) return;
    setLayers([...layers, id]);
    return () => setLayers(layers.filter((layer) => layer !== id));
  }, [opened, id]);

  return top === id;
}
