import type { Reader } from '@flink/game-kit/react/read-along/reader.ts';
import { createSoundBox } from '@flink/game-kit/react/sound-box.ts';
import { useState, useSyncExternalStore } from 'react';
import { voiceOn } from '../speak.ts';
import { wordTimings } from './word-timings.ts';

export interface OwnReader {
  readonly reader: Reader;
  /** True while the browser refuses to sound. */
  readonly refused: boolean;
}

/** For a text of the interface: by the recording where there is one, whose words are not lit. */
export function useOwnReader(locale: string, recording: string | undefined): OwnReader {
  const [sounds] = useState(createSoundBox);
  const [voice] = useState(() => voiceOn(sounds));
  const refused = useSyncExternalStore(sounds.subscribe, sounds.refused);
  const read: Reader['read'] = async (text, onHeard) => {
    if (recording) return (await voice.play(recording, 1)).message === undefined;
    const heardAt = wordTimings(text, locale);
    return voice.say(text, locale, (part, ms) => onHeard(heardAt(part, ms)));
  };
  return { reader: { read, stop: voice.stop }, refused };
}
