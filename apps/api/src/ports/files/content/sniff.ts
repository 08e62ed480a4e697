import { fileTypeFromBuffer } from 'file-type';
import type { ByteSource } from '../download/byte-source.ts';
import type { MediaType } from './kinds.ts';
import { mp4Tracks, type Track, webmTracks } from './media-tracks.ts';
import { holdsMp3Frames } from './mp3-frames.ts';
import { isControlByte, sniffText } from './sniff-text.ts';
import { isWholeOgg, isWholeWav } from './whole-audio.ts';

export interface Sniffed {
  readonly type: MediaType;
  /** What is sent as Content-Type: the type, with the charset where there is one. */
  readonly contentType: string;
}

const HEAD_BYTES = 64 * 1024;

const plain = (type: MediaType): Sniffed => ({ type, contentType: type });

const BY_SIGNATURE = new Map<string, MediaType>([
  ['wav', 'audio/wav'],
  ['ogg', 'audio/ogg'],
  ['oga', 'audio/ogg'],
  ['opus', 'audio/ogg'],
  ['spx', 'audio/ogg'],
  ['png', 'image/png'],
  ['apng', 'image/png'],
  ['jpg', 'image/jpeg'],
  ['webp', 'image/webp'],
  ['avif', 'image/avif'],
  ['gif', 'image/gif'],
  ['pdf', 'application/pdf'],
  ['zip', 'application/zip'],
]);

const MP4_NAMES = new Set(['mp4', 'm4a', 'm4b', 'm4v', 'f4a', 'f4v']);

function mediaType(container: 'mp4' | 'webm', tracks: ReadonlySet<Track>): MediaType | null {
  if (tracks.has('video')) return `video/${container}`;
  return tracks.has('audio') ? `audio/${container}` : null;
}

async function sniffBinary(source: ByteSource, head: Uint8Array): Promise<MediaType | null> {
  const name = (await fileTypeFromBuffer(head))?.ext;
  if (name === 'webm') return mediaType('webm', await webmTracks(source));
  if (name !== undefined && MP4_NAMES.has(name)) return mediaType('mp4', await mp4Tracks(source));
  const type = name === undefined ? undefined : BY_SIGNATURE.get(name);
  if (type === 'audio/wav') return (await isWholeWav(source)) ? type : null;
  if (type === 'audio/ogg') return (await isWholeOgg(source)) ? type : null;
  if (type !== undefined) return type;
  // A tag longer than the head, or padding before the first frame, hides the music from the signature.
  const mayBeMp3 = name === undefined || name === 'mp3';
  return mayBeMp3 && (await holdsMp3Frames(source)) ? 'audio/mpeg' : null;
}

const OPENERS: readonly (readonly [string, string])[] = [
  ['<!--', '-->'],
  ['<?', '?>'],
  ['<!DOCTYPE', '>'],
];

/** True when the first element, after the declarations and comments a drawing may start with, is `svg`. */
function beginsWithSvg(head: Uint8Array): boolean {
  let rest = new TextDecoder().decode(head).trimStart();
  for (;;) {
    const opener = OPENERS.find(([start]) => rest.startsWith(start));
    if (opener === undefined) return /^<svg[\s/>]/.test(rest);
    const end = rest.indexOf(opener[1], opener[0].length);
    if (end < 0) return false;
    rest = rest.slice(end + opener[1].length).trimStart();
  }
}

const PDF_MARK = [...'%PDF-'].map((character) => character.charCodeAt(0));

/** One that was cut off has no end mark. Programs write a little behind it. */
async function endsAsPdf(source: ByteSource): Promise<boolean> {
  const tail = await source.read(Math.max(0, source.size - HEAD_BYTES), HEAD_BYTES);
  return Buffer.from(tail).includes('%%EOF');
}

/**
 * What the bytes are, out of the allow-list, or null. Neither the declared type nor the file's name is asked:
 * both are the sender's to choose.
 */
export async function sniff(source: ByteSource): Promise<Sniffed | null> {
  const head = await source.read(0, HEAD_BYTES);
  if (PDF_MARK.every((byte, index) => head[index] === byte))
    return (await endsAsPdf(source)) ? plain('application/pdf') : null;
  if (head.some(isControlByte)) {
    const type = await sniffBinary(source, head);
    return type === null ? null : plain(type);
  }
  // A signature of two letters (`BM`, `MZ`) would call a note that begins so a picture: text is asked first.
  if (beginsWithSvg(head)) return plain('image/svg+xml');
  const text = await sniffText(source);
  return text && { type: text.type, contentType: `${text.type}; charset=${text.charset}` };
}
