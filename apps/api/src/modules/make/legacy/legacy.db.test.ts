import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { removeUnusedFiles } from '../../files/unused-files.service.ts';
import {
  content,
  type MakeHouse,
  OTHERS,
  openMakeHouse,
  problem,
  type Somebody,
} from '../testing/make-house.ts';

const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
);

let house: MakeHouse;
let authorId: string;

beforeAll(async () => {
  house = await openMakeHouse();
  const author = house.db.selectFrom('users').select('_id').where('email', '=', 'author@flink.test');
  authorId = (await author.executeTakeFirstOrThrow())._id;
});

afterAll(() => house.close());

const illustrated = { ...problem('cow'), question: { text: 'Who?', image: 'cow.png' } };

const convert = (body: object, who: Somebody = 'author') =>
  house.ask(who, 'convertLegacy', {
    body: {
      activityName: 'Old farm',
      templateId: house.templates['multiple-choice'],
      locale: 'en',
      data: content([illustrated]),
      files: [],
      ...body,
    },
  });

async function upload(key: string, bytes = PNG): Promise<number> {
  const link = await house.ask('author', 'signedUrl', { body: { action: 'upload', key, kind: 'image' } });
  expect(link.statusCode, link.body).toBe(200);
  await house.server.inject({ method: 'PUT', url: link.json().url, payload: bytes });
  return (await house.ask('author', 'confirmUpload', { body: { key, kind: 'image' } })).statusCode;
}

const draft = (id: string, name: string) => `drafts/${authorId}/legacy/${id}/${name}`;
const isDrafted = async (id: string) => {
  const body = { action: 'download', key: draft(id, 'cow.png') };
  return (await house.ask('author', 'signedUrl', { body })).statusCode;
};
const seen = async (key: string) => (await house.server.inject({ method: 'GET', url: `/${key}` })).statusCode;
const listed = async () =>
  (await house.ask('author', 'editList')).json().data.map(({ _id }: { readonly _id: string }) => _id);

test('an old activity comes whole with its files into the edit list, ready where it can be played', async () => {
  const _id = uuidv7();
  await upload(draft(_id, 'cow.png'));

  const reply = await convert({
    _id,
    files: ['cow.png'],
    data: content([{ ...illustrated, id: undefined }], { helpHtml: '<p onclick="x()">Look.</p>' }),
  });

  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().data).toMatchObject({ _id, activityName: 'Old farm', isValid: true, problemCount: 1 });
  expect(await listed()).toContain(_id);
  expect(await seen(`activities/${_id}/cow.png`)).toBe(200);
  const { data } = await house.opened(_id);
  expect(data).toMatchObject({
    helpHtml: '<p>Look.</p>',
    gameData: { problems: [{ id: expect.any(String) }] },
  });
  expect(await isDrafted(_id)).toBe(404);
});

test('sent again after a lost answer it is the same activity; another person gets none of it', async () => {
  const _id = uuidv7();
  await upload(draft(_id, 'cow.png'));
  const body = { _id, files: ['cow.png'] };

  const replies = await Promise.all([convert(body), convert(body)]);
  const again = await convert(body);

  expect(replies.some(({ statusCode }) => statusCode === 200)).toBe(true);
  expect(again.json().data).toMatchObject({ _id });
  expect((await listed()).filter((id: string) => id === _id)).toHaveLength(1);
  expect((await convert(body, 'super')).json().code).toBe('conflict');
});

test('an activity whose files are not there does not come at all', async () => {
  const _id = uuidv7();
  await upload(draft(_id, 'cow.png'));

  const missing = await convert({ _id, files: ['cow.png', 'hen.png'] });
  const foreign = await convert({ _id, files: ['../../other/cow.png'] });

  expect([missing.statusCode, missing.json().code]).toEqual([404, 'files.notFound']);
  expect(foreign.json().code).toBe('files.badKey');
  expect(await listed()).not.toContain(_id);
  expect((await house.ask('author', 'openActivity', { params: { id: _id } })).statusCode).toBe(404);
});

test.each([
  ['no template', { templateId: uuidv7() }, 'activities.templateNotOffered'],
  ['no language', { locale: 'xx' }, 'activities.unknownLanguage'],
  ['no data', { data: { gameData: [] } }, 'activities.badData'],
])('%s is refused', async (_case, body, code) => {
  const reply = await convert({ _id: uuidv7(), ...body });

  expect(reply.json().code).toBe(code);
});

test('who may not make activities converts none', async () => {
  for (const who of [...OTHERS, 'authored'] as const)
    expect((await convert({ _id: uuidv7() }, who)).statusCode, who).toBe(403);
});

test('what was sent and never converted is gone after a day', async () => {
  const _id = uuidv7();
  await upload(draft(_id, 'cow.png'));

  await removeUnusedFiles(house.house);
  const today = await isDrafted(_id);
  await removeUnusedFiles(house.house, new Date(Date.now() + 2 * 86_400_000));

  expect([today, await isDrafted(_id)]).toEqual([200, 404]);
});
