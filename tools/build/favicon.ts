import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { ROOT } from '../root.ts';

const SVG = join(ROOT, 'apps/web/src/app/favicon.svg');
const SIZES = [16, 32, 48];
const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;

/** Writes the icon for programs that ask for `/favicon.ico` and know no SVG. */
export async function writeFavicon(dist: string): Promise<void> {
  const pictures = await Promise.all(
    SIZES.map((size) => sharp(SVG, { density: 300 }).resize(size).png().toBuffer()),
  );
  writeFileSync(join(dist, 'favicon.ico'), icoOf(pictures));
}

/** An ICO file holds whole PNG files behind a table of their sizes and places. */
function icoOf(pictures: readonly Buffer[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = HEADER_BYTES + ENTRY_BYTES * pictures.length;
  const entries = pictures.map((picture, index) => {
    const entry = Buffer.alloc(ENTRY_BYTES);
    entry.writeUInt8(SIZES[index] ?? 0, 0);
    entry.writeUInt8(SIZES[index] ?? 0, 1);
    entry.writeUInt16LE(1, 4);
    entry.writeUInt16LE(32, 6);
    entry.writeUInt32LE(picture.length, 8);
    entry.writeUInt32LE(offset, 12);
    offset += picture.length;
    return entry;
  });
  return Buffer.concat([header, ...entries, ...pictures]);
}
