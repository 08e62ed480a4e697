import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { loadWords } from '../../../../../../content/load/words.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import { openPlayHouse, type PlayHouse } from '../../play/testing/play-house.ts';
import { scoredData } from '../../play/testing/progress-in.ts';

const ANIMALS = ['cat', 'dog', 'cow', 'horse', 'pig', 'duck'];

let house: PlayHouse;
let teacher: string;

beforeAll(async () => {
  house = await openPlayHouse();
  await loadWords(house.db);
  await house.offer();
  teacher = await house.tokenOf('teacher@flink.test');
});
beforeEach(() => house.clear());
afterAll(() => house.close());

type Name = 'leo' | 'mia' | 'emma' | 'baraka';

/** Finishes a game that asks for all animals, and misses some of them. */
async function finish(name: Name, ...missed: readonly string[]) {
  const data = scoredData(house.animals.id, ANIMALS.length - missed.length, ANIMALS.length);
  const result = { ...data.result, problems: { asked: ANIMALS, missed } };
  const reply = await house.ask('updateLearners', {
    as: await house.tokenOf(name),
    body: [{ learnerId: house.learners[name as 'leo'], data: { ...data, result } }],
  });
  expect(reply.statusCode).toBe(200);
}

const list = async (as = teacher) => (await house.ask('missedWords', { as })).json().data;
const make = (as = teacher) => house.ask('makeMissedWordsGame', { as, body: { locale: 'en' } });

test('a teacher sees the words that the own families miss, not one slip and not what was right since', async () => {
  await finish('leo', 'cat', 'dog', 'cow');
  await finish('emma', 'cat');
  await finish('leo', 'cat', 'dog');
  await finish('baraka', 'pig');
  await finish('baraka', 'pig');

  const [english] = await list();

  expect(english).toMatchObject({
    locale: 'en',
    game: null,
    words: [
      { word: 'cat', learners: 2, times: 3 },
      { word: 'dog', learners: 1, times: 2 },
    ],
  });
});

test('one click makes a game of them that anybody with its address can play, and a second one keeps the address', async () => {
  await finish('leo', 'cat', 'dog');
  await finish('leo', 'cat', 'dog');

  const first = (await make()).json().data.activityId;
  const again = (await make()).json().data.activityId;

  expect(again).toBe(first);
  expect((await list())[0].game).toMatchObject({ activityId: first });
  const { rows } = await sql<{ asked: string; valid: boolean }>`
    select data -> 'gameData' ->> 'problems' as asked, is_valid as valid from activities where _id = ${first}`.execute(
    house.db,
  );
  expect(rows[0]?.valid).toBe(true);
  expect(rows[0]?.asked).toContain('cat');
  expect((await house.ask('activity', { params: { id: first } })).statusCode).toBe(200);
});

describe('what became of a game', () => {
  const groupId = uuidv7();
  const intoGroup = async (activity_id: string) => {
    await house.db.insertInto('made_groups').values({ _id: groupId, kind: 'edu', name: 'Kept' }).execute();
    await house.db
      .insertInto('made_group_elements')
      .values({ group_id: groupId, position: 0, activity_id })
      .execute();
  };
  const intoMenu = async (activity_id: string) => {
    const menu = await house.db.selectFrom('activity_groups').select('_id').executeTakeFirstOrThrow();
    await house.db
      .insertInto('activity_group_items')
      .values({ group_id: menu._id, activity_id, position: 99 })
      .execute();
  };
  const worked = (activity_id: string) =>
    house.db.insertInto('activity_works').values({ activity_id, language: '', version: 2 }).execute();
  const ofOthers = (_id: string) =>
    house.db.updateTable('activities').set({ created_by: null }).where('_id', '=', _id).execute();

  test.each([
    ['stands in a menu', intoMenu],
    ['stands in a group', intoGroup],
    ['was worked on by an author', worked],
    ['is not of this teacher', ofOthers],
  ])('one that %s is left as it is, and another one is made', async (_, become) => {
    await finish('leo', 'cat', 'dog');
    await finish('leo', 'cat', 'dog');
    const first = (await make()).json().data.activityId;
    await become(first);
    const row = () =>
      house.db.selectFrom('activities').where('_id', '=', first).selectAll().executeTakeFirst();
    const before = await row();

    const second = (await make()).json().data.activityId;

    expect(second).not.toBe(first);
    expect(await row()).toEqual(before);
    expect((await list())[0].game).toMatchObject({ activityId: second });
    expect((await make()).json().data.activityId).toBe(second);
  });

  test('two presses at once make one game', async () => {
    const made = () =>
      house.db.selectFrom('activities').where('activity_name', 'like', 'Words to practice%').select('_id');
    await house.db.deleteFrom('made_group_elements').where('group_id', '=', groupId).execute();
    await house.db.deleteFrom('activities').where('_id', 'in', made()).execute();
    await finish('leo', 'cat', 'dog');
    await finish('leo', 'cat', 'dog');

    const replies = await Promise.all([make(), make(), make()]);

    expect(new Set(replies.map((reply) => reply.json().data.activityId)).size).toBe(1);
    expect(await made().execute()).toHaveLength(1);
  });
});

test('without a missed word, or without families, there is nothing to make a game of', async () => {
  expect((await make()).statusCode).toBe(404);
  expect((await make(await house.tokenOf('center@flink.test'))).statusCode).toBe(403);
});

test('a game names the center, not its teacher, and goes with the teacher', async () => {
  await finish('leo', 'cat', 'dog');
  await finish('leo', 'cat', 'dog');
  const { activityId } = (await make()).json().data;
  const game = () =>
    house.db
      .selectFrom('activities')
      .where('_id', '=', activityId)
      .select('activity_name as name')
      .executeTakeFirst();
  const center = await house.db
    .selectFrom('learning_centers')
    .innerJoin('users', 'users.learning_center_id', 'learning_centers._id')
    .where('users.email', '=', 'teacher@flink.test')
    .select(['learning_centers.name', 'users._id', 'users.lastname'])
    .executeTakeFirstOrThrow();

  expect(await game()).toEqual({ name: `Words to practice – ${center.name}` });
  expect(center.name).not.toContain(center.lastname);
  await house.db.deleteFrom('users').where('_id', '=', center._id).execute();
  expect(await game()).toBeUndefined();
});
