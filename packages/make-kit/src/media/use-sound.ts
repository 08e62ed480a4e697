import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef, useState } from 'react';

/** A sound that a press plays, and the next press stops; `words` says which of both it does, or that none came. */
export function useSound(url: string, name: string, listen: string) {
  const { t } = useTexts();
  const sound = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  // biome-ignore lint/correctness/useExhaustiveDependencies: of another sound nothing is said yet.
  useEffect(
    () => () => {
      sound.current?.pause();
      sound.current = null;
      setState('still');
    },
    [url],
  );
  const press = () => {
    if (state === 'playing') {
      sound.current?.pause();
      sound.current = null;
      setState('still');
      return;
    }
    const audio = new Audio(url);
    sound.current = audio;
    // One that was stopped before it began is none that did not come.
    const fail = () => sound.current === audio && setState('failed');
    audio.onended = () => setState('still');
    audio.onerror = fail;
    setState('playing');
    audio.play().catch(fail);
  };
  const words = {
    still: listen,
    playing: t('make.sound.stop', { name }),
    failed: t('make.sound.none', { name }),
  }[state];
  return { state, press, words };
}
