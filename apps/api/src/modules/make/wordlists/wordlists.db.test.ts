import type { Wordlist } from '@flink/contract/entities/wordlists.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type MakeHouse, OTHERS, openMakeHouse, type Somebody } from '../testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

async function made(more: object = {}, who: Somebody = 'author'): Promise<Wordlist> {
  const body = { name: 'Breakfast', words: ['apple', 'Banana ', 'bread', 'egg', 'milk'], ...more };
  const reply = await house.ask(who, 'createWordlist', { body });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const save = (list: Wordlist, more: object = {}, who: Somebody = 'author') =>
  house.ask(who, 'saveWordlist', {
    body: {
      _id: list._id,
      version: list.version,
      name: list.name,
      locale: list.locale,
      words: list.words.map(({ word, meaning }) => ({ word, wordId: meaning?._id ?? null })),
      ...more,
    },
  });

const written = (list: Wordlist) => list.words.map(({ word }) => word);

async function scopeOf(name: string, ...people: readonly Somebody[]): Promise<string> {
  const _id = uuidv7();
  const categories = JSON.stringify({ grades: ['1'], levels: [] });
  await house.db.insertInto('scopes').values({ _id, name, categories }).execute();
  for (const who of people)
    await house.db
      .updateTable('users')
      .set({ available_scopes: [_id] })
      .where('email', '=', `${who}@flink.test`)
      .execute();
  return _id;
}

test('a list finds the meanings of its words and tells those that are not in the database', async () => {
  const list = await made({ words: ['Apple', 'zzyzx', 'apple', ''] });

  expect(list.words).toEqual([
    expect.objectContaining({
      word: 'Apple',
      meaningCount: 1,
      meaning: expect.objectContaining({ word: 'apple', hasPicture: true, sentence: expect.any(String) }),
    }),
    { word: 'zzyzx', meaning: null, meaningCount: 0 },
  ]);
  expect(list).toMatchObject({ wordCount: 2, unknownCount: 1, isValid: false, wasChanged: true });
});

test('words are added up to the limit, and what is not in the database is said', async () => {
  const list = await made();
  const add = (words: readonly string[], replace = false) =>
    house.ask('author', 'addWords', { body: { _id: list._id, words, replace } });

  const added = await add(['apple', 'qqq', 'tea']);
  const many = await add(Array.from({ length: 14 }, (_, at) => `word ${at}`));
  const replaced = await add(['tea', 'qqq'], true);

  expect(added.json()).toMatchObject({ success: true, wordsNotInDB: ['qqq'] });
  expect(written(added.json().wordlist)).toEqual(['apple', 'Banana', 'bread', 'egg', 'milk', 'qqq', 'tea']);
  expect(many.statusCode).toBe(400);
  expect(written(replaced.json().wordlist)).toEqual(['tea', 'qqq']);
});

test('the second of two windows is told what stands there now, and one that sends the same again is not', async () => {
  const list = await made();
  const first = await save(list, { name: 'First' });

  const second = await save(list, { name: 'Second' });
  const again = await save(list, { name: 'First' });

  expect(first.json().data).toMatchObject({ name: 'First', version: list.version + 1 });
  expect(second.statusCode).toBe(409);
  expect(second.json()).toMatchObject({ code: 'wordlists.changedByOthers', theirs: { name: 'First' } });
  expect(again.json().data).toMatchObject({ name: 'First', version: list.version + 1 });
});

test('a list is valid with a name, a category and five words', async () => {
  const scopeId = await scopeOf('Valid', 'author');
  const list = await made();

  const sorted = (await save(list, { educationalCategories: [{ scopeId, grade: '1' }] })).json().data;
  const fewer = (await save(sorted, { words: [{ word: 'apple' }] })).json().data;

  expect([list.isValid, sorted.isValid, fewer.isValid]).toEqual([false, true, false]);
});

test('a list is seen by its author and by those of its scopes, and not by others', async () => {
  const [own, foreign] = [await scopeOf('Own', 'author'), await scopeOf('Foreign')];
  const mine = await made({ educationalCategories: [{ scopeId: own, grade: '1' }] }, 'master');
  const theirs = await made({ educationalCategories: [{ scopeId: foreign, grade: '1' }] }, 'master');
  const nobodys = await made({}, 'master');

  const open = async ({ _id }: Wordlist) =>
    (await house.ask('author', 'wordlist', { params: { id: _id } })).statusCode;
  const refused = await save(mine, { educationalCategories: [{ scopeId: foreign, grade: '1' }] });
  const blind = await save(theirs, { name: 'Taken' });

  expect(await Promise.all([mine, theirs, nobodys].map(open))).toEqual([200, 404, 404]);
  expect(refused.json()).toMatchObject({ code: 'categories.notYours' });
  expect(blind.statusCode).toBe(404);
});

test('lists go in and out of the own edit list, and are found by name and by word', async () => {
  const list = await made({ name: 'Quokka week', words: ['tea', 'kwzx'] });
  const mine = async (who: Somebody = 'author') =>
    (await house.ask(who, 'myWordlists')).json().data.map(({ _id }: Wordlist) => _id);
  const found = async (keyword: string) =>
    (await house.ask('author', 'wordlists', { query: { keyword } }))
      .json()
      .data.map(({ _id }: Wordlist) => _id);

  expect(await mine()).toContain(list._id);
  await house.ask('author', 'removeFromUserWordlists', { body: [list._id] });
  expect(await mine()).not.toContain(list._id);
  await house.ask('author', 'moveWordlistsToEditList', { body: { wordlistsIds: [list._id] } });
  expect(await mine()).toContain(list._id);
  expect(await mine('master')).not.toContain(list._id);
  expect([await found('quokka'), await found('kwzx'), await found('kwzxy')]).toEqual([
    [list._id],
    [list._id],
    [],
  ]);
});

test('a list that activities were made of stays', async () => {
  const list = await made();
  const activity = await house.made();
  const remove = () => house.ask('author', 'deleteWordlist', { params: { id: list._id } });
  const madeOf = (id: string | null) =>
    house.db.updateTable('activities').set({ generated_from: id }).where('_id', '=', activity._id).execute();

  await madeOf(list._id);
  const refused = await remove();
  await madeOf(null);
  const removed = await remove();

  expect(refused.json()).toMatchObject({ code: 'wordlists.inUse' });
  expect(removed.statusCode).toBe(200);
});

test('every meaning of a spelling is found, in the language that was asked for', async () => {
  await house.db
    .insertInto('words')
    .values({
      _id: uuidv7(),
      word: 'apple',
      translations: JSON.stringify({ en: 'APPLE', es: 'manzana de otro' }),
    })
    .execute();
  const ask = async (words: readonly string[], locale: string) =>
    (await house.ask('author', 'wordsByNamesAndLocale', { body: { words, locale } })).json();

  const english = await ask(['apple', "nobody's word", '🍎', 'تفاحة'], 'en');
  const spanish = await ask(['apple'], 'es');

  expect(english.data.map(({ word }: { word: string }) => word)).toEqual(['apple', 'APPLE']);
  expect(english.missedWords).toEqual(["nobody's word", '🍎', 'تفاحة']);
  expect(spanish).toMatchObject({ data: [], missedWords: ['apple'] });
});

test('assets of words are there or not, and of other files nothing is told', async () => {
  const list = await made();
  const picture = list.words[0]?.meaning?.wordImage ?? '';
  const keys = [
    picture,
    '/pictures/none.svg',
    '/api/speech/en?text=tea',
    'words/none.mp3',
    'drafts/x/y.mp3',
    '../x',
  ];

  const reply = await house.ask('author', 'checkWordAssets', { body: keys });

  expect(reply.json().data.map(({ success }: { success: boolean }) => success)).toEqual([
    true,
    false,
    true,
    false,
    false,
    false,
  ]);
});

test('who makes no wordlists asks for none', async () => {
  const people = [...OTHERS, 'authored', 'generated'] as const;

  const answers = await Promise.all(
    people.map(async (who) => (await house.ask(who, 'myWordlists')).statusCode),
  );

  expect(new Set(answers)).toEqual(new Set([403]));
});

test('the lists of the library are open to every author, and their activities name them', async () => {
  const found = await house.ask('author', 'wordlists', { query: { keyword: 'En la granja', locale: 'es' } });
  const [row] = found.json().data;
  const list: Wordlist = (await house.ask('author', 'wordlist', { params: { id: row._id } })).json().data;

  expect(row).toMatchObject({ shipped: true, isValid: true, unknownCount: 0, wasChanged: false });
  expect(row.activityCount).toBeGreaterThan(5);
  expect(list.words[0]?.meaning).toMatchObject({
    hasPicture: true,
    wordAudio: expect.stringMatching('^/api/speech/es'),
  });
  expect((await save(list, { name: 'Animales' })).json().data).toMatchObject({
    name: 'Animales',
    isValid: true,
  });
});
