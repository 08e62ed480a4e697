import { isSpeechAddress } from '../../client/speech-address.ts';

/** Where a file of an activity lies. One that begins with a slash belongs to the library and stands by itself; so does a spoken text. */
export function mediaAddress(file: string, ...folders: readonly string[]): string {
  if (isSpeechAddress(file)) return file;
  // A picture of the library carries the tint of its disc after the sign.
  const [, name = file, tint = ''] = /^(\/pictures\/[^#]*)(#\w+)$/.exec(file) ?? [];
  const path = name.startsWith('/') ? name : [...folders, name].join('/');
  const steps = path.split('/').filter((step) => step !== '' && step !== '.' && step !== '..');
  return `/${steps.map(encodeURIComponent).join('/')}${tint}`;
}
