const ORIENTATION = 0x0112;
const SHORT = 3;

interface Order {
  u16(at: number): number;
  u32(at: number): number;
}

function orderOf(tiff: Buffer): Order | null {
  const mark = tiff.toString('latin1', 0, 2);
  if (mark === 'II') return { u16: (at) => tiff.readUInt16LE(at), u32: (at) => tiff.readUInt32LE(at) };
  if (mark === 'MM') return { u16: (at) => tiff.readUInt16BE(at), u32: (at) => tiff.readUInt32BE(at) };
  return null;
}

function orientationIn(tiff: Buffer): number | null {
  const order = tiff.length >= 8 ? orderOf(tiff) : null;
  if (order === null) return null;
  const folder = order.u32(4);
  if (folder + 2 > tiff.length) return null;
  const entries = order.u16(folder);
  for (let entry = 0; entry < entries; entry++) {
    const at = folder + 2 + entry * 12;
    if (at + 12 > tiff.length) return null;
    if (order.u16(at) === ORIENTATION && order.u16(at + 2) === SHORT) return order.u16(at + 8);
  }
  return null;
}

/**
 * A phone writes into its photos where and when they were taken; that is nobody's business. How it was held is:
 * without it the photo would lie on its side. Null when it was held upright, or does not say.
 */
export function orientationOnly(exif: Uint8Array): Buffer | null {
  const orientation = orientationIn(Buffer.from(exif.buffer, exif.byteOffset, exif.byteLength));
  if (orientation === null || orientation < 2 || orientation > 8) return null;
  const tiff = Buffer.from('4d4d002a00000008000101120003000000010000000000000000', 'hex');
  tiff.writeUInt16BE(orientation, 18);
  return tiff;
}
