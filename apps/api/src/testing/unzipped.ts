import { inflateRawSync } from 'node:zlib';

/** The files of a ZIP by their names, read by the list at its end as programs do. */
export function unzipped(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 0x05, 0x06]));
  const count = zip.readUInt16LE(end + 10);
  let at = zip.readUInt32LE(end + 16);
  const files = new Map<string, Buffer>();
  for (let n = 0; n < count; n += 1) {
    const [packed, size] = [zip.readUInt32LE(at + 20), zip.readUInt32LE(at + 24)];
    const [nameLength, head] = [zip.readUInt16LE(at + 28), zip.readUInt32LE(at + 42)];
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const start = head + 30 + zip.readUInt16LE(head + 26);
    const content = inflateRawSync(zip.subarray(start, start + packed));
    if (content.length !== size) throw new Error(`${name} has ${content.length} bytes instead of ${size}.`);
    files.set(name, content);
    at += 46 + nameLength;
  }
  return files;
}
