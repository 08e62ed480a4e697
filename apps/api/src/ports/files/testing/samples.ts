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

export function mp4(...handlers: ('soun' | 'vide')[]): Buffer {
  const head = box('ftyp', ascii('isom'), u32(512), ascii('isomiso2mp41'));
  const data = box('mdat', Buffer.alloc(2_000));
  return Buffer.concat([head, data, box('moov', ...handlers.map(track))]);
}

function ebml(id: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(id, 'hex'), u32(0x10_00_00_00 | body.length), body]);
}

export function webm(...types: ('audio' | 'video')[]): Buffer {
  const entries = types.map((type) => ebml('ae', ebml('83', Buffer.from([type === 'video' ? 1 : 2]))));
  const header = ebml('1a45dfa3', ebml('4282', ascii('webm')));
  // A recorder does not know the length of what it records: the segment's size is "unknown".
  const segment = Buffer.concat([
    Buffer.from('1853806701ffffffffffffff', 'hex'),
    ebml('1654ae6b', ...entries),
  ]);
  return Buffer.concat([header, segment]);
}

export function wav(): Buffer {
  const body = Buffer.concat([
    ascii('WAVEfmt '),
    Buffer.from('100000000100010044ac000088580100020010006461746100000000', 'hex'),
  ]);
  const size = Buffer.alloc(4);
  size.writeUInt32LE(body.length);
  return Buffer.concat([ascii('RIFF'), size, body]);
}

export function ogg(): Buffer {
  return Buffer.concat([
    ascii('OggS'),
    Buffer.alloc(22),
    Buffer.from([1, 19]),
    ascii('OpusHead'),
    Buffer.alloc(40),
  ]);
}

export function png(): Buffer {
  return Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  );
}

export function jpeg(): Buffer {
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    Buffer.alloc(60),
    Buffer.from('ffd9', 'hex'),
  ]);
}

export function webp(): Buffer {
  return Buffer.from('UklGRhoAAABXRUJQVlA4TA0AAAAvAAAAEAcQERGIiP4HAA==', 'base64');
}

export function avif(): Buffer {
  return Buffer.concat([
    box('ftyp', ascii('avif'), u32(0), ascii('avifmif1miaf')),
    box('mdat', Buffer.alloc(40)),
  ]);
}

export function gif(): Buffer {
  return Buffer.from('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7', 'base64');
}

export function pdf(): Buffer {
  return ascii('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n');
}

export const text = (content: string): Buffer => Buffer.from(content);

export const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 2 2"><circle cx="1" cy="1" r="1" fill="red"/></svg>';
