import { useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';
import { flushSync } from 'react-dom';
import type { Editing } from '../editing.tsx';
import { doesMore } from '../fields/written-pace.ts';
import type { DocumentStore } from './document-store.ts';

/** What a person does with what they see, and what is kept when the page goes. */
const DOES: readonly string[] = [
  ...['keydown', 'pointerdown', 'click', 'paste', 'drop'],
  ...['visibilitychange', 'beforeunload', 'pagehide'],
];

/**
 * What follows from letters is drawn when nobody waits for anything. Whoever does something else meets it drawn: a press
 * on what was drawn before would write down what stood there before.
 */
export function useCaughtUp(store: Pick<DocumentStore, 'now' | 'tell'>, editing: Editing): void {
  const drawn = useRef(editing);
  useLayoutEffect(() => {
    drawn.current = editing;
  });
  const catchUp = useEffectEvent((event: Event) => {
    if (drawn.current === store.now()) return;
    if (event instanceof KeyboardEvent && !doesMore(event)) return;
    flushSync(store.tell);
  });
  useEffect(() => {
    const hear = (event: Event) => catchUp(event);
    for (const name of DOES) window.addEventListener(name, hear, { capture: true });
    return () => {
      for (const name of DOES) window.removeEventListener(name, hear, { capture: true });
    };
  }, []);
}
