import type { FileKind } from '../description/field.ts';

/** Spec 3 §5.4: mp3 only, at most 6,000,000 bytes; the others have the limits that the server keeps. */
export const MOST_BYTES: Readonly<Record<FileKind, number>> = {
  image: 5_000_000,
  audio: 6_000_000,
  video: 100_000_000,
  document: 20_000_000,
};

export const ACCEPTED: Readonly<Record<FileKind, string>> = {
  image: '.png,.jpg,.jpeg,.gif,.webp,.svg,image/png,image/jpeg,image/gif,image/webp,image/svg+xml',
  audio: '.mp3,audio/mpeg',
  video: '.mp4,.webm,video/mp4,video/webm',
  document: '.pdf,application/pdf',
};
