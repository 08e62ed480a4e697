import { createContext, type ReactNode, useContext, useEffect, useEffectEvent } from 'react';

const SingleKeysContext = createContext(true);

export function ShortcutsProvider(props: { readonly singleKeys: boolean; readonly children: ReactNode }) {
  return <SingleKeysContext value={props.singleKeys}>{props.children}</SingleKeysContext>;
}

/** Whether keys without Ctrl act; a person can switch them off (WCAG 2.1.4). */
export const useSingleKeys = (): boolean => useContext(SingleKeysContext);

/** How many parts of the page listen for a key, whether it has something to do just now or not. */
const listening = new Map<string, number>();

/** The keys of the page that is open. */
export const shortcutsHere = (): ReadonlySet<string> =>
  new Set([...listening].flatMap(([keys, count]) => (count > 0 ? [keys] : [])));

const TYPING =
  'input:not([type="checkbox"], [type="radio"], [type="button"]), textarea, select, [contenteditable="true"]';

function isTyping(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest(TYPING) !== null;
}

/** F8 writes nothing, and nobody presses it by writing. */
const isLetter = (keys: string): boolean => [...keys].length === 1;

const isCovered = (): boolean => document.querySelector('[aria-modal="true"]') !== null;

/**
 * A key for the whole page: `mod+k`, `mod+shift+z`, `f8` or a single letter such as `/`. Letters rest while typing and when
 * switched off; all rest behind an open dialog, whose page must not change underneath.
 */
export function useShortcut(keys: string, action: (() => void) | undefined): void {
  const singleKeys = useSingleKeys();
  const act = useEffectEvent(() => action?.());
  const enabled = action !== undefined;

  useEffect(() => {
    if (!singleKeys && isLetter(keys)) return;
    const count = (by: number) => listening.set(keys, (listening.get(keys) ?? 0) + by);
    count(1);
    return () => void count(-1);
  }, [keys, singleKeys]);

  useEffect(() => {
    if (!enabled) return;
    const needsMod = keys.startsWith('mod+');
    const needsShift = keys.startsWith('mod+shift+');
    const key = needsMod ? keys.slice((needsShift ? 'mod+shift+' : 'mod+').length) : keys;
    if (isLetter(keys) && !singleKeys) return;

    const onKeyDown = (event: KeyboardEvent) => {
      const mod = event.ctrlKey || event.metaKey;
      if (event.defaultPrevented || event.altKey || mod !== needsMod || event.key.toLowerCase() !== key)
        return;
      // A single sign may need Shift to be written at all.
      if (needsMod && event.shiftKey !== needsShift) return;
      if (isLetter(keys) && isTyping(event.target)) return;
      if (isCovered()) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [enabled, keys, singleKeys]);
}
