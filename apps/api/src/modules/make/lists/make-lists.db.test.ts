import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { content, type MakeHouse, openMakeHouse, problem, type Somebody } from '../testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

const found = async (keyword: string, who: Somebody = 'author'): Promise<string[]> =>
  (await house.ask(who, 'searchActivities', { query: { keyword } }))
    .json()
    .data.map(({ _id }: { _id: string }) => _id);

test('activities are found by the beginning of words that they hold, published or not', async () => {
  const { _id } = await house.made();
  await house.save(_id, content([problem('a', 'Which xylophones are loud?')]), 1);
  await house.offer(_id);
  await house.draft(_id, content([problem('a', 'Which zithers are loud?')]), 2);

  expect(await found('zither loud')).toEqual([_id]);
  expect(await found('Xyloph')).toEqual([_id]);
  expect(await found('zithers quiet')).toEqual([]);
  expect(await found("'); drop & | ! zith")).toEqual([]);
});

test('data that is too large to be searched is saved all the same', async () => {
  const { _id } = await house.made();
  const words = Array.from({ length: 60_000 }, (_, at) => `w${at.toString(36)}`).join(' ');

  const reply = await house.save(_id, content([problem('a', `quartz ${words}`)]), 1);

  expect(reply.statusCode, reply.body.slice(0, 200)).toBe(200);
  expect(await found('quartz')).toEqual([]);
});

test('the columns of a scope count the activities below each value, as far as they are seen', async () => {
  const scope = uuidv7();
  const categories = JSON.stringify({ grades: ['1', '2'], levels: [] });
  await house.db.insertInto('scopes').values({ _id: scope, name: 'Counted', categories }).execute();
  const sorted = (...grades: readonly string[]) =>
    house.made('master', {
      activityName: 'Counted quokka',
      educationalCategories: grades.map((grade) => ({ scopeId: scope, grade })),
    });
  await sorted('1');
  await sorted('1', '2');

  const counts = async (more: object = {}, who: Somebody = 'master') =>
    (await house.ask(who, 'categoryCounts', { query: { scope, keyword: 'quokka', ...more } })).json().data;

  expect((await counts()).grade).toEqual({ '': 2, '1': 2, '2': 1 });
  expect((await counts({ grade: '2' })).firstCategory).toEqual({ '': 1 });
  expect((await counts({ keyword: 'no such word' })).grade).toEqual({ '': 0 });
  expect((await counts({}, 'author')).grade).toEqual({ '': 0 });
});

test('clipart is looked for in words, not in codes of languages or in marks', async () => {
  const find = async (keyword: string) =>
    (await house.ask('author', 'clipart', { query: { keyword, limit: '100' } })).json();
  const word = await house.db
    .selectFrom('words')
    .select('_id')
    .where('picture', 'is not', null)
    .limit(1)
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('words')
    .set({ translations: JSON.stringify({ es: 'la "quokka" \\ roja' }) })
    .where('_id', '=', word._id)
    .execute();

  const totals = await Promise.all(
    ['"', '": "', 'en', 'QUOKKA', '"quokka" \\ r'].map(async (keyword) => (await find(keyword)).total),
  );

  expect(totals).toEqual([1, 0, expect.any(Number), 1, 1]);
  expect(totals[2]).toBeLessThan((await find('')).total / 2);
});
