import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { firstToSpeak } from './open.ts';
import { pollySpeech } from './polly.ts';
import type { Speech } from './port.ts';
import { oneSound } from './testing/one-sound.ts';
import { type PollyServer, startPollyServer } from './testing/polly-server.ts';

/** A second and a half at 48 kilobits. */
const MP3 = new Uint8Array(9_000).fill(7);
const VARIABLES = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const;
const kept = new Map(VARIABLES.map((name) => [name, process.env[name]]));

vi.setConfig({ testTimeout: 30_000 });

let server: PollyServer;
let speech: Speech;

beforeEach(async () => {
  for (const name of VARIABLES) process.env[name] = 'of-the-tests';
  server = await startPollyServer(MP3);
  speech = pollySpeech({ region: 'eu-west-1', endpoint: server.endpoint });
});

afterEach(async () => {
  await speech.close();
  await server.close();
});

afterAll(() => {
  for (const [name, value] of kept) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
});

test('a text comes as sound and as words in time, whose places count letters and not bytes', async () => {
  const { mp3, words } = await speech.say('El niño, ¡sí!', 'es');

  expect(mp3).toEqual(MP3);
  expect(words).toEqual([
    { start: 0, end: 250, from: 0, to: 2 },
    { start: 250, end: 500, from: 3, to: 7 },
    { start: 500, end: 1_500, from: 10, to: 12 },
  ]);
});

test('markup is sent as the text that it is', async () => {
  await speech.say('<break time="9s"/>', 'en');

  expect(server.wishes.map(({ Text, TextType }) => ({ Text, TextType }))).toEqual(
    Array(2).fill({ Text: '<break time="9s"/>', TextType: 'text' }),
  );
});

test('each language has its voice, a region without one that of the language', async () => {
  expect(['en', 'en-KE', 'es-ES', 'sw', 'constructor'].map(speech.voiceFor)).toEqual([
    'polly-1-ivy',
    'polly-1-ivy',
    'polly-1-lucia',
    null,
    null,
  ]);
});

test('a man reads where one is asked for and the language has one', async () => {
  await speech.say('cat', 'en', 'male');
  await speech.say('kot', 'pl', 'male');

  expect(server.wishes.map(({ VoiceId }) => VoiceId)).toEqual(['Matthew', 'Matthew', 'Ola', 'Ola']);
});

test('a language that Polly does not speak is not asked for', async () => {
  await expect(speech.say('paka', 'sw')).rejects.toEqual(expect.objectContaining({ code: 'notFound' }));

  expect(server.wishes).toEqual([]);
});

test.each([
  [400, 'TextLengthExceededException'],
  [403, 'AccessDeniedException'],
  [500, 'ServiceFailureException'],
])('an answer of %i %s is a voice that broke', async (status, type) => {
  server.fail(status, type);

  await expect(speech.say('cat', 'en')).rejects.toEqual(expect.objectContaining({ code: 'speech.noFile' }));
  expect(server.failed()).toBeGreaterThan(0);
});

test('what Polly does not speak, the next one does', async () => {
  const both = firstToSpeak([speech, oneSound()]);

  expect(['en', 'sw', 'xx'].map(both.voiceFor)).toEqual(['polly-1-ivy', 'silence', null]);
  expect((await both.say('cat', 'en')).mp3).toEqual(MP3);
  expect((await both.say('paka', 'sw')).mp3.length).toBeLessThan(MP3.length);
});
