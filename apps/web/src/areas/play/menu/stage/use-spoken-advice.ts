import { useEffect } from 'react';
import { useSession } from '../../../../shared/session/session-store.ts';
import { isSpeaking } from '../../../../shared/speak.ts';
import { hush, readAloud } from './read-aloud.ts';

/** The page is drawn first; a voice that comes with it would take the line from its pictures. */
const SETTLED_MS = 1_200;

/** What was said once need not be said again to who comes back to the page. */
const said = new Set<string>();

/** Says aloud what is suggested, where a child plays who may not read it yet. */
export function useSpokenAdvice(text: string | undefined, locale: string): void {
  const forChild = (useSession()?.team ?? []).some(({ type }) => type === 'child');
  useEffect(() => {
    if (text === undefined || !forChild || said.has(text)) return;
    let speaks = false;
    const timer = setTimeout(async () => {
      if (isSpeaking() || document.querySelector('dialog[open]')) return;
      said.add(text);
      speaks = true;
      await readAloud([{ text, locale }]);
      speaks = false;
    }, SETTLED_MS);
    return () => {
      clearTimeout(timer);
      if (speaks) hush();
    };
  }, [text, locale, forChild]);
}
