import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { loadWords } from '../../../../../../content/load/words.ts';
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

test('without a missed word, or without families, there is nothing to make a game of', async () => {
  expect((await make()).statusCode).toBe(404);
  expect((await make(await house.tokenOf('center@flink.test'))).statusCode).toBe(403);
});
