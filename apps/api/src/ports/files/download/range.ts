import { AppError } from '@flink/contract/errors/app-error.ts';
import type { OpenedFile, RangeWish } from '../port.ts';

/** The wish on a file of this size; throws `files.rangeNotSatisfiable` when no byte of it exists. */
export function resolveRange(wish: RangeWish, size: number): NonNullable<OpenedFile['range']> {
  const start = 'suffix' in wish ? Math.max(0, size - wish.suffix) : wish.start;
  const end = 'suffix' in wish ? size - 1 : Math.min(wish.end ?? size - 1, size - 1);
  if (start >= size || start > end) throw new AppError('files.rangeNotSatisfiable');
  return { start, end };
}

/**
 * A `Range` header of one part. Several parts, other units and malformed headers give null, which means the
 * whole file (RFC 9110 §14.2 lets a server ignore the header).
 */
export function parseRange(header: string | undefined): RangeWish | null {
  const match = /^bytes=\s*(\d{0,15})-(\d{0,15})\s*$/i.exec(header ?? '');
  if (match === null) return null;
  const [, first = '', last = ''] = match;
  if (first === '') return last === '' ? null : { suffix: Number(last) };
  const start = Number(first);
  if (last === '') return { start };
  return Number(last) < start ? null : { start, end: Number(last) };
}
