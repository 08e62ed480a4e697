import fc from 'fast-check';
import { afterAll, expect, test } from 'vitest';
import { loudnessOf, TARGET_LOUDNESS } from '../../../../../../content/sounds/loudness.ts';
import { SAMPLE_RATE } from '../../../../../../content/sounds/wave.ts';
import { embeddedSpeech } from '../embedded.ts';
import { startEngine } from './espeak.ts';
import { finishedSound } from './finished-sound.ts';
import { VOICES } from './voices.ts';

/** The real engine. It is started once in here, and once as a child. */

const WORD_BYTES = 8_000;

const engine = await startEngine();
const speech = embeddedSpeech();
afterAll(() => speech.close());

const soundsOf = (text: string, voice = 'en-us') =>
  engine(text, voice).marks.filter(({ type }) => type === 'word').length;

test('every voice of the list can speak', () => {
  for (const voice of VOICES) expect(() => engine('', voice)).not.toThrow();
});

test.each([
  ['en', 'cat'],
  ['en', 'refrigerator'],
  ['en', 'hot air balloon'],
  ['es', 'mariposa'],
  ['sw', 'ninakupenda'],
  ['fr', 'la montgolfière'],
  ['ar', 'قطة'],
  ['hi', 'बिल्ली'],
  ['zh', '猫'],
])('the %s word %s is an mp3 of at most 8 KB, with its words in time', async (locale, text) => {
  const { mp3, words } = await speech.say(text, locale);

  expect(Buffer.from(mp3).readUInt16BE(0)).toBe(0xfff3);
  expect(mp3.length).toBeLessThanOrEqual(WORD_BYTES);
  expect(words.map(({ from, to }) => text.slice(from, to)).join(' ')).toBe(text);
  expect(words.every(({ start, end }) => start < end)).toBe(true);
});

test('a sentence is told word by word, in order', async () => {
  const text = 'The little cat sleeps on the bed, doesn’t it?';

  const { words } = await speech.say(text, 'en');

  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(
    'The little cat sleeps on the bed doesn’t it'.split(' '),
  );
  expect(words.every(({ start }, index) => start >= (words[index - 1]?.end ?? 0))).toBe(true);
});

test.each(['cat', 'A whole sentence, with a pause.', 'sh'])(
  '%s is as loud as every sound, and begins at once',
  (text) => {
    const { samples, sampleRate } = engine(text, 'en-us');

    const { wave } = finishedSound(samples, sampleRate) ?? expect.unreachable();

    const beginning = wave.subarray(0, 0.06 * SAMPLE_RATE);
    expect(Math.abs(loudnessOf(wave) - TARGET_LOUDNESS)).toBeLessThan(1.5);
    expect(Math.max(...wave.map(Math.abs))).toBeLessThan(0.95);
    expect(Math.max(...beginning.map(Math.abs))).toBeGreaterThan(0.001);
  },
);

test('markup is read as it stands and never obeyed', () => {
  const seconds = (text: string) => engine(text, 'en-us').samples.length / 22_050;

  expect(soundsOf('<b>cat</b>')).toBeGreaterThan(2);
  expect(soundsOf('<audio src="x"/>yes')).toBeGreaterThan(3);
  expect(seconds('<break time="20s"/>cat')).toBeLessThan(10);
  expect(soundsOf('&#99;')).toBeGreaterThan(1);
  expect(soundsOf('[[k%at]]')).toBeGreaterThan(1);
});

test.each(['—', '   ', '\u200b'])('there is nothing to say in %j', async (text) => {
  await expect(speech.say(text, 'en')).rejects.toEqual(expect.objectContaining({ code: 'speech.noText' }));
});

test('three hundred faces end after a minute', () => {
  expect(engine('😀'.repeat(300), 'en-us').samples.length / 22_050).toBeLessThan(63);
});

test('whatever the text, the engine comes back and goes on speaking', () => {
  const voices = fc.constantFrom('en-us', 'es-419', 'sw', 'ar');
  const texts = fc.oneof(
    fc.string({ unit: 'binary', maxLength: 5 }),
    fc.string({ unit: 'grapheme', maxLength: 5 }),
    fc
      .array(
        fc.constantFrom(
          '<',
          '>',
          '&',
          ';',
          '[[',
          ']]',
          '/',
          '"',
          '\u0001',
          '%',
          '|',
          '_',
          '^',
          '`',
          'a',
          '9',
          ' ',
        ),
        { maxLength: 6 },
      )
      .map((signs) => signs.join('')),
  );

  fc.assert(
    fc.property(texts, voices, (text, voice) => {
      const { samples, sampleRate } = engine(text, voice);
      finishedSound(samples.subarray(0, 0.05 * sampleRate), sampleRate);
    }),
    { numRuns: 2_000, seed: 5, interruptAfterTimeLimit: 5_000 },
  );
  expect(soundsOf('cat')).toBe(1);
});
