import { Polly, type SynthesizeSpeechCommandInput } from '@aws-sdk/client-polly';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { pollyVoiceFor } from './polly/voices.ts';
import { wordsOfMarks } from './polly/word-marks.ts';
import type { Speech } from './port.ts';

export interface PollySettings {
  readonly region: string;
  /** Another service that speaks its protocol; null means AWS itself. */
  readonly endpoint: string | null;
}

const VERSION = 'polly-1';
const SILENT_MS = 10_000;
const SAMPLE_RATE = '24000';

/** Amazon Polly. Credentials come from the usual AWS variables, files or roles. */
export function pollySpeech({ region, endpoint }: PollySettings): Speech {
  const polly = new Polly({
    region,
    ...(endpoint === null ? {} : { endpoint }),
    maxAttempts: 2,
    requestHandler: { requestTimeout: SILENT_MS, sessionTimeout: SILENT_MS },
  });

  async function bytesOf(input: SynthesizeSpeechCommandInput): Promise<Uint8Array> {
    const { AudioStream } = await polly.synthesizeSpeech(input);
    const bytes = await AudioStream?.transformToByteArray();
    if (!bytes) throw new AppError('speech.noFile');
    return bytes;
  }

  return {
    voiceFor: (locale) => {
      const voice = pollyVoiceFor(locale);
      return voice && `${VERSION}-${voice.id.toLowerCase()}`;
    },
    say: async (text, locale, reader) => {
      const voice = pollyVoiceFor(locale, reader);
      if (voice === null) throw new AppError('notFound');
      // As plain text: markup in it is read, never obeyed.
      const wish = { Text: text, TextType: 'text', VoiceId: voice.id, Engine: 'neural' } as const;
      try {
        const [mp3, marks] = await Promise.all([
          bytesOf({ ...wish, LanguageCode: voice.language, OutputFormat: 'mp3', SampleRate: SAMPLE_RATE }),
          bytesOf({
            ...wish,
            LanguageCode: voice.language,
            OutputFormat: 'json',
            SpeechMarkTypes: ['word'],
          }),
        ]);
        return { mp3, words: wordsOfMarks(text, new TextDecoder().decode(marks), mp3) };
      } catch (error) {
        throw error instanceof AppError ? error : new AppError('speech.noFile', { cause: error });
      }
    },
    warmUp: async () => undefined,
    close: async () => polly.destroy(),
  };
}
