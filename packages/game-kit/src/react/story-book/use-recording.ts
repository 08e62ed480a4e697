import { useEffect, useRef, useState } from 'react';
import { volumeOf } from '../volumes.ts';

/** Plays a recording from its address; it falls silent when another address comes or the place is left. */
export function useRecording(url: string | null) {
  const [playing, setPlaying] = useState(false);
  const audio = useRef<HTMLAudioElement | null>(null);

  const stop = () => {
    audio.current?.pause();
    audio.current = null;
    setPlaying(false);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: another address is what silences the one before
  useEffect(() => stop, [url]);

  const play = () => {
    stop();
    if (url === null) return;
    const element = new Audio(url);
    element.volume = volumeOf('voice');
    element.addEventListener('ended', stop);
    element.addEventListener('error', stop);
    audio.current = element;
    setPlaying(true);
    element.play().catch(stop);
  };

  return { playing, play, stop };
}
