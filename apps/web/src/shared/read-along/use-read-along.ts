import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { voiceOn } from '../speak.ts';
import { lightOff, lightUp } from './light-up.ts';
import { type HeardLetters, wordTimings } from './word-timings.ts';

export interface ReadAlong<Shown extends Element> {
  /** On what shows the text. */
  readonly shown: RefObject<Shown | null>;
  /** False also while the browser refuses to sound. */
  readonly speaking: boolean;
  /** From the beginning; by the recording where there is one, whose words are not lit. */
  read(recording?: string): Promise<void>;
}

/** Reads a text aloud; its words light up as they are heard. */
export function useReadAlong<Shown extends Element>(text: string, locale: string): ReadAlong<Shown> {
  const shown = useRef<Shown>(null);
  const [sounds] = useState(createSoundBox);
  const [voice] = useState(() => voiceOn(sounds));
  const [reading, setReading] = useState(0);
  const refused = useSyncExternalStore(sounds.subscribe, sounds.refused);
  const light = useRef<HeardLetters | null>(null);

  const show = (letters: HeardLetters | null) => {
    if (letters?.first === light.current?.first) return;
    light.current = letters;
    if (letters && shown.current) lightUp(shown.current, letters);
    else lightOff();
  };

  useEffect(
    () => () => {
      voice.stop();
      lightOff();
    },
    [voice],
  );

  return {
    shown,
    speaking: reading > 0 && !refused,
    read: async (recording) => {
      setReading((count) => count + 1);
      if (recording) await voice.play(recording, 1);
      else {
        const heardAt = wordTimings(text, locale);
        await voice.say(text, locale, (part, milliseconds) => show(heardAt(part, milliseconds)));
        show(null);
      }
      setReading((count) => count - 1);
    },
  };
}
