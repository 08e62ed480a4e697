import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { parseFileKey } from '../../../ports/files/key.ts';
import { type MakeHouse, openMakeHouse, PNG, type Somebody } from '../testing/make-house.ts';

let house: MakeHouse;
let number = 0;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

const FARM = ['cow', 'pig', 'horse', 'duck', 'dog', 'cat'];

async function group(words: readonly string[] = FARM, more: object = {}): Promise<MadeGroup> {
  number += 1;
  const reply = await house.ask('author', 'createGroup', {
    body: { type: 'word', name: `Words ${number}`, words, ...more },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const wish = (alias: string) => ({ templateId: house.templates[alias] });

async function games(activeGroup: string, aliases: readonly string[]): Promise<MadeGroup> {
  const reply = await house.ask('author', 'generateWordActivities', {
    body: { activeGroup, activities: aliases.map(wish) },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const open = async (id: string): Promise<MadeGroup> =>
  (await house.ask('author', 'madeGroup', { params: { id } })).json().data;

test('a group of words knows each word in every language that has it', async () => {
  const { multilanguageWords, locale, inWordAgList, wordCount } = await group(['cow', 'COW', 'zzgrub']);

  expect({ locale, inWordAgList, wordCount }).toEqual({ locale: 'en', inWordAgList: true, wordCount: 2 });
  expect(multilanguageWords).toMatchObject([
    { word: 'cow', locale: 'en', otherLocales: { es: { word: 'vaca' }, sw: { word: "ng'ombe" } } },
    { word: 'zzgrub', wordId: null, otherLocales: {} },
  ]);
});

test('a list becomes a group of words under a free name', async () => {
  const list = await house.ask('author', 'createWordlist', {
    body: { name: 'Farm', locale: 'en', words: FARM },
  });
  const body = { wordlistsIds: [list.json().data._id] };

  const first = (await house.ask('author', 'transferToWordAgs', { body })).json().data;
  const second = (await house.ask('author', 'transferToWordAgs', { body })).json().data;

  expect([first[0].name, second[0].name]).toEqual(['Farm', 'Farm (2)']);
  expect((await open(first[0]._id)).wordCount).toBe(FARM.length);
  expect((await house.ask('generated', 'transferToWordAgs', { body })).statusCode).not.toBe(200);
});

test('games of a group are made in another language of the same words, and can be taken out again', async () => {
  const { _id } = await group();
  const { elements } = await games(_id, ['multiple-choice', 'order-it']);
  const choice = elements.find(({ templateAlias }) => templateAlias === 'multiple-choice')?._id ?? '';

  const reply = await house.ask('author', 'addLangVersionToWordActivities', {
    body: { activeGroup: _id, locale: 'es' },
  });
  const activity = (await house.ask('author', 'openActivity', { params: { id: choice } })).json().data;
  const problems = (data: { gameData: { problems: { id: string; correctAnswer: { text: string } }[] } }) =>
    data.gameData.problems.map(({ id, correctAnswer }) => [id, correctAnswer.text]);
  const [own, spanish] = [problems(activity.data), problems(activity.languageVersionData.immersion_es)];

  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json()).toMatchObject({ refused: [], added: expect.arrayContaining([choice]) });
  expect(reply.json().data.languages).toEqual([
    { locale: 'en', activityCount: 2 },
    { locale: 'es', activityCount: 2 },
  ]);
  expect(own.map(([id]) => id)).toEqual(spanish.map(([id]) => id));
  expect(spanish[0]?.[1]).toBe('vaca');
  const clean = await house.ask('author', 'removeElementsFromWordAg', {
    body: { elementsIds: [choice], locale: 'es' },
  });
  const leave = await house.ask('author', 'removeElementsFromWordAg', {
    body: { elementsIds: [choice], locale: 'en' },
  });
  expect([clean.json(), leave.json()]).toMatchObject([
    { removed: [], cleaned: [choice] },
    { removed: [choice], cleaned: [] },
  ]);
  expect((await open(_id)).elements.map((one) => one._id)).not.toContain(choice);
  expect((await house.ask('author', 'openActivity', { params: { id: choice } })).statusCode).toBe(200);
});

test('a language that is the own, is not known or lacks words is refused', async () => {
  const { _id } = await group([...FARM, 'zzgrub']);
  const add = async (locale: string) =>
    (
      await house.ask('author', 'addLangVersionToWordActivities', { body: { activeGroup: _id, locale } })
    ).json();

  expect((await add('en')).code).toBe('activities.ownLanguage');
  expect((await add('xx')).code).toBe('activities.unknownLanguage');
  expect((await add('es')).message).toBe('Following words not found in DB: zzgrub');
  expect((await add('fr')).message).toBe('Words of selected locale was not founded in DB.');
});

test('words of a language that are missing are told', async () => {
  const reply = await house.ask('author', 'checkGroupWords', {
    body: { words: ['vaca', 'zzgrub', 'Vaca'], locale: 'es' },
  });

  expect(reply.json()).toMatchObject({
    words: [{ word: 'vaca', hasPicture: true }],
    missedWords: ['zzgrub'],
  });
});

test('what the groups of words lack is told in their language and in another one', async () => {
  const { _id } = await group(['cow', 'pig', 'zzgrub']);
  const check = async (locale?: string) =>
    (
      await house.ask('author', 'checkWordAgsAssets', {
        body: { wordAgIds: [_id], ...(locale ? { locale } : {}) },
      })
    ).json().data[0];

  expect(await check()).toMatchObject({ locale: 'en', missedAssets: [{ word: 'zzgrub', asset: 'word' }] });
  expect(await check('sw')).toMatchObject({
    locale: 'sw',
    missedAssets: [{ word: 'zzgrub', asset: 'word' }],
  });
});

test('each person has an own list of groups of words', async () => {
  const { _id } = await group();
  const listed = async (who: Somebody) =>
    (await house.ask(who, 'madeGroups', { query: { type: 'word', inWordAgList: 'true', limit: 100 } }))
      .json()
      .data.some((one: MadeGroup) => one._id === _id);
  const put = (who: Somebody, name: 'moveToWordAgList' | 'removeFromWordAgList', id = _id) =>
    house.ask(who, name, { body: { wordAgIds: [id] } });

  expect([await listed('author'), await listed('master')]).toEqual([true, false]);
  await put('master', 'moveToWordAgList');
  await put('author', 'removeFromWordAgList');
  expect([await listed('author'), await listed('master')]).toEqual([false, true]);
  expect((await put('author', 'moveToWordAgList', uuidv7())).json().code).toBe('play.groupNotFound');
});

test('groups are told apart that are there, are empty or cannot be played', async () => {
  const [empty, full] = [await group(), await group()];
  await games(full._id, ['order-it']);
  const nobody = uuidv7();

  const reply = await house.ask('author', 'checkGroup', { body: { groups: [empty._id, full._id, nobody] } });

  expect(reply.json().data).toEqual([
    { _id: empty._id, name: empty.name, isValid: false, code: 'play.groupEmpty', inWordAgList: true },
    { _id: full._id, name: full.name, isValid: true, code: null, inWordAgList: true },
    { _id: nobody, name: null, isValid: false, code: 'play.groupNotFound', inWordAgList: false },
  ]);
});

test('words and help of a group are changed; a menu takes it, one by category does not', async () => {
  const before = await group();
  const help = { es: { helpString: 'Escucha: {words}', helpAudio: '' } };
  const changed = await house.ask('author', 'changeGroup', {
    body: {
      _id: before._id,
      version: before.version,
      name: before.name,
      elements: [],
      words: ['cow', 'goat'],
      multilangWordsHelp: help,
    },
  });
  const inner = [{ _id: before._id, isGroup: true }];
  const create = (type: string) =>
    house.ask('author', 'createGroup', { body: { type, name: `Holds words ${type}`, elements: inner } });

  expect(changed.json().data).toMatchObject({ wordCount: 2, multilangWordsHelp: help });
  expect((await create('menu')).statusCode).toBe(200);
  expect((await create('edu')).json().code).toBe('play.groupNotFound');
});

test('the sound of the help is a file of words that comes along into every game; nothing else is taken', async () => {
  const key = parseFileKey('words/test/help.png');
  await house.house.files.put(key, PNG, 'image');
  const made = await group();
  const keep = (helpAudio: string) =>
    house.ask('author', 'changeGroup', {
      body: {
        _id: made._id,
        version: made.version,
        name: made.name,
        elements: [],
        multilangWordsHelp: { en: { helpString: 'Listen.', helpAudio } },
      },
    });

  const refused = await keep('https://elsewhere.test/help.mp3');
  const kept = await keep(key);
  const reply = await house.ask('author', 'generateWordActivities', {
    body: { activeGroup: made._id, activities: [{ templateId: house.templates['order-it'] }] },
  });

  expect(refused.json().code).toBe('files.badKey');
  expect(kept.statusCode, kept.body).toBe(200);
  const [{ _id }] = reply.json().activities;
  expect((await house.played(_id)).data).toMatchObject({ helpAudio: 'words-test-help.png' });
  expect((await house.server.inject({ url: `/activities/${_id}/words-test-help.png` })).statusCode).toBe(200);
});

test('files of words are brought to the games once more, and what is lost is told', async () => {
  const _id = uuidv7();
  await house.db
    .insertInto('words')
    .values({
      _id,
      word: 'zzbat',
      translations: JSON.stringify({ en: 'zzbat' }),
      picture: 'words/test/gone.png',
    })
    .execute();
  const made = await group([...FARM, 'zzbat']);

  const own = await house.ask('author', 'copyWordlistFiles', { params: { id: made._id } });
  const other = await house.ask('author', 'copyOtherLangWordsFiles', {
    body: { activeGroup: made._id, locale: 'en', allWordsAssets: ['secret/key'] },
  });

  expect(own.json()).toEqual({
    success: true,
    copied: 0,
    missedAssets: [{ word: 'zzbat', asset: 'picture', games: [] }],
  });
  expect(other.json().code).toBe('files.badKey');
});
