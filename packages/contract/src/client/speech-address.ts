import { spokenText } from '../rules/play/spoken-text.ts';
import { addressOf } from './client.ts';
import { endpoints } from './endpoints.gen.ts';

/** Where a text can be heard; also what stands in an `audio` field of an activity that has no recording. */
export function speechAddress(locale: string, text: string): string {
  return addressOf(endpoints.speech[1], { params: { locale }, query: { text: spokenText(text) } });
}

/** Where it is told when each of its words is heard. */
export function timingsAddress(locale: string, text: string): string {
  return addressOf(endpoints.speechTimings[1], { params: { locale }, query: { text: spokenText(text) } });
}

/** Of what stands in an `audio` field: not a file, but such an address. */
export function isSpeechAddress(audio: string): boolean {
  return /^\/api\/speech\/[A-Za-z0-9-]+\?text=[^#&]+$/.test(audio);
}
