import { crc32 } from 'node:zlib';

/** The smallest honest file of every type that may be stored. */

const ascii = (text: string) => Buffer.from(text, 'latin1');

function u32(value: number): Buffer {
  const buffer = Buffer.alloc(4);
  buffer.writeUInt32BE(value);
  return buffer;
}

/** MPEG-1 layer III, 128 kbit/s, 44.1 kHz: 417 bytes a frame. */
export function mp3(frames = 3): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x00]);
  return Buffer.concat(Array.from({ length: frames }, () => frame));
}

/** An mp3 behind a tag (cover picture and so on) of the given length. */
export function taggedMp3(tagBytes: number): Buffer {
  const size = [21, 14, 7, 0].map((shift) => (tagBytes >> shift) & 127);
  return Buffer.concat([ascii('ID3'), Buffer.from([4, 0, 0, ...size]), Buffer.alloc(tagBytes), mp3()]);
}

function box(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([u32(body.length + 8), ascii(type), body]);
}

const track = (handler: 'soun' | 'vide') =>
  box('trak', box('mdia', box('hdlr', Buffer.alloc(8), ascii(handler), Buffer.alloc(13))));

type Of<Track> = readonly [{ readonly seconds: number }, ...Track[]] | readonly Track[];

function lengthAndTracks<Track>(of: Of<Track>): { seconds: number | null; tracks: readonly Track[] } {
  const [first, ...rest] = of;
  return typeof first === 'object' && first !== null && 'seconds' in first
    ? { seconds: first.seconds as number, tracks: rest as Track[] }
    : { seconds: null, tracks: of as readonly Track[] };
}

const movieHeader = (seconds: number) =>
  box('mvhd', Buffer.alloc(12), u32(1_000), u32(seconds * 1_000), Buffer.alloc(80));

export function mp4(...of: Of<'soun' | 'vide'>): Buffer {
  const { seconds, tracks } = lengthAndTracks(of);
  const head = box('ftyp', ascii('isom'), u32(512), ascii('isomiso2mp41'));
  const data = box('mdat', Buffer.alloc(2_000));
  return Buffer.concat([
    head,
    data,
    box('moov', ...(seconds === null ? [] : [movieHeader(seconds)]), ...tracks.map(track)),
  ]);
}

function ebml(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), u32(0x10_00_00_00 | body.length), body]);
}

/** In milliseconds, as browsers write it. */
function webmLength(seconds: number): Buffer {
  const length = Buffer.alloc(8);
  length.writeDoubleBE(seconds * 1_000);
  return ebml('1549a966', ebml('4489', length));
}

export function webm(...of: Of<'audio' | 'video'>): Buffer {
  const { seconds, tracks } = lengthAndTracks(of);
  const entries = tracks.map((type) => ebml('ae', ebml('83', Buffer.from([type === 'video' ? 1 : 2]))));
  const header = ebml('1a45dfa3', ebml('4282', ascii('webm')));
  // A recorder does not know the length of what it records: the segment's size is "unknown".
  const segment = Buffer.concat([
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    ...(seconds === null ? [] : [webmLength(seconds)]),
    ebml('1654ae6b', ...entries),
    ebml('1f43b675', Buffer.alloc(20)),
  ]);
  return Buffer.concat([header, segment]);
}

export function wav(): Buffer {
  const body = Buffer.concat([
    ascii('WAVEfmt '),
    Buffer.from(`100000000100010044ac000088580100020010006461746104000000${'00'.repeat(4)}`, 'hex'),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([ascii('RIFF'), size, body]);
}

export function ogg(): Buffer {
  const page = (body: Buffer) =>
    Buffer.concat([ascii('OggS'), Buffer.alloc(22), Buffer.from([1, body.length]), body]);
  return Buffer.concat([page(Buffer.concat([ascii('OpusHead'), Buffer.alloc(11)])), page(Buffer.alloc(40))]);
}

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([ascii(type), data]);
  return Buffer.concat([u32(data.length), body, u32(crc32(body))]);
}

/** One dot; what it says of its size may be a lie, as in a picture made to fill the memory of whoever opens it. */
export function png(width = 1, height = 1): Buffer {
  const picture = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
  picture.writeUInt32BE(width, 16);
  picture.writeUInt32BE(height, 20);
  picture.writeUInt32BE(crc32(picture.subarray(12, 29)), 29);
  return picture;
}

/** What a phone writes into its photos: how it was held, and where. */
export function exif(orientation: number): Buffer {
  const tiff = Buffer.concat([
    Buffer.from('49492a000800000002001201030001000000000000000e0102000700000026000000000000', 'hex'),
    ascii('\0Nairobi'),
  ]);
  tiff.writeUInt16LE(orientation, 18);
  return tiff;
}

function jpegSegment(marker: number, body: Buffer): Buffer {
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([head, body]);
}

/** The parts of a photo; nothing in it is drawn, but it is laid out as one is. */
export function jpeg(width = 1, height = 1, ...notes: { marker: number; body: Buffer }[]): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt16BE(height, 0);
  size.writeUInt16BE(width, 2);
  return Buffer.concat([
    Buffer.from('ffd8', 'hex'),
    jpegSegment(0xe0, Buffer.from('4a46494600010100000100010000', 'hex')),
    ...notes.map(({ marker, body }) => jpegSegment(marker, body)),
    jpegSegment(0xdb, Buffer.alloc(65, 1)),
    jpegSegment(0xc0, Buffer.concat([Buffer.from([8]), size, Buffer.from('01011100', 'hex')])),
    jpegSegment(0xda, Buffer.from('0101003f00', 'hex').subarray(0, 4)),
    Buffer.from('12ff0034ffd056', 'hex'),
    Buffer.from('ffd9', 'hex'),
  ]);
}

export function webp(width = 1, height = 1): Buffer {
  const picture = Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
  const kept = picture.readUInt32LE(21) & 0xf000_0000;
  picture.writeUInt32LE((kept | ((height - 1) << 14) | (width - 1)) >>> 0, 21);
  return picture;
}

export function avif(width = 1, height = 1): Buffer {
  const size = box('ispe', u32(0), u32(width), u32(height));
  return Buffer.concat([
    box('ftyp', ascii('avif'), u32(0), ascii('avifmif1miaf')),
    box('meta', u32(0), box('iprp', box('ipco', size))),
    box('mdat', Buffer.alloc(40)),
  ]);
}

export function gif(width = 1, height = 1): Buffer {
  const picture = Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
  picture.writeUInt16LE(width, 6);
  picture.writeUInt16LE(height, 8);
  return picture;
}

export function pdf(catalogue = '', ...objects: Buffer[]): Buffer {
  return Buffer.concat([
    ascii(`%PDF-1.4\n1 0 obj<</Type/Catalog${catalogue}>>endobj\n`),
    ...objects,
    ascii('trailer<</Root 1 0 R>>\n%%EOF\n'),
  ]);
}

export const text = (content: string): Buffer => Buffer.from(content);

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="red"/></svg>';
