import { useEffect, useRef, useState } from 'react';

/** A sound that a press plays, and the next press stops. */
export function useSound(url: string) {
  const sound = useRef<HTMLAudioElement | null>(null);
  const [state, setState] = useState<'still' | 'playing' | 'failed'>('still');
  useEffect(() => () => sound.current?.pause(), []);
  const press = () => {
    if (state === 'playing') {
      sound.current?.pause();
      setState('still');
      return;
    }
    const audio = new Audio(url);
    sound.current = audio;
    audio.onended = () => setState('still');
    setState('playing');
    audio.play().catch(() => setState('failed'));
  };
  return { state, press };
}
