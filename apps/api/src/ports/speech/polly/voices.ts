import type { LanguageCode, VoiceId } from '@aws-sdk/client-polly';
import type { Reader } from '../port.ts';

interface PollyVoice {
  readonly id: VoiceId;
  readonly language: LanguageCode;
}

/** A child's voice where there is one, else a woman's; all of them are of the neural engine. */
const VOICES: Readonly<Record<string, PollyVoice>> = {
  en: { id: 'Ivy', language: 'en-US' },
  'en-gb': { id: 'Amy', language: 'en-GB' },
  'en-au': { id: 'Olivia', language: 'en-AU' },
  'en-za': { id: 'Ayanda', language: 'en-ZA' },
  es: { id: 'Lupe', language: 'es-US' },
  'es-mx': { id: 'Mia', language: 'es-MX' },
  'es-es': { id: 'Lucia', language: 'es-ES' },
  fr: { id: 'Lea', language: 'fr-FR' },
  'fr-ca': { id: 'Gabrielle', language: 'fr-CA' },
  ar: { id: 'Hala', language: 'ar-AE' },
  pt: { id: 'Camila', language: 'pt-BR' },
  'pt-pt': { id: 'Ines', language: 'pt-PT' },
  de: { id: 'Vicki', language: 'de-DE' },
  it: { id: 'Bianca', language: 'it-IT' },
  nl: { id: 'Laura', language: 'nl-NL' },
  pl: { id: 'Ola', language: 'pl-PL' },
  hi: { id: 'Kajal', language: 'hi-IN' },
  ja: { id: 'Kazuha', language: 'ja-JP' },
  ko: { id: 'Seoyeon', language: 'ko-KR' },
  zh: { id: 'Zhiyu', language: 'cmn-CN' },
};

/** Men of the neural engine; a language without one is read by its other voice. */
const MEN: Readonly<Record<string, PollyVoice>> = {
  en: { id: 'Matthew', language: 'en-US' },
  'en-gb': { id: 'Arthur', language: 'en-GB' },
  es: { id: 'Pedro', language: 'es-US' },
  'es-mx': { id: 'Andres', language: 'es-MX' },
  'es-es': { id: 'Sergio', language: 'es-ES' },
  fr: { id: 'Remi', language: 'fr-FR' },
  'fr-ca': { id: 'Liam', language: 'fr-CA' },
  ar: { id: 'Zayd', language: 'ar-AE' },
  pt: { id: 'Thiago', language: 'pt-BR' },
  de: { id: 'Daniel', language: 'de-DE' },
  it: { id: 'Adriano', language: 'it-IT' },
  ja: { id: 'Takumi', language: 'ja-JP' },
};

export function pollyVoiceFor(locale: string, reader: Reader = 'female'): PollyVoice | null {
  const code = locale.toLowerCase();
  const [base = ''] = code.split('-');
  for (const voices of reader === 'male' ? [MEN, VOICES] : [VOICES])
    for (const name of [code, base]) if (Object.hasOwn(voices, name)) return voices[name] ?? null;
  return null;
}
