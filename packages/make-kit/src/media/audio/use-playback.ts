import { useEffect, useRef, useState } from 'react';
import type { Samples } from './samples.ts';

/** Plays samples that are no file yet. */
export function usePlayback() {
  const [isPlaying, setPlaying] = useState(false);
  const running = useRef<AudioContext | null>(null);

  const stop = () => {
    void running.current?.close();
    running.current = null;
    setPlaying(false);
  };
  useEffect(() => () => void running.current?.close(), []);

  const play = (samples: Samples, rate: number) => {
    stop();
    if (samples.length === 0) return;
    const context = new AudioContext();
    const sound = context.createBuffer(1, samples.length, rate);
    sound.copyToChannel(samples, 0);
    const source = context.createBufferSource();
    source.buffer = sound;
    source.connect(context.destination);
    source.onended = () => {
      if (running.current === context) stop();
    };
    source.start();
    running.current = context;
    setPlaying(true);
  };

  return { isPlaying, play, stop };
}
