import { embeddedSpeech } from './embedded.ts';
import type { PollySettings } from './polly.ts';
import type { Speech } from './port.ts';

interface SpeechSettings {
  readonly polly: PollySettings | null;
}

/** Amazon Polly when it is named, with espeak-ng for the languages it does not speak; else espeak-ng alone. */
export async function openSpeech({ polly }: SpeechSettings): Promise<Speech> {
  const embedded = embeddedSpeech();
  if (polly === null) return embedded;
  // The SDK costs a start without Polly nothing when it is loaded only here.
  const { pollySpeech } = await import('./polly.ts');
  return firstToSpeak([pollySpeech(polly), embedded]);
}

export function firstToSpeak(voices: readonly [Speech, ...Speech[]]): Speech {
  const speaking = (locale: string) => voices.find((one) => one.voiceFor(locale) !== null) ?? voices[0];
  return {
    voiceFor: (locale) => speaking(locale).voiceFor(locale),
    say: (text, locale, reader) => speaking(locale).say(text, locale, reader),
    warmUp: async () => {
      await Promise.all(voices.map((one) => one.warmUp()));
    },
    close: async () => {
      await Promise.all(voices.map((one) => one.close()));
    },
  };
}
