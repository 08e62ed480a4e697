import fc from 'fast-check';
import { expect, test } from 'vitest';
import { bytesSource } from '../download/byte-source.ts';
import * as sample from '../testing/samples.ts';
import { kindRule } from './kinds.ts';
import { sniff } from './sniff.ts';

async function typeOf(bytes: Uint8Array): Promise<string | null> {
  return (await sniff(bytesSource(bytes)))?.contentType ?? null;
}

test.each([
  ['an mp3', sample.mp3(), 'audio/mpeg'],
  ['an mp3 of one frame', sample.mp3(1), 'audio/mpeg'],
  [
    'an mp3 behind a cover picture larger than the head that is read',
    sample.taggedMp3(200_000),
    'audio/mpeg',
  ],
  ['an mp3 behind padding', Buffer.concat([Buffer.alloc(500), sample.mp3()]), 'audio/mpeg'],
  ['a wav', sample.wav(), 'audio/wav'],
  ['an ogg', sample.ogg(), 'audio/ogg'],
  ['a webm that holds only sound', sample.webm('audio'), 'audio/webm'],
  ['a webm with pictures', sample.webm('audio', 'video'), 'video/webm'],
  ['an mp4 that holds only sound', sample.mp4('soun'), 'audio/mp4'],
  ['an mp4 with pictures', sample.mp4('soun', 'vide'), 'video/mp4'],
  ['a png', sample.png(), 'image/png'],
  ['a jpeg', sample.jpeg(), 'image/jpeg'],
  ['a webp', sample.webp(), 'image/webp'],
  ['an avif', sample.avif(), 'image/avif'],
  ['a gif', sample.gif(), 'image/gif'],
  ['a pdf', sample.pdf(), 'application/pdf'],
  ['an archive', Buffer.from('504b0304140000000800', 'hex'), 'application/zip'],
  ['a drawing', sample.text(sample.SVG), 'image/svg+xml'],
  [
    'a drawing behind a declaration, a doctype and a comment',
    sample.text(`\ufeff<?xml version="1.0"?>\n<!DOCTYPE svg PUBLIC "a" "b">\n<!-- <b> -->${sample.SVG}`),
    'image/svg+xml',
  ],
  ['a json object', sample.text('{"a":[1,2.5e-3,"é"]}'), 'application/json; charset=utf-8'],
  ['a table', sample.text('word,level\n"cat, the",1\ndog,2\n'), 'text/csv; charset=utf-8'],
  ['a table with semicolons', sample.text('\ufeffa;b\r\n1;2\r\n'), 'text/csv; charset=utf-8'],
  ['a table in ISO-8859-1', Buffer.from('ni\xf1o,1\nni\xf1a,2\n', 'latin1'), 'text/csv; charset=iso-8859-1'],
  ['prose', sample.text('Habari, dunia!\nOne line more.'), 'text/plain; charset=utf-8'],
  [
    'prose that begins like the signature of a picture',
    sample.text('BMX is a bike'),
    'text/plain; charset=utf-8',
  ],
  ['a number alone', sample.text('12'), 'text/plain; charset=utf-8'],
])('%s is known by its bytes', async (_name, bytes, expected) => {
  expect(await typeOf(bytes)).toBe(expected);
});

test.each([
  ['a page', sample.text('<!doctype html><script>alert(1)</script>')],
  ['a page behind spaces', sample.text('  \n<html>')],
  ['a page that mentions svg', sample.text('<html><svg></svg></html>')],
  ['xml that is no drawing', sample.text('<?xml version="1.0"?><note/>')],
  ['a declaration without end', sample.text('<!-- <svg>')],
  ['a program', Buffer.from('7f454c46020101000000000000000000', 'hex')],
  ['a Windows program', Buffer.concat([Buffer.from('MZ'), Buffer.alloc(80)])],
  [
    'one sync word of mp3 in front of something else',
    Buffer.concat([Buffer.from([0xff, 0xfb, 0x90, 0]), Buffer.alloc(2_000, 7)]),
  ],
  [
    'a tag of mp3 in front of something else',
    Buffer.concat([Buffer.from('ID3\x04\0\0\0\0\0\x10', 'latin1'), Buffer.alloc(2_000, 7)]),
  ],
  ['an mp4 without tracks', sample.mp4()],
  ['text with a control character far behind', sample.text(`${'a'.repeat(300_000)}\u0001`)],
  ['text that is neither UTF-8 nor ISO-8859-1', Buffer.from([0x61, 0x81, 0x62])],
  ['UTF-16', Buffer.from('\ufeffhello', 'utf16le')],
])('%s is not allowed', async (_name, bytes) => {
  expect(await typeOf(bytes)).toBeNull();
});

/** The same file with another number at a place. */
function lying(file: Buffer, at: number, length: number, order: 'LE' | 'BE'): Buffer {
  const copy = Buffer.from(file);
  if (order === 'LE') copy.writeUInt32LE(length, at);
  else copy.writeUInt32BE(length, at);
  return copy;
}

test.each([
  ['a wav of a header alone', lying(sample.wav().subarray(0, 44), 40, 88_200, 'LE')],
  ['a wav that announces more sound than it holds', lying(sample.wav(), 40, 5, 'LE')],
  ['a wav that announces no sound', lying(sample.wav(), 40, 0, 'LE')],
  ['a wav without a format', Buffer.from('524946460c00000057415645646174610400000000000000', 'hex')],
  ['an ogg of its first page alone', sample.ogg().subarray(0, 47)],
  ['an ogg whose last page was cut off', sample.ogg().subarray(0, -1)],
  ['an mp4 whose sound was cut off', sample.mp4('soun').subarray(0, 1_000)],
  ['an mp4 whose first box is longer than the file', lying(sample.mp4('soun'), 0, 9_000_000, 'BE')],
  [
    'an mp4 without anything to play',
    Buffer.concat([sample.mp4('soun').subarray(0, 28), sample.mp4('soun').subarray(2_036)]),
  ],
  ['a webm without anything to play', sample.webm('audio').subarray(0, -28)],
  ['a webm that was cut off', sample.webm('audio').subarray(0, -1)],
  ['an mp3 of half a frame', sample.mp3(1).subarray(0, 200)],
  ['a pdf that was cut off', sample.pdf().subarray(0, -8)],
])('%s is not allowed', async (_name, bytes) => {
  expect(await typeOf(bytes)).toBeNull();
});

test('boxes that contain themselves or have no length end the walk', async () => {
  const endless = Buffer.concat([
    sample.mp4().subarray(0, 28),
    Buffer.from('000000086d6f6f76'.repeat(5_000), 'hex'),
  ]);

  expect(await typeOf(endless)).toBeNull();
});

test('no bytes whatever make the sniffer fail', async () => {
  const heads = [
    sample.mp4('vide'),
    sample.webm('audio'),
    sample.mp3(),
    sample.png(),
    sample.ogg(),
    sample.pdf(),
  ];
  const hostile = fc
    .tuple(fc.constantFrom(...heads), fc.nat(400), fc.uint8Array({ maxLength: 400 }))
    .map(([head, cut, tail]) => Buffer.concat([head.subarray(0, cut), tail]));

  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.uint8Array({ maxLength: 600 }), hostile), async (bytes) => {
      const type = await typeOf(bytes);

      expect(
        type === null ||
          /^(audio|video|image|text|application)\/[a-z+0-9]+(; charset=[a-z0-9-]+)?$/.test(type),
      ).toBe(true);
    }),
    { numRuns: 300 },
  );
});

test.each(['audio', 'recording', 'image', 'video', 'document', 'data'] as const)(
  'an archive is not taken as %s',
  (kind) => {
    expect(kindRule(kind).types).not.toContain('application/zip');
  },
);
