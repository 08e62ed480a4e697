import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Speech } from '../port.ts';

/** Two frames of silence, at 24 kHz and 32 kilobits. */
const SILENT_MP3 = new Uint8Array(192).map((_, index) => [0xff, 0xf3, 0x44, 0xc4][index % 96] ?? 0);

/** Says every text as the same short silence, in any language but xx: for tests that do not listen. */
export function oneSound(): Speech {
  return {
    voiceFor: (locale) => (locale === 'xx' ? null : 'silence'),
    say: async (text, locale) => {
      if (locale === 'xx') throw new AppError('notFound');
      return { mp3: SILENT_MP3, words: [{ start: 0, end: 48, from: 0, to: text.length }] };
    },
    warmUp: async () => undefined,
    close: async () => undefined,
  };
}
