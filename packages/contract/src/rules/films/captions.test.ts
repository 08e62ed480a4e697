import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cueAt, readCaptions, writeCaptions } from './captions.ts';

const FILE = `\ufeffWEBVTT - for parents\r
\r
NOTE by hand\r
\r
1\r
00:00.500 --> 00:02.000 align:start\r
<v Ana>Read <i>together</i> &amp; laugh\r
- every day\r
\r
01:00:00.000 --> 01:00:01.250\r
The end\r
`;

test('captions are read as plain text, without voices, styles and notes', () => {
  expect(readCaptions(FILE)).toEqual([
    { start: 0.5, end: 2, text: 'Read together & laugh\n- every day' },
    { start: 3_600, end: 3_601.25, text: 'The end' },
  ]);
});

test('captions are in the order of their beginning', () => {
  const file = 'WEBVTT\n\n00:05.000 --> 00:06.000\nsecond\n\n00:01.000 --> 00:02.000\nfirst\n';
  expect(readCaptions(file)?.map(({ text }) => text)).toEqual(['first', 'second']);
});

test.each([
  ['another format', '1\n00:00:01,000 --> 00:00:02,000\nHello\n'],
  ['no caption', 'WEBVTT\n'],
  ['only a note', 'WEBVTT\n\nNOTE nothing yet\n'],
  ['words without a time', 'WEBVTT\n\nHello\n'],
  ['an end before its beginning', 'WEBVTT\n\n00:02.000 --> 00:01.000\nHello\n'],
  ['a minute of 75 seconds', 'WEBVTT\n\n00:01.000 --> 00:75.000\nHello\n'],
  ['a caption of a page', `WEBVTT\n\n00:01.000 --> 00:02.000\n${'word '.repeat(200)}\n`],
])('%s is no file of captions', (_what, file) => {
  expect(readCaptions(file)).toBeNull();
});

test('what is written is read again as it was, whatever signs it holds', () => {
  const cue = fc
    .tuple(
      fc.integer({ min: 0, max: 5_000_000 }),
      fc.integer({ min: 1, max: 9_000 }),
      fc.stringMatching(/^[\w<>&;]{1,40}$/),
    )
    .map(([at, lasts, text]) => ({ start: at / 1_000, end: (at + lasts) / 1_000, text }));
  fc.assert(
    fc.property(fc.array(cue, { minLength: 1, maxLength: 5 }), (cues) => {
      const read = readCaptions(writeCaptions(cues)) ?? [];
      expect(read.map(({ text }) => text).toSorted()).toEqual(cues.map(({ text }) => text).toSorted());
    }),
  );
});

test('one caption is seen at a time, and none between them', () => {
  const cues = readCaptions(FILE) ?? [];
  expect([0, 0.5, 1.9, 2].map((at) => cueAt(cues, at)?.start ?? null)).toEqual([null, 0.5, 0.5, null]);
});
