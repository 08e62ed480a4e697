import { AppError } from '@flink/contract/errors/app-error.ts';
import { type ByteSource, bytesSource, readAll } from '../download/byte-source.ts';
import { SVG_MAX_BYTES } from '../limits.ts';
import { cleanSvg } from '../svg/clean-svg.ts';
import { assertSize, type FileKind, kindRule } from './kinds.ts';
import { sniff } from './sniff.ts';

export interface Inspected {
  readonly contentType: string;
  /** The bytes to keep: those that came, or the cleaned drawing. */
  readonly source: ByteSource;
}

/** The one gate that every file passes before it can be seen under its key. */
export async function inspect(source: ByteSource, kind: FileKind): Promise<Inspected> {
  const rule = kindRule(kind);
  assertSize(source.size, rule.maxBytes);
  const sniffed = await sniff(source);
  if (sniffed === null || !rule.types.includes(sniffed.type)) throw new AppError('files.typeNotAllowed');
  if (sniffed.type !== 'image/svg+xml') return { contentType: sniffed.contentType, source };
  assertSize(source.size, SVG_MAX_BYTES);
  const clean = await cleanSvg(await readAll(source));
  return { contentType: sniffed.contentType, source: bytesSource(clean) };
}
