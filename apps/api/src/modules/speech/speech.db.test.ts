import { randomUUID } from 'node:crypto';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { parseFileKey } from '../../ports/files/key.ts';
import { mp3 } from '../../ports/files/testing/samples.ts';
import { embeddedSpeech } from '../../ports/speech/embedded.ts';
import type { Speech } from '../../ports/speech/port.ts';
import { openTestHouse, type TestHouse } from '../../testing/test-house.ts';
import { deviceCookie, hashOfDevice, newDeviceSecret } from '../accounts/sign-in/device-cookie.ts';
import { speechService } from './speech.service.ts';

let house: TestHouse;
let real: Speech;
const made: string[] = [];
const heard: { say: Speech['say'] } = { say: async () => expect.unreachable() };

beforeAll(async () => {
  real = embeddedSpeech();
  const speech: Speech = {
    ...real,
    say: (text, locale, reader) => {
      made.push(text);
      return heard.say(text, locale, reader);
    },
  };
  house = await openTestHouse({ replace: (parts) => ({ ...parts, speech }) });
});

beforeEach(() => {
  made.length = 0;
  heard.say = real.say;
});

afterAll(async () => {
  await house.close();
  await real.close();
});

const listen = (text: string, locale = 'en', headers: Record<string, string> = {}) =>
  house.ask('speech', { params: { locale }, query: { text }, headers });

/** As another server sees it that has no voice: what it hears was kept. */
const elsewhere = () => {
  const mute: Speech = { ...real, say: () => Promise.reject(new Error('not kept')) };
  return speechService({ ...house.house, speech: mute });
};

const isKept = (text: string) =>
  vi.waitFor(() => elsewhere().sound('en', text, async () => undefined), { timeout: 20_000 });

test('whoever asks hears a word, and the browser keeps it', async () => {
  const reply = await listen('cat');

  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'audio/mpeg',
    'cache-control': 'public, max-age=2592000, immutable',
    'accept-ranges': 'bytes',
  });
  expect(reply.rawPayload.readUInt16BE(0)).toBe(0xfff3);
  expect(reply.rawPayload.length).toBeLessThan(8_000);
});

test('the words of a text are told in time', async () => {
  const text = 'The red cat sleeps.';

  const reply = await house.ask('speechTimings', { params: { locale: 'en' }, query: { text } });

  const { words } = reply.json() as { words: { from: number; to: number }[] };
  expect(words.map(({ from, to }) => text.slice(from, to))).toEqual(['The', 'red', 'cat', 'sleeps']);
  expect(reply.headers['cache-control']).toContain('immutable');
});

test('a sound is made once, for all who ask at the same time and for all who come later', async () => {
  const first = await Promise.all(Array.from({ length: 12 }, () => listen('elephant')));
  expect(made).toEqual(['elephant']);

  await isKept('elephant');
  const spelledOtherwise = await listen('  elephant\n');
  const timings = await house.ask('speechTimings', {
    params: { locale: 'en-KE' },
    query: { text: 'elephant' },
  });

  expect(made).toEqual(['elephant']);
  expect(spelledOtherwise.rawPayload.equals(first[0]?.rawPayload ?? Buffer.of())).toBe(true);
  expect(timings.json().words).toHaveLength(1);
});

test('another server on the same files does not make it again', async () => {
  const { rawPayload } = await listen('lion');

  const { mp3 } = await isKept('lion');

  expect(rawPayload.equals(mp3)).toBe(true);
});

test('a language that the office has switched off is not read', async () => {
  await house.db.updateTable('locales').set({ tts_enabled: false }).where('code', '=', 'fr').execute();

  const [off, on] = [await listen('chat', 'fr'), await listen('gato', 'es')];
  await house.db.updateTable('locales').set({ tts_enabled: true }).where('code', '=', 'fr').execute();

  expect([off.statusCode, on.statusCode]).toEqual([404, 200]);
});

test('a man reads where the office has chosen one, and what a woman read is not kept for his', async () => {
  const read = speechService({ ...house.house, speech: real });
  const service = speechService({ ...house.house, speech: real });
  const byHer = await read.sound('sw', 'paka', async () => undefined);
  await house.db.updateTable('locales').set({ tts_voice: 'male' }).where('code', '=', 'sw').execute();

  const byHim = await service.sound('sw', 'paka', async () => undefined);
  await house.db.updateTable('locales').set({ tts_voice: 'female' }).where('code', '=', 'sw').execute();

  expect(byHim.etag).not.toBe(byHer.etag);
  expect(Buffer.from(byHim.mp3).equals(Buffer.from(byHer.mp3))).toBe(false);
});

test('a full disk silences nobody', async () => {
  const files = { ...house.house.files, put: () => Promise.reject(new Error('no space left')) };
  const service = speechService({ ...house.house, files, speech: real });

  const sounds = [
    await service.sound('en', 'giraffe', async () => undefined),
    await service.sound('en', 'giraffe', async () => undefined),
  ];

  expect(sounds.every(({ mp3 }) => mp3.length > 1_000)).toBe(true);
});

test('a voice that broke is asked again by the next who comes', async () => {
  heard.say = () => Promise.reject(new AppError('speech.noFile'));
  const broken = await listen('zebra');
  heard.say = real.say;

  const answers = [broken, await listen('zebra')].map((reply) => reply.statusCode);

  expect(answers).toEqual([502, 200]);
});

test('while too many wait, the next is told when to come back', async () => {
  heard.say = () => Promise.reject(new AppError('server.unavailable'));

  const reply = await listen('hippo');

  expect([reply.statusCode, reply.headers['retry-after']]).toEqual([503, '3']);
});

test('parts of a sound are sent, as some players ask for them', async () => {
  const whole = await listen('cat');

  const part = await listen('cat', 'en', { range: 'bytes=0-1' });
  const beyond = await listen('cat', 'en', { range: 'bytes=900000-' });

  expect([part.statusCode, part.rawPayload.length]).toEqual([206, 2]);
  expect(part.headers['content-range']).toBe(`bytes 0-1/${whole.rawPayload.length}`);
  expect([beyond.statusCode, beyond.json().code]).toEqual([416, 'files.rangeNotSatisfiable']);
  expect(beyond.headers['cache-control']).toBe('no-store');
});

test('a browser that has it gets nothing new', async () => {
  const { headers } = await listen('cat');

  const again = await listen('cat', 'en', { 'if-none-match': String(headers.etag) });

  expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0]);
});

test.each([
  ['a language without a voice', 'xx', 'cat', 404, 'notFound'],
  ['a text without a word', 'en', '—', 400, 'speech.noText'],
  ['an empty text', 'en', ' \n ', 400, 'request.invalid'],
  ['a text that is too long', 'en', 'word '.repeat(70), 400, 'request.invalid'],
  ['a locale that is none', 'en_US!', 'cat', 400, 'request.invalid'],
])('%s is refused', async (_what, locale, text, status, code) => {
  const reply = await listen(text, locale);

  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
});

const fromPlace =
  (remoteAddress: string, headers: Record<string, string> = {}) =>
  (text: string) =>
    house.server.inject({
      method: 'GET',
      url: `/api/speech/en?text=${encodeURIComponent(text)}`,
      remoteAddress,
      headers,
    });

/** On which somebody has signed in. */
async function knownDevice(): Promise<Record<string, string>> {
  const secret = newDeviceSecret();
  await house.db
    .insertInto('known_devices')
    .values({ device_hash: hashOfDevice(secret), account_id: randomUUID() })
    .execute();
  return { cookie: deviceCookie(secret, false).split(';')[0] ?? '' };
}

const statusesOf = async (listen: ReturnType<typeof fromPlace>, prefix: string, count: number) => {
  const all = Array.from({ length: count }, (_, number) => listen(`${prefix} ${number}`));
  return (await Promise.all(all)).map(({ statusCode }) => statusCode);
};

test('one address cannot have sounds made without end, and still hears those that are there', async () => {
  await listen('cat');
  await isKept('cat');
  heard.say = async () => ({ mp3: new Uint8Array([0xff, 0xf3, 0x44, 0xc4]), words: [] });
  const fromOnePlace = fromPlace('192.0.2.7', await knownDevice());

  const codes = await statusesOf(fromOnePlace, 'word', 241);

  expect(codes.filter((status) => status === 200)).toHaveLength(240);
  expect(codes.filter((status) => status === 429)).toHaveLength(1);
  expect((await fromOnePlace('cat')).statusCode).toBe(200);
});

test('where nobody has signed in fewer are made, and the same address stays open to who has', async () => {
  await listen('cat');
  await isKept('cat');
  heard.say = async () => ({ mp3: new Uint8Array([0xff, 0xf3, 0x44, 0xc4]), words: [] });
  const stranger = fromPlace('192.0.2.8', { cookie: `flink-device=${newDeviceSecret()}` });

  const codes = await statusesOf(stranger, 'strange', 61);

  expect(codes.filter((status) => status === 200)).toHaveLength(60);
  expect(codes.filter((status) => status === 429)).toHaveLength(1);
  expect((await stranger('cat')).statusCode).toBe(200);
  expect((await fromPlace('192.0.2.8', await knownDevice())('familiar')).statusCode).toBe(200);
});

test('a class of 25 tablets behind one address hears every word of its first lesson', async () => {
  const tried = new Set<string>();
  heard.say = async (text) => {
    const isBusy = text.endsWith('7') && !tried.has(text);
    tried.add(text);
    if (isBusy) throw new AppError('server.unavailable');
    return { mp3: new Uint8Array([0xff, 0xf3, 0x44, 0xc4]), words: [] };
  };
  const refusals = new Set<string>();
  const tablet = async (number: number) => {
    const listen = fromPlace('192.0.2.25', await knownDevice());
    // Three words of the lesson are the same on all tablets; altogether more than one address may have made.
    let left = Array.from({ length: 14 }, (_, word) => `lesson ${word < 3 ? word : number * 100 + word}`);
    while (left.length > 0) {
      const replies = await Promise.all(left.map(async (text) => ({ text, reply: await listen(text) })));
      const refused = replies.filter(({ reply }) => reply.statusCode !== 200);
      for (const { reply } of refused) refusals.add(`${reply.statusCode} ${reply.headers['retry-after']}`);
      left = refused.map(({ text }) => text);
    }
  };

  await Promise.all(Array.from({ length: 25 }, (_, number) => tablet(number)));

  expect([...refusals]).toEqual(['503 3']);
});

test('a word that could not be made is not counted', async () => {
  const listen = fromPlace('192.0.2.26', await knownDevice());
  heard.say = () => Promise.reject(new AppError('server.unavailable'));
  const long = 'a long text '.repeat(24);

  expect(new Set(await statusesOf(listen, long, 40))).toEqual(new Set([503]));
  heard.say = async () => ({ mp3: new Uint8Array([0xff, 0xf3, 0x44, 0xc4]), words: [] });

  expect((await listen('busy no more')).statusCode).toBe(200);
});

test('a text that was given a sound in the office is heard by it in its language', async () => {
  const key = 'office/strings/audio/choose-a-star';
  const recording = mp3();
  await house.house.files.put(parseFileKey(key), recording, 'audio');
  const _id = randomUUID();
  await house.db.insertInto('strings').values({ _id }).execute();
  await house.db
    .insertInto('string_values')
    .values([
      { string_id: _id, locale: 'en', string_value: 'Choose a star', string_audio: key },
      { string_id: _id, locale: 'es', string_value: 'Elige una estrella' },
    ])
    .execute();
  const service = speechService(house.house);

  const heard = await service.sound('en', 'choose  a star', async () => undefined);
  await expect(
    service.sound('es', 'Elige una estrella', () => Promise.reject(new Error('the voice was asked'))),
  ).rejects.toThrow('the voice was asked');
  await house.db.deleteFrom('strings').where('_id', '=', _id).execute();

  expect(Buffer.from(heard.mp3).equals(recording)).toBe(true);
  expect([heard.isRecorded, made]).toEqual([true, []]);
});

test('a button that was given a sound in the office is heard by it, whoever holds it', async () => {
  const key = 'global-buttons/go-back.mp3';
  const recording = mp3();
  await house.house.files.put(parseFileKey(key), recording, 'audio');
  await house.db
    .insertInto('global_buttons')
    .values({
      _id: randomUUID(),
      name: 'back',
      labels: JSON.stringify({ en: 'Turn around', es: 'Vuelve' }),
      sounds: JSON.stringify({ en: key }),
    })
    .execute();
  const service = speechService(house.house);

  const heard = await service.sound('en', 'turn around', async () => undefined);
  await expect(
    service.sound('es', 'Vuelve', () => Promise.reject(new Error('the voice was asked'))),
  ).rejects.toThrow('the voice was asked');
  await house.db.deleteFrom('global_buttons').where('name', '=', 'back').execute();

  expect(Buffer.from(heard.mp3).equals(recording)).toBe(true);
  expect([heard.isRecorded, made]).toEqual([true, []]);
});
