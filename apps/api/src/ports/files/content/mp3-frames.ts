import type { ByteSource } from '../download/byte-source.ts';

const BITRATES_V1 = [0, 32, 40, 48, 56, 64, 80, 96, 112, 128, 160, 192, 224, 256, 320] as const;
const BITRATES_V2 = [0, 8, 16, 24, 32, 40, 48, 56, 64, 80, 96, 112, 128, 144, 160] as const;
const SAMPLE_RATES = [44_100, 48_000, 32_000] as const;

/** Encoders leave padding between the tag and the first frame; more than this is not music. */
const SEARCH_BYTES = 8 * 1024;
const LONGEST_FRAME_BYTES = 2881;

interface Frame {
  readonly length: number;
  readonly version: number;
  readonly sampleRate: number;
}

function frameAt(bytes: Uint8Array, at: number): Frame | null {
  const [sync = 0, flags = 0, rates = 0] = bytes.subarray(at, at + 4);
  if (sync !== 0xff || (flags & 0xe0) !== 0xe0) return null;
  const version = (flags >> 3) & 3;
  const isLayer3 = ((flags >> 1) & 3) === 1;
  const bitrate = (version === 3 ? BITRATES_V1 : BITRATES_V2)[rates >> 4];
  const baseRate = SAMPLE_RATES[(rates >> 2) & 3];
  if (!isLayer3 || version === 1 || !bitrate || !baseRate) return null;
  const sampleRate = version === 3 ? baseRate : version === 2 ? baseRate / 2 : baseRate / 4;
  const samplesPerBit = version === 3 ? 144_000 : 72_000;
  const length = Math.floor((samplesPerBit * bitrate) / sampleRate) + ((rates >> 1) & 1);
  return { length, version, sampleRate };
}

function tagLength(head: Uint8Array): number {
  const [i, d, three, , , flags = 0, a = 0, b = 0, c = 0, e = 0] = head;
  if (i !== 0x49 || d !== 0x44 || three !== 0x33) return 0;
  const footer = (flags & 0x10) === 0 ? 0 : 10;
  return 10 + (((a & 127) << 21) | ((b & 127) << 14) | ((c & 127) << 7) | (e & 127)) + footer;
}

/**
 * Two MPEG layer III frames in a row, or one that ends with the file. A single sync word is not enough:
 * any file that holds FF FB somewhere near its start would pass for music.
 */
export async function holdsMp3Frames(source: ByteSource): Promise<boolean> {
  const start = tagLength(await source.read(0, 10));
  const bytes = await source.read(start, SEARCH_BYTES + LONGEST_FRAME_BYTES + 4);
  for (let at = 0; at < Math.min(SEARCH_BYTES, bytes.length - 3); at++) {
    const frame = frameAt(bytes, at);
    if (frame === null) continue;
    if (start + at + frame.length === source.size) return true;
    const next = frameAt(bytes, at + frame.length);
    if (next?.version === frame.version && next.sampleRate === frame.sampleRate) return true;
  }
  return false;
}
