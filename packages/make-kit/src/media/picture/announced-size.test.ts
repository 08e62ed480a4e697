import { expect, test } from 'vitest';
import { announcedSize, isTooManyPixels } from './announced-size.ts';

const bytes = (hex: string) => Uint8Array.from(Buffer.from(hex.replaceAll(' ', ''), 'hex'));
const text = (word: string) => Buffer.from(word, 'latin1').toString('hex');
const png = (width: string, height: string) =>
  bytes(`89504e470d0a1a0a 0000000d ${text('IHDR')} ${width} ${height} 0806000000`);
const HUGE = '00004e20';

test.each([
  ['png', png('00000280', '000001e0')],
  // A note of sixteen bytes stands before the frame.
  ['jpg', bytes(`ffd8 ffe0 0010 ${'00'.repeat(14)} ffc2 0011 08 01e0 0280 03`)],
  ['gif', bytes(`${text('GIF89a')} 8002 e001 00`)],
  ['webp', bytes(`${text('RIFF')} 00000000 ${text('WEBPVP8X')} 0a000000 00000000 7f0200 df0100`)],
  ['lossless webp', bytes(`${text('RIFF')} 00000000 ${text('WEBPVP8L')} 00000000 2f 7fc27700`)],
  ['lossy webp', bytes(`${text('RIFF')} 00000000 ${text('WEBPVP8 ')} 00000000 000000 9d012a 8002 e001`)],
])('the first bytes of a %s tell its size', (_kind, file) => {
  expect(announcedSize(new DataView(file.buffer))).toEqual({ width: 640, height: 480 });
});

test.each([
  ['a drawing', bytes(text('<svg xmlns="http://www.w3.org/2000/svg"/>'))],
  ['what was cut off', bytes('ffd8 ffe0 0010 0000')],
  ['nothing', bytes('')],
])('%s announces none', (_kind, file) => {
  expect(announcedSize(new DataView(file.buffer))).toBeNull();
});

test('a picture of 20,000 by 20,000 is too large, and so is a long one; a photo is not', async () => {
  expect(await isTooManyPixels(new Blob([png(HUGE, HUGE)]))).toBe(true);
  expect(await isTooManyPixels(new Blob([png(HUGE, '00000001')]))).toBe(true);
  expect(await isTooManyPixels(new Blob([png('00001770', '00000fa0')]))).toBe(false);
});
