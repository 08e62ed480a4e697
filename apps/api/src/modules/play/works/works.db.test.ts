import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { parseFileKey, parseFolderKey } from '../../../ports/files/key.ts';
import { mp3, png, webm } from '../../../ports/files/testing/samples.ts';
import { openPlayHouse, type PlayHouse } from '../testing/play-house.ts';
import { forgetWorks, removeForgottenFiles } from './forget-works.service.ts';

let house: PlayHouse;
let leo: string;

beforeAll(async () => {
  house = await openPlayHouse();
  leo = await house.tokenOf('leo');
});
afterEach(async () => {
  await house.db.deleteFrom('learner_works').execute();
  await removeForgottenFiles(house.house);
});
afterAll(() => house.close());

const params = () => ({ activityId: house.animals.id });
const text = (words: string) => ({ text: `<p>${words}</p>` });

const save = async (as: string, data: unknown, version: number, learnerIds?: readonly string[]) => {
  const { team } = await house.sessionOf(as);
  const makers = learnerIds ?? team.map(({ _id }) => _id);
  return house.ask('saveLearnerActivityData', {
    as,
    params: params(),
    body: { learnerIds: makers, data, version },
  });
};

const read = (as: string, workId?: string) =>
  house.ask('learnerActivityData', { as, params: params(), query: workId ? { workId } : {} });

const assets = async (as: string, workId?: string) =>
  house.ask('learnerActivityAssets', { as, params: params(), query: workId ? { workId } : {} });

const upload = (as: string, filename: string, body: Buffer) =>
  house.server.inject({
    method: 'POST',
    url: `/api/flink-play/learner-activity-assets/${house.animals.id}?filename=${filename}`,
    headers: { authorization: `Bearer ${as}`, 'content-type': 'application/octet-stream' },
    payload: body,
  });

const workOf = async (as: string): Promise<string> => (await read(as)).json().workId;

const RECORDING = 'page-1-abcdef12.mp3';

test('what was never made is nothing, and is begun at version 0', async () => {
  expect((await read(leo)).json()).toEqual({ success: true, workId: null, data: null, version: 0 });

  expect((await save(leo, text('I have a frog.'), 0)).json()).toEqual({ success: true, version: 1 });

  expect((await read(leo)).json()).toMatchObject({ data: text('I have a frog.'), version: 1 });
});

test('a story keeps its pages, title and files by name', async () => {
  const story = {
    title: 'The frog',
    pages: [
      {
        id: 'p1',
        text: '<p>A frog.</p>',
        pictures: [
          { file: '/pictures/frog.svg#blue', own: false, name: 'frog', x: 0.5, y: 0.5, size: 0.4, turn: -8 },
        ],
        audio: RECORDING,
      },
      { text: '', image: 'my-frog.png', audio: null },
    ],
  };

  await save(leo, story, 0);

  expect((await read(leo)).json().data).toEqual(story);
  const titles = async () =>
    (await house.ask('learnerWorks', { as: leo })).json().data.map(({ title }: { title: string }) => title);
  expect(await titles()).toEqual(['The frog']);
  await save(leo, { ...story, title: '' }, 1);
  expect(await titles()).toEqual([null]);
});

test('of two devices the later one is told, and nothing of the first is lost', async () => {
  await save(leo, text('From the tablet.'), 0);

  const late = await save(leo, text('From the phone.'), 0);

  expect([late.statusCode, late.json().code]).toEqual([409, 'work.changed']);
  expect((await read(leo)).json()).toMatchObject({ data: text('From the tablet.'), version: 1 });
  expect((await save(leo, text('From both.'), 1)).json().version).toBe(2);
});

test('a save whose answer was lost on its way is no change when it comes again', async () => {
  await save(leo, text('Once.'), 0);

  expect((await save(leo, text('Once.'), 0)).json()).toEqual({ success: true, version: 1 });
});

test('of many saves at once one is kept, the others are told', async () => {
  const replies = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((words) => save(leo, text(words), 0)));

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
});

test('markup that is no writing is taken out, whatever the client sent', async () => {
  await save(
    leo,
    { text: '<p onclick="x()">Hi<script>x()</script> <b>you</b><img src=x onerror=x()></p>' },
    0,
  );

  expect((await read(leo)).json().data).toEqual({ text: '<p>Hi <strong>you</strong></p>' });
});

test('a work is that of those who made it together, in whatever order they signed in', async () => {
  await save(await house.tokenOf('ana', 'leo'), text('Ours.'), 0);

  expect((await read(await house.tokenOf('leo', 'ana'))).json().data).toEqual(text('Ours.'));
  for (const [first, second] of [['leo'], ['ana'], ['ana', 'mia']] as const)
    expect((await read(await house.tokenOf(first, second))).json().data, `${first} ${second}`).toBeNull();
});

test('what waited on a device for others than those who are signed in is refused', async () => {
  const { ana, leo: leoId } = house.learners;

  expect((await save(leo, text('x'), 0, [ana, leoId])).statusCode).toBe(403);
  expect((await save(leo, text('x'), 0, [leoId])).statusCode).toBe(200);
});

test('adults of the family and its teachers read a work, and nobody else', async () => {
  await save(leo, text('Mine.'), 0);
  await upload(leo, RECORDING, mp3());
  const workId = await workOf(leo);
  const staff = (email: string) => house.tokenOf(email);
  const readers = { leo, ana: await house.tokenOf('ana'), teacher: await staff('teacher@flink.test') };
  const strangers = {
    mia: await house.tokenOf('mia'),
    emma: await house.tokenOf('emma'),
    john: await house.tokenOf('john'),
    baraka: await house.tokenOf('baraka'),
    center: await staff('center@flink.test'),
    region: await staff('region@flink.test'),
    district: await staff('district@flink.test'),
    master: await staff('master@flink.test'),
    super: await staff('super@flink.test'),
    author: await staff('author@flink.test'),
    rep: await staff('rep@flink.test'),
    consumer: await staff('consumer@flink.test'),
  };

  for (const [name, as] of Object.entries(readers)) {
    expect((await read(as, workId)).json().data, name).toEqual(text('Mine.'));
    expect((await assets(as, workId)).json().files, name).toHaveLength(1);
    expect((await house.ask('learnerWorks', { as })).json().data, name).toMatchObject([
      { _id: workId, makers: [{ _id: house.learners.leo, firstname: 'Leo' }] },
    ]);
  }
  for (const [name, as] of Object.entries(strangers)) {
    expect((await read(as, workId)).statusCode, name).toBe(404);
    expect((await assets(as, workId)).statusCode, name).toBe(404);
    expect((await house.ask('learnerWorks', { as })).json().data, name).toEqual([]);
  }
});

test('a teacher of other families reads nothing', async () => {
  await save(leo, text('Mine.'), 0);
  const teacher = await house.tokenOf('teacher@flink.test');
  const { familyId } = await house.member('leo');
  const taught = await house.db
    .deleteFrom('teacher_families')
    .where('family_id', '=', familyId)
    .returningAll()
    .execute();

  const reply = await read(teacher, await workOf(leo));

  await house.db.insertInto('teacher_families').values(taught).execute();
  expect(reply.statusCode).toBe(404);
});

test('a recording is a private file with an address that expires', async () => {
  const reply = await upload(leo, RECORDING, mp3());

  expect(reply.json()).toMatchObject({ success: true, filename: RECORDING });
  const [file] = (await assets(leo)).json().files;
  expect(file).toMatchObject({ filename: RECORDING, size: mp3().length });
  expect((await house.server.inject(file.url)).rawPayload).toEqual(mp3());
  const author = await house.tokenOf('author@flink.test');
  const key = `learners/${await workOf(leo)}/${RECORDING}`;
  const link = await house.ask('signedUrl', { as: author, body: { action: 'download', key } });
  expect(link.json().code).toBe('files.badKey');
});

test.each([
  ['a recording that is no mp3', 'page-1-abcdef12.mp3', () => webm('audio'), 415, 'files.typeNotAllowed'],
  ['a recording of more than 6 MB', 'page-1-abcdef12.mp3', () => mp3(14_400), 413, 'files.tooLarge'],
  ['an empty one', 'page-1-abcdef12.mp3', () => Buffer.alloc(0), 400, 'files.emptyFile'],
  ['a page that is no picture', 'me.png', () => Buffer.from('<html>'), 415, 'files.typeNotAllowed'],
  ['a name that leads elsewhere', '..%2Fme.png', () => png(), 400, 'request.invalid'],
  ['a recording by another name', 'voice.mp3', () => mp3(), 400, 'request.invalid'],
])('%s is refused, and the text stays', async (_what, name, body, status, code) => {
  await save(leo, text('Here.'), 0);

  const reply = await upload(leo, name, body());

  expect([reply.statusCode, reply.json().code]).toEqual([status, code]);
  expect((await assets(leo)).json().files).toEqual([]);
  expect((await read(leo)).json().data).toEqual(text('Here.'));
});

test('a thirteenth picture has no room until one is taken away', async () => {
  for (let number = 1; number <= 12; number += 1) await upload(leo, `p${number}.png`, png());

  const more = await upload(leo, 'p13.png', png());
  await house.ask('deleteLearnerActivityAssets', {
    as: leo,
    params: params(),
    query: { filename: ['p1.png', 'gone.png'] },
  });

  expect([more.statusCode, more.json().code]).toEqual([409, 'work.tooManyFiles']);
  expect((await upload(leo, 'p13.png', png())).statusCode).toBe(200);
});

test('a picture of the activity is copied, one of anybody else is not', async () => {
  const { files } = house.house;
  const source = parseFileKey(`${house.animals.contentFolder}/frog.png`);
  await files.put(source, png(), 'image');
  await files.put(parseFileKey('drafts/somebody/secret.png'), png(), 'image');
  const copy = (srcKey: string) =>
    house.ask('copyToLearnerActivity', {
      as: leo,
      params: params(),
      body: { items: [{ srcKey, filename: 'frog.png' }] },
    });

  const foreign = await copy('drafts/somebody/secret.png');
  const own = await copy(source);

  expect(foreign.json().code).toBe('files.badKey');
  expect(own.json().files).toMatchObject([{ filename: 'frog.png' }]);
});

test.each([
  ['more than twelve pages', { pages: Array(13).fill({ text: '', image: null, audio: null }) }],
  ['a text without end', { text: 'a'.repeat(100_001) }],
  ['a picture from elsewhere', { pages: [{ text: '', image: 'https://a.test/x.png', audio: null }] }],
  ['a field nobody knows', { text: '', cheat: 1 }],
])('%s is refused', async (_what, data) => {
  expect((await save(leo, data, 0)).statusCode).toBe(400);
});

test('a work of an activity that is not there is refused', async () => {
  const reply = await house.ask('saveLearnerActivityData', {
    as: leo,
    params: { activityId: uuidv7() },
    body: { learnerIds: [house.learners.leo], data: text('x'), version: 0 },
  });

  expect(reply.json().code).toBe('play.activityNotFound');
});

test('with a learner goes all that was made, with others too, and every file of it', async () => {
  const together = await house.tokenOf('emma', 'john');
  await save(together, text('Ours.'), 0);
  await upload(together, RECORDING, mp3());
  await save(leo, text('Stays.'), 0);
  await upload(leo, RECORDING, mp3());
  const [ours, stays] = [await workOf(together), await workOf(leo)];

  await house.db.deleteFrom('family_members').where('_id', '=', house.learners.emma).execute();
  await removeForgottenFiles(house.house);

  const filesOf = async (workId: string) =>
    (await house.house.files.list(parseFolderKey(`learners/${workId}`))).files.length;
  expect(await house.db.selectFrom('learner_works').select('_id').execute()).toEqual([{ _id: stays }]);
  expect([await filesOf(ours), await filesOf(stays)]).toEqual([0, 1]);

  await forgetWorks(house.house, [house.learners.leo]);

  expect(await house.db.selectFrom('learner_works').select('_id').execute()).toEqual([]);
  expect(await filesOf(stays)).toBe(0);
});
