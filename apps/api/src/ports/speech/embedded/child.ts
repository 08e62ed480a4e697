import { mp3Encoder } from '../../../../../../content/sounds/mp3.ts';
import { SAMPLE_RATE } from '../../../../../../content/sounds/wave.ts';
import { startEngine } from './espeak.ts';
import { finishedSound } from './finished-sound.ts';
import type { SpeechAnswer, SpeechWish } from './messages.ts';
import { wordTimes } from './word-times.ts';

/** A program of its own: espeak-ng, which is under the GPL, and nothing of Flink beyond what turns its speech into mp3. */
const [speak, encode] = await Promise.all([startEngine(), mp3Encoder()]);

/** A word stays below 8 KB; at 32 kilobits a long sentence is still clear. */
const bitrateFor = (seconds: number) => (seconds > 1.5 ? 32 : 40);

function answerTo({ text, voice, locale, reader }: SpeechWish): SpeechAnswer {
  const { samples, sampleRate, marks } = speak(text, voice, reader);
  const sound = finishedSound(samples, sampleRate);
  if (sound === null) return null;
  const { wave, cutMs } = sound;
  const heard = marks.map((mark) => ({ ...mark, at: mark.at - cutMs }));
  const seconds = wave.length / SAMPLE_RATE;
  return {
    mp3: encode(wave, bitrateFor(seconds)),
    words: wordTimes(text, locale, heard, seconds * 1_000),
  };
}

// Without its parent nobody would ever ask again.
process.on('disconnect', () => process.exit());
process.on('message', (wish: SpeechWish) => process.send?.(answerTo(wish)));
