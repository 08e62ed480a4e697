import openEspeak from '@echogarden/espeak-ng-emscripten';
import type { Reader } from '../port.ts';
import { plainLetters } from './plain-letters.ts';
import { pronounced } from './pronunciations.ts';
import { VOICE_FILES, VOICE_TEXTS } from './voice-file.ts';
import type { SpokenMark } from './word-times.ts';

/** Slow enough for somebody who learns the words, with some melody. */
const MANNER = { wordsPerMinute: 135, range: 60 } as const;

const VARIANTS = '/usr/share/espeak-ng-data/voices/!v';

/** 300 faces are read by their names for minutes. */
const LONGEST_SECONDS = 60;

export interface RawSpeech {
  readonly samples: Int16Array;
  readonly sampleRate: number;
  readonly marks: readonly SpokenMark[];
}

export type Engine = (text: string, voice: string, reader?: Reader) => RawSpeech;

export async function startEngine(): Promise<Engine> {
  const { eSpeakNGWorker, FS } = await openEspeak();
  for (const reader of ['female', 'male'] as const)
    FS.writeFile(`${VARIANTS}/${VOICE_FILES[reader]}`, VOICE_TEXTS[reader]);
  const espeak = new eSpeakNGWorker();
  const sampleRate = espeak.get_samplerate();
  let current = '';

  /** Takes as long as a short word: only when it is another voice than before. */
  function change(voice: string): void {
    if (voice === current) return;
    if (espeak.set_voice(voice) !== 0) throw new Error(`espeak-ng has no voice ${voice}.`);
    espeak.set_rate(MANNER.wordsPerMinute);
    espeak.set_range(MANNER.range);
    current = voice;
  }

  return (text, voice, reader = 'female') => {
    change(`${voice}+${VOICE_FILES[reader]}`);
    const letters = pronounced(plainLetters(text), voice);
    const parts: Int16Array[] = [];
    const marks: SpokenMark[] = [];
    let length = 0;
    espeak.synthesize(letters.map(({ letter }) => letter).join(''), (samples, events) => {
      if (samples) parts.push(samples);
      length += samples?.length ?? 0;
      for (const { type, text_position, audio_position, id } of events) {
        const from = letters[text_position - 1]?.at ?? text.length;
        if (type === 'word') marks.push({ type, at: audio_position, from });
        // A phoneme without a name is silence.
        if (type === 'end' || (type === 'phoneme' && id === ''))
          marks.push({ type: 'pause', at: audio_position, from });
      }
      return length > LONGEST_SECONDS * sampleRate;
    });
    return { samples: joined(parts, length), sampleRate, marks };
  };
}

function joined(parts: readonly Int16Array[], length: number): Int16Array {
  const samples = new Int16Array(length);
  let at = 0;
  for (const part of parts) {
    samples.set(part, at);
    at += part.length;
  }
  return samples;
}
