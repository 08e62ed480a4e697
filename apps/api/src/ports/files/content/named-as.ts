import type { MediaType } from './kinds.ts';

/** Of what a document or a film may be. */
const ENDINGS: Readonly<Partial<Record<MediaType, readonly string[]>>> = {
  'application/pdf': ['.pdf'],
  'application/json': ['.json'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'video/mp4': ['.mp4'],
  'video/webm': ['.webm'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
};

/** The name with the ending of what it is: without one a computer does not know what opens a file. */
export function namedAs(name: string, contentType: string): string {
  return isNamedAs(name, contentType) ? name : `${name}${endingsOf(contentType)[0] ?? ''}`;
}

export const isNamedAs = (name: string, contentType: string): boolean =>
  endingsOf(contentType).some((ending) => name.toLowerCase().endsWith(ending));

const endingsOf = (contentType: string): readonly string[] =>
  ENDINGS[(contentType.split(';')[0] ?? '').trim() as MediaType] ?? [];
