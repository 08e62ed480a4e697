import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { useToasts } from '@flink/ui/play/dialogs/use-toasts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useEffectEvent } from 'react';
import { isSpeaking, speak } from '../../../shared/speak.ts';
import { type Warning, warnedAt } from './time-left.ts';

/** Long enough to be read aloud to a child, and gone before the next question. */
const STAY_MS = 10_000;

const KEY = 'flink-time-warned';

/** Says how many minutes are left, beside the game and without taking its focus. */
export function useWarnings(info: PrepaidInfo | null): void {
  const { t, locale } = useTexts();
  const toast = useToasts();

  const look = useEffectEvent(() => {
    if (info === null) return;
    const { warned, tell } = warnedAt(info, lastWarning());
    rememberWarning(warned);
    if (tell === null) return;
    const text = t('time.left', { count: tell });
    toast({ text, stay: STAY_MS });
    // The voice of a game goes first.
    if (!isSpeaking()) speak(text, locale);
  });

  useEffect(() => {
    if (info) look();
  }, [info]);
}

/** For this tab: who reloads the page has been warned. */
function lastWarning(): Warning | null {
  try {
    const minutes = Number(sessionStorage.getItem(KEY));
    return minutes === 1 || minutes === 5 || minutes === 10 ? minutes : null;
  } catch {
    return null;
  }
}

function rememberWarning(warning: Warning | null): void {
  try {
    if (warning === null) sessionStorage.removeItem(KEY);
    else sessionStorage.setItem(KEY, String(warning));
  } catch {
    // Without storage a warning may come twice; nothing else depends on it.
  }
}
