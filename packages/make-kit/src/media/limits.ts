import type { FileKind } from '../description/field.ts';

export const ACCEPTED: Readonly<Record<FileKind, string>> = {
  image: '.png,.jpg,.jpeg,.gif,.webp,.svg,image/png,image/jpeg,image/gif,image/webp,image/svg+xml',
  audio: '.mp3,audio/mpeg',
  video: '.mp4,.webm,video/mp4,video/webm',
  document: '.pdf,application/pdf',
};
