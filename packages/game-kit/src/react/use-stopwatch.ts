import { useCallback, useEffect, useEffectEvent, useRef, useState } from 'react';

const TICK_MS = 250;

export interface Stopwatch {
  /** Whole seconds, for the eye. */
  readonly seconds: number;
  /** To the moment, for the rules. */
  exact(): number;
}

/** Each time it is started it counts on from some seconds; a tablet that sleeps, or another window before it, is no reading. */
export function useStopwatch(running: boolean, from: number): Stopwatch {
  const counted = useRef(from * 1_000);
  const last = useRef<number | null>(null);
  const [seconds, setSeconds] = useState(Math.floor(from));

  const count = useCallback(() => {
    const now = performance.now();
    if (last.current !== null && !document.hidden) counted.current += now - last.current;
    if (last.current !== null) last.current = now;
    setSeconds(Math.floor(counted.current / 1_000));
  }, []);

  const begin = useEffectEvent(() => {
    counted.current = from * 1_000;
    last.current = performance.now();
    count();
  });
  useEffect(() => {
    if (!running) return;
    begin();
    const forget = () => {
      last.current = performance.now();
    };
    const timer = setInterval(count, TICK_MS);
    document.addEventListener('visibilitychange', forget);
    return () => {
      count();
      last.current = null;
      clearInterval(timer);
      document.removeEventListener('visibilitychange', forget);
    };
  }, [running, count]);

  const exact = useCallback(() => {
    count();
    return counted.current / 1_000;
  }, [count]);

  return { seconds, exact };
}

/** 65 seconds are 1:05. */
export const clockText = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
