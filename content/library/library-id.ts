import { createHash } from 'node:crypto';

/** The same id for the same thing on every installation: a learner's progress hangs on it. UUID version 8. */
export function libraryId(...parts: readonly string[]): string {
  const hash = createHash('sha256')
    .update(['flink library', ...parts].join('\n'))
    .digest();
  hash.writeUInt8((hash.readUInt8(6) & 0x0f) | 0x80, 6);
  hash.writeUInt8((hash.readUInt8(8) & 0x3f) | 0x80, 8);
  const hex = hash.toString('hex');
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20, 32)].join(
    '-',
  );
}
