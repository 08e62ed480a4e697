import { AppError } from '@flink/contract/errors/app-error.ts';
import { FILE_MAX_BYTES } from '@flink/contract/rules/make/file-limits.ts';
import * as limits from '../limits.ts';

/** Every type of content that may be stored. Nothing here runs script in a browser once SVG is cleaned. */
export type MediaType =
  | 'audio/mpeg'
  | 'audio/wav'
  | 'audio/ogg'
  | 'audio/webm'
  | 'audio/mp4'
  | 'video/webm'
  | 'video/mp4'
  | 'image/png'
  | 'image/jpeg'
  | 'image/webp'
  | 'image/avif'
  | 'image/gif'
  | 'image/svg+xml'
  | 'application/pdf'
  | 'application/json'
  | 'text/csv'
  | 'text/plain'
  | 'text/vtt'
  | 'application/zip'
  | 'application/octet-stream';

interface KindRule {
  readonly maxBytes: number;
  readonly types: readonly MediaType[];
}

const RASTER = ['image/png', 'image/jpeg', 'image/webp', 'image/avif', 'image/gif'] as const;

/** What a file is for decides what it may be and how large. */
const kinds = {
  /** Spec 3 §5.4: ".mp3 only". */
  audio: { maxBytes: FILE_MAX_BYTES.audio, types: ['audio/mpeg'] },
  recording: {
    maxBytes: limits.RECORDING_MAX_BYTES,
    types: ['audio/mpeg', 'audio/wav', 'audio/ogg', 'audio/webm', 'audio/mp4'],
  },
  image: { maxBytes: FILE_MAX_BYTES.image, types: [...RASTER, 'image/svg+xml'] },
  video: { maxBytes: FILE_MAX_BYTES.video, types: ['video/mp4', 'video/webm'] },
  /** A film, or a clip of drawings and a voice (contract, entities/clip.ts). */
  film: { maxBytes: FILE_MAX_BYTES.video, types: ['video/mp4', 'video/webm', 'application/json'] },
  captions: { maxBytes: FILE_MAX_BYTES.captions, types: ['text/vtt'] },
  document: {
    maxBytes: FILE_MAX_BYTES.document,
    types: ['application/pdf', 'text/plain', 'text/csv', 'application/json', ...RASTER],
  },
  data: { maxBytes: limits.ACTIVITY_DATA_MAX_BYTES, types: ['application/json'] },
  /** A part of a file, which is looked at when it is whole; nobody ever gets one to see. */
  piece: {
    maxBytes: Math.max(limits.PIECE_BYTES, Math.ceil(FILE_MAX_BYTES.video / limits.MOST_PIECES)),
    types: ['application/octet-stream'],
  },
  /** Made by the house itself; no call takes one. */
  rows: { maxBytes: limits.ROWS_MAX_BYTES, types: ['text/plain', 'text/csv', 'application/json'] },
  archive: { maxBytes: limits.ARCHIVE_MAX_BYTES, types: ['application/zip'] },
} as const satisfies Record<string, KindRule>;

export type FileKind = keyof typeof kinds;

export function isFileKind(text: string): text is FileKind {
  return Object.hasOwn(kinds, text);
}

export function kindRule(kind: FileKind): KindRule {
  return kinds[kind];
}

export function assertSize(size: number, maxBytes: number): void {
  if (size > maxBytes) throw new AppError('files.tooLarge', { params: { n: maxBytes / limits.MEGABYTE } });
  if (size === 0) throw new AppError('files.emptyFile');
}
