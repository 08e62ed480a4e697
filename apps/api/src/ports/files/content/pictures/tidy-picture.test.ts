import fc from 'fast-check';
import { expect, test } from 'vitest';
import * as sample from '../../testing/samples.ts';
import { type RasterType, rasterTypeOf, tidyPicture } from './tidy-picture.ts';

const PAGE = Buffer.from('<!doctype html><script>alert(1)</script>');
const refusal = (code: string) => expect.objectContaining({ code });

const samples: readonly (readonly [RasterType, (width?: number, height?: number) => Buffer])[] = [
  ['image/png', sample.png],
  ['image/jpeg', sample.jpeg],
  ['image/webp', sample.webp],
  ['image/avif', sample.avif],
  ['image/gif', sample.gif],
];

const tidied = (type: RasterType, bytes: Buffer) => Buffer.from(tidyPicture(type, bytes).bytes);

test.each(samples)('%s: a picture with nothing but itself stays as it is', (type, make) => {
  expect(tidied(type, make()).equals(make())).toBe(true);
  expect(rasterTypeOf(make())).toBe(type);
});

test.each(samples)('%s: a page behind the end of the picture is cut off', (type, make) => {
  expect(tidied(type, Buffer.concat([make(), PAGE])).equals(make())).toBe(true);
});

test.each(samples)('%s: the size is read before anybody decodes', (type, make) => {
  expect(tidyPicture(type, make(8_000, 5_000)).sizes).toContainEqual({ width: 8_000, height: 5_000 });
  expect(() => tidyPicture(type, make(8_000, 5_001))).toThrow(refusal('files.pictureTooLarge'));
  expect(() => tidyPicture(type, make(12_001, 1))).toThrow(refusal('files.pictureTooLarge'));
  expect(() => tidyPicture(type, make(1, 12_001))).toThrow(refusal('files.pictureTooLarge'));
});

test('a file of a few bytes that announces 900 million pixels is refused with the limits', () => {
  expect(() => tidyPicture('image/png', sample.png(30_000, 30_000))).toThrow(
    expect.objectContaining({ code: 'files.pictureTooLarge', params: { n: 40, side: 12_000 } }),
  );
});

test('notes, programs and places inside a png are left out, and how it is to be turned stays', () => {
  const whole = sample.png();
  const note = sample.pngChunk('tEXt', Buffer.from('Comment\0<script>alert(1)</script>'));
  const own = sample.pngChunk('prVt', Buffer.from('where I live'));
  const exif = sample.pngChunk('eXIf', sample.exif(6));

  const kept = tidied(
    'image/png',
    Buffer.concat([whole.subarray(0, 33), note, own, exif, whole.subarray(33)]),
  );

  expect(kept.toString('latin1')).not.toMatch(/script|where I live|Nairobi/);
  expect(kept.includes('eXIf')).toBe(true);
  expect(tidied('image/png', kept).equals(kept)).toBe(true);
});

test('a script in the notes of a gif is left out, and how often it repeats stays', () => {
  const whole = sample.gif(0x2a2f, 1);
  const comment = Buffer.concat([
    Buffer.from([0x21, 0xfe, 14]),
    Buffer.from('*/=alert(1)/**'),
    Buffer.from([0]),
  ]);
  const repeats = Buffer.concat([
    Buffer.from([0x21, 0xff, 11]),
    Buffer.from('NETSCAPE2.0'),
    Buffer.from([3, 1, 0, 0, 0]),
  ]);

  const kept = tidied(
    'image/gif',
    Buffer.concat([whole.subarray(0, 19), comment, repeats, whole.subarray(19), PAGE]),
  );

  expect(kept.equals(Buffer.concat([whole.subarray(0, 19), repeats, whole.subarray(19)]))).toBe(true);
});

test('a photo loses where and when it was taken, and stays upright', () => {
  const exif = (orientation: number) => ({
    marker: 0xe1,
    body: Buffer.concat([Buffer.from('Exif\0\0'), sample.exif(orientation)]),
  });
  const comment = { marker: 0xfe, body: PAGE };

  const turned = tidied('image/jpeg', sample.jpeg(4, 3, exif(6), comment));
  const upright = tidied('image/jpeg', sample.jpeg(4, 3, exif(1), comment));

  expect(turned.toString('latin1')).not.toMatch(/Nairobi|script/);
  expect(turned.includes('Exif')).toBe(true);
  expect(tidied('image/jpeg', turned).equals(turned)).toBe(true);
  expect(upright.equals(sample.jpeg(4, 3))).toBe(true);
});

test('a webp loses its notes and does not announce them any more', () => {
  const chunk = (type: string, data: Buffer) => {
    const size = Buffer.alloc(4);
    size.writeUInt32LE(data.length);
    return Buffer.concat([Buffer.from(type), size, data, Buffer.alloc(data.length % 2)]);
  };
  const riff = (...chunks: Buffer[]) => chunk('RIFF', Buffer.concat([Buffer.from('WEBP'), ...chunks]));
  const head = (flags: number) => chunk('VP8X', Buffer.from([flags, 0, 0, 0, 0, 0, 0, 0, 0, 0]));
  const dot = sample.webp().subarray(12);

  const kept = tidied(
    'image/webp',
    riff(head(0x0c), dot, chunk('EXIF', sample.exif(1)), chunk('XMP ', PAGE)),
  );

  expect(kept.equals(riff(head(0), dot))).toBe(true);
});

test('a moving picture may not be endless', () => {
  const moving = (frames: number) =>
    Buffer.concat([
      Buffer.from('4749463839611027a00f000000', 'hex'),
      ...Array.from({ length: frames }, () => Buffer.from('2c000000001027a00f0002014400', 'hex')),
      Buffer.from('3b', 'hex'),
    ]);

  expect(tidyPicture('image/gif', moving(10)).movingPixels).toBe(400_000_000);
  expect(() => tidyPicture('image/gif', moving(11))).toThrow(refusal('files.pictureTooLarge'));
});

test.each(samples)(
  '%s: cut off or bent anywhere, it is a picture or refused, never a failure',
  (type, make) => {
    fc.assert(
      fc.property(fc.nat(make().length), fc.nat(255), fc.nat(make().length), (at, byte, end) => {
        const bent = Buffer.from(make());
        if (at < bent.length) bent[at] = byte;

        try {
          tidyPicture(type, bent.subarray(0, end));
        } catch (error) {
          expect((error as { code?: string }).code).toMatch(/^files\.picture(Broken|TooLarge)$/);
        }
      }),
      { seed: 7, numRuns: 500 },
    );
  },
);
