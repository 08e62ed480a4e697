import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { FileKey, FolderKey } from '../key.ts';

/** Names that Windows keeps for devices, whatever their ending. */
const DEVICE = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/i;

const MARKED = /^%[0-9a-f]{6}-/;

/** True for a name that is the only one of its spelling on a disk that does not tell `a` from `A`. */
function isOneSpelling(segment: string): boolean {
  return segment.toLowerCase().toUpperCase().toLowerCase() === segment;
}

/**
 * The name of a segment on disk: itself, or itself behind a mark. Without the mark `Cat.png` would overwrite
 * `cat.png` on the disks of most laptops, and `nul.png` could not be written at all.
 */
export function diskName(segment: string): string {
  if (isOneSpelling(segment) && !DEVICE.test(segment) && !segment.startsWith('%')) return segment;
  return `%${createHash('sha256').update(segment).digest('hex').slice(0, 6)}-${segment}`;
}

/** The segment behind a name on disk, or null when the name is not one that we write. */
export function segmentOf(name: string): string | null {
  const segment = name.normalize('NFC').replace(MARKED, '');
  return diskName(segment) === name.normalize('NFC') ? segment : null;
}

export function diskPath(root: string, key: FileKey | FolderKey): string {
  return key === '' ? root : join(root, ...key.split('/').map(diskName));
}
