import type { MediaType } from './kinds.ts';

/** Of what a document may be. */
const ENDINGS: Readonly<Partial<Record<MediaType, readonly string[]>>> = {
  'application/pdf': ['.pdf'],
  'application/json': ['.json'],
  'text/csv': ['.csv'],
  'text/plain': ['.txt'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
};

/** The name with the ending of what it is: without one a computer does not know what opens a file. */
export function namedAs(name: string, contentType: string): string {
  const [type = ''] = contentType.split(';');
  const endings = ENDINGS[type.trim() as MediaType] ?? [];
  return endings.some((ending) => name.toLowerCase().endsWith(ending)) ? name : `${name}${endings[0] ?? ''}`;
}
