import { AppError } from '@flink/contract/errors/app-error.ts';
import { type ByteSource, bytesSource, readAll } from '../download/byte-source.ts';
import { SVG_MAX_BYTES } from '../limits.ts';
import { cleanSvg } from '../svg/clean-svg.ts';
import { tidyCaptions } from './captions.ts';
import { keptFilm } from './film.ts';
import { assertSize, type FileKind, kindRule, type MediaType } from './kinds.ts';
import { isPlainPdf } from './pdf.ts';
import { isRaster, tidyPicture } from './pictures/tidy-picture.ts';
import { sniff } from './sniff.ts';

export interface Inspected {
  readonly contentType: string;
  /** The bytes to keep: those that came, or the drawing cleaned, the picture alone. */
  readonly source: ByteSource;
}

/** The one gate that every file passes before it can be seen under its key. */
export async function inspect(source: ByteSource, kind: FileKind): Promise<Inspected> {
  const rule = kindRule(kind);
  assertSize(source.size, rule.maxBytes);
  if (kind === 'piece') return { contentType: 'application/octet-stream', source };
  if (kind === 'captions')
    return {
      contentType: 'text/vtt; charset=utf-8',
      source: bytesSource(tidyCaptions(await readAll(source))),
    };
  const sniffed = await sniff(source);
  if (sniffed === null || !rule.types.includes(sniffed.type)) throw new AppError('files.typeNotAllowed');
  const kept = kind === 'film' ? await keptFilm(sniffed.type, source) : await keptBytes(sniffed.type, source);
  return { contentType: sniffed.contentType, source: kept === null ? source : bytesSource(kept) };
}

/** What is stored instead of the bytes that came; null when they are stored as they are. */
async function keptBytes(type: MediaType, source: ByteSource): Promise<Uint8Array | null> {
  if (type === 'image/svg+xml') {
    assertSize(source.size, SVG_MAX_BYTES);
    return cleanSvg(await readAll(source));
  }
  if (isRaster(type)) {
    const came = await readAll(source);
    const { bytes } = tidyPicture(type, came);
    return Buffer.compare(bytes, came) === 0 ? null : bytes;
  }
  if (type === 'application/pdf' && !(await isPlainPdf(await readAll(source))))
    throw new AppError('files.pdfActs');
  return null;
}
