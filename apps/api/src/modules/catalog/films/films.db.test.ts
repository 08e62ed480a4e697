import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { mp4, webm } from '../../../ports/files/testing/samples.ts';
import { type Office, openOffice } from '../../../resources/testing/office.ts';

let office: Office;
let number = 0;

beforeAll(async () => {
  office = await openOffice();
});

beforeEach(() => {
  number += 1;
});

afterAll(() => office.house.close());

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  office.house.server.inject({ method, url, headers });

async function sent(field: string, name: string, bytes: Buffer) {
  const { body } = await office.ask('filmsUpload', { body: { field, size: bytes.length, name } });
  const { key, url } = body as unknown as { readonly key: string; readonly url: string };
  const { statusCode, body: said } = await office.house.server.inject({ method: 'PUT', url, payload: bytes });
  return { key, statusCode, said };
}

const film = async (more: Record<string, unknown> = {}) => ({
  name: `Film ${number}`,
  type: 'ParentVideos',
  titles: {},
  files: { en: (await sent('files', 'Advice.MP4', mp4('vide', 'soun'))).key },
  captions: {},
  poster: null,
  characterId: null,
  position: number,
  ...more,
});

test('a film is played under its address, in parts and without being sent twice', async () => {
  const id = await office.added('films', await film());
  const bytes = mp4('vide', 'soun');

  const [whole, part, beyond, head] = [
    await get(`/videos/en/${id}.mp4`),
    await get(`/videos/en/${id}.mp4`, { range: 'bytes=10-19' }),
    await get(`/videos/en/${id}.mp4`, { range: 'bytes=999999-' }),
    await get(`/videos/en/${id}.mp4`, {}, 'HEAD'),
  ];
  const again = await get(`/videos/en/${id}.mp4`, { 'if-none-match': String(whole.headers.etag) });

  expect(whole.headers).toMatchObject({
    'content-type': 'video/mp4',
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
  });
  expect(whole.rawPayload.equals(bytes)).toBe(true);
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, `bytes 10-19/${bytes.length}`]);
  expect(part.rawPayload.equals(bytes.subarray(10, 20))).toBe(true);
  expect([beyond.statusCode, again.statusCode]).toEqual([416, 304]);
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(bytes.length),
    '',
  ]);
});

test('a language without a film gets the English one; the lists name what each language has', async () => {
  const spanish = (await sent('files', 'consejo.webm', webm('video', 'audio'))).key;
  const values = await film({ titles: { es: 'Consejo' } });
  const id = await office.added('films', { ...values, files: { ...values.files, es: spanish } });

  const types = await Promise.all(
    ['es', 'sw', 'en'].map(async (locale) =>
      Promise.all(
        ['mp4', 'webm'].map(async (ending) => (await get(`/videos/${locale}/${id}.${ending}`)).statusCode),
      ),
    ),
  );
  const { body } = await office.ask('animationsList', { query: { types: 'ParentVideos' } });

  expect(types).toEqual([
    [200, 200],
    [200, 404],
    [200, 404],
  ]);
  const lists = body.data.ParentVideos as Record<string, unknown[]>;
  expect(lists.en).toContainEqual({ filename: `${id}.mp4`, name: values.name });
  expect(lists.es).toContainEqual({ filename: `${id}.webm`, name: 'Consejo' });
});

test('captions and a picture lie beside the film, plain ones where it has none', async () => {
  const captions = Buffer.from(
    'WEBVTT\n\nSTYLE\n::cue { color: red }\n\n00:00.000 --> 00:02.000\n<v Ana>Hello &amp; welcome\n',
  );
  const key = (await sent('captions', 'en.vtt', captions)).key;
  const [told, bare] = [
    await office.added('films', await film({ captions: { en: key } })),
    await office.added('films', { ...(await film()), name: `Bare ${number}` }),
  ];

  const [words, none, poster] = [
    await get(`/quick-start/es/${told}.vtt`),
    await get(`/quick-start/es/${bare}.vtt`),
    await get(`/quick-start/es/${bare}.poster`),
  ];

  expect(words.headers['content-type']).toBe('text/vtt; charset=utf-8');
  expect(words.body).toBe('WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nHello &amp; welcome\n');
  expect(none.body).toBe('WEBVTT\n');
  expect(poster.headers['content-type']).toBe('image/svg+xml');
});

test.each([
  '/videos/en/a.mp4',
  '/quick-start/en/019a1111-1111-7111-8111-111111111111.mp4',
  '/animations/en/019a1111-1111-7111-8111-111111111111.vtt',
  '/animations/en/..%2F..%2Fconfig.json',
])('%s is not found, whoever opens it', async (url) => {
  const reply = await get(url, { accept: 'text/html' });

  expect([reply.statusCode, reply.json().code]).toEqual([404, 'files.notFound']);
});

test.each([
  ['a film of eleven minutes', 'files', 'long.mp4', mp4({ seconds: 660 }, 'vide'), 'files.filmTooLong'],
  ['a WebM of eleven minutes', 'files', 'long.webm', webm({ seconds: 660 }, 'video'), 'files.filmTooLong'],
  ['a sound', 'files', 'a.mp4', mp4('soun'), 'files.typeNotAllowed'],
  ['captions without times', 'captions', 'a.vtt', Buffer.from('WEBVTT\n\nHello\n'), 'files.captions'],
  ['captions that are no text', 'captions', 'a.vtt', Buffer.from([0x57, 0xff, 0x00]), 'files.captions'],
] as const)('%s is refused when it is uploaded', async (_what, field, name, bytes, code) => {
  const { statusCode, said } = await sent(field, name, bytes);

  expect([statusCode, JSON.parse(said).code]).toEqual([415, code]);
});

test('a film whose name says something else than its bytes is refused beside its language', async () => {
  const key = (await sent('files', 'film.webm', mp4('vide'))).key;

  const { statusCode, body } = await office.ask('filmsAdd', { body: await film({ files: { es: key } }) });

  expect([statusCode, Object.keys(body.fields ?? {})]).toEqual([400, ['files.es']]);
});

test('a celebration names its character, and nothing else does', async () => {
  const characterId = await office.idOf('characters', 'otto');
  const asked = async (more: Record<string, unknown>) =>
    (await office.ask('filmsAdd', { body: await film(more) })).body.fields;

  expect(Object.keys((await asked({ type: 'ActivityResults' })) ?? {})).toEqual(['characterId']);
  expect(Object.keys((await asked({ characterId })) ?? {})).toEqual(['characterId']);
  expect(await asked({ type: 'ActivityResults', characterId })).toBeUndefined();
});

test('a film that a solution or a template shows cannot be deleted; the settings forget one that is', async () => {
  const [shown, chosen] = [
    await office.added('films', await film()),
    await office.added('films', { ...(await film()), name: `Chosen ${number}` }),
  ];
  const solution = await office.added('solutions', {
    displayName: 'With an introduction',
    productId: await office.aProduct(),
    localeId: await office.idOf('locales', 'English'),
    introductionId: shown,
    position: 0,
  });
  const { body } = await office.ask('settings', {});
  const kept = await office.ask('saveSettings', { body: { ...body.data, parentFilms: [chosen] } });

  const refused = await office.ask('filmsDelete', { query: { id: shown } });
  const deleted = await office.ask('filmsDelete', { query: { id: chosen } });
  const after = await office.ask('settings', {});
  await office.ask('solutionsDelete', { query: { id: solution } });

  expect([kept.statusCode, refused.statusCode, deleted.statusCode]).toEqual([200, 409, 200]);
  expect(kept.body.data.parentFilms).toEqual([chosen]);
  expect(after.body.data.parentFilms).toEqual([]);
});
