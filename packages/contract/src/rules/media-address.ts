import { isSpeechAddress } from '../client/speech-address.ts';

/** Where a file of an activity lies. One that begins with a slash belongs to the library and stands by itself; so does a spoken text. */
export function mediaAddress(file: string, ...folders: readonly string[]): string {
  if (isSpeechAddress(file)) return file;
  const path = file.startsWith('/') ? file : [...folders, file].join('/');
  const steps = path.split('/').filter((step) => step !== '' && step !== '.' && step !== '..');
  return `/${steps.map(encodeURIComponent).join('/')}`;
}
