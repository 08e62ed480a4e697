import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { volumeOf } from '../volumes.ts';
import { lightOff, lightUp } from './light-up.ts';
import type { HeardLetters, Reader, ReadingManner } from './reader.ts';
import { silentPace } from './silent-pace.ts';

export type ReadingEnd = 'read' | 'interrupted' | 'failed';

export interface ReadAlong<Shown extends Element> {
  /** On what shows the text. */
  readonly shown: RefObject<Shown | null>;
  readonly reading: boolean;
  /** From the beginning. Tells how it ended: at the end of the text, interrupted, or that its recording did not come. */
  read(): Promise<ReadingEnd>;
  stop(): void;
}

export interface ReadAlongWishes {
  readonly text: string;
  /** Of the text: where nothing can be heard, its words light up all the same, each for as long as it is. */
  readonly inSilence?: string | undefined;
  readonly manner?: ReadingManner | undefined;
  /** The word that lights up stands in this. */
  onLit?(element: Element): void;
}

/** Reads a text aloud; its words light up as they are heard, and nothing on the page moves. */
export function useReadAlong<Shown extends Element>(
  reader: Reader,
  { text, inSilence, manner, onLit }: ReadAlongWishes,
): ReadAlong<Shown> {
  const shown = useRef<Shown>(null);
  const [reading, setReading] = useState(false);
  const lit = useRef<number | null>(null);
  /** Which reading it is: what has begun anew, or was stopped, is not lit by the one before. */
  const turn = useRef(0);
  const around = useRef({ reader, onLit });
  around.current = { reader, onLit };

  const show = useCallback((letters: HeardLetters | null) => {
    const first = letters?.first ?? null;
    if (first === lit.current) return;
    lit.current = first;
    const element = letters && shown.current ? lightUp(shown.current, letters) : lightOff();
    if (element) around.current.onLit?.(element);
  }, []);

  const busy = useRef(false);
  const end = useCallback(() => {
    busy.current = false;
    show(null);
    setReading(false);
  }, [show]);

  /** Only what was begun here: the voice may be saying something else. */
  const stop = useCallback(() => {
    if (!busy.current) return;
    turn.current += 1;
    around.current.reader.stop();
    end();
  }, [end]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has come, or the screen is left
  useEffect(() => stop, [text, stop]);

  const read = async (): Promise<ReadingEnd> => {
    turn.current += 1;
    const mine = turn.current;
    const light = (letters: HeardLetters | null) => {
      if (turn.current === mine) show(letters);
    };
    busy.current = true;
    setReading(true);
    const silent = volumeOf('voice') === 0;
    const heard = !silent && (await reader.read(text, light, manner));
    const failed = !silent && !heard && manner?.recording !== undefined;
    if (!heard && !failed && inSilence !== undefined)
      for (const { ms, ...letters } of silentPace(text, inSilence)) {
        if (turn.current !== mine) return 'interrupted';
        light(letters);
        await new Promise((resolve) => setTimeout(resolve, ms / (manner?.rate ?? 1)));
      }
    if (turn.current !== mine) return 'interrupted';
    end();
    return failed ? 'failed' : 'read';
  };

  return { shown, reading, read, stop };
}
