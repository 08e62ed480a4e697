import type { MadeGroup } from '@flink/contract/calls/make/made-groups.ts';
import type { Preview } from '@flink/contract/entities/generation.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { type MakeHouse, openMakeHouse, PNG, type Somebody } from '../testing/make-house.ts';

let house: MakeHouse;
let number = 0;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

const FARM = ['cow', 'pig', 'horse', 'duck', 'dog', 'cat'];

async function list(
  words: readonly string[] = FARM,
  locale = 'en',
  who: Somebody = 'author',
): Promise<string> {
  number += 1;
  const reply = await house.ask(who, 'createWordlist', { body: { name: `List ${number}`, locale, words } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data._id;
}

async function preview(wordlist: string, activities: readonly object[] = []): Promise<Preview> {
  const reply = await house.ask('author', 'previewActivities', { body: { wordlist, activities } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const wish = (alias: string, more: object = {}) => ({ templateId: house.templates[alias], ...more });

const generate = (
  wordlist: string,
  activities: readonly object[],
  {
    who = 'author',
    name = `Games ${uuidv7()}`,
    ...more
  }: { who?: Somebody; name?: string; createAnyway?: boolean } = {},
) =>
  house.ask(who, 'generateActivityGroup', {
    body: { wordlist, activities, activityGroupName: name, ...more },
  });

async function made(wordlist: string, aliases: readonly string[]): Promise<MadeGroup> {
  const reply = await generate(
    wordlist,
    aliases.map((alias) => wish(alias)),
  );
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

/** A word of our own, with no more than is said. */
async function word(name: string, more: object = {}): Promise<string> {
  const _id = uuidv7();
  await house.db
    .insertInto('words')
    .values({ _id, word: name, translations: JSON.stringify({ en: name }), ...more })
    .execute();
  return _id;
}

/** A picture of a word that somebody brought. */
async function picture(key: string): Promise<string> {
  const link = await house.ask('author', 'signedUrl', { body: { action: 'upload', key, kind: 'image' } });
  await house.server.inject({ method: 'PUT', url: link.json().url, payload: PNG });
  await house.ask('author', 'confirmUpload', { body: { key, kind: 'image' } });
  return key;
}

const mute = (locale: string, speaks = false) =>
  house.db.updateTable('locales').set({ tts_enabled: speaks }).where('code', '=', locale).execute();

test('a list tells of each game what it would be, before anything is made', async () => {
  const { games, words, issues } = await preview(await list());

  expect(words.map(({ word: name }) => name)).toEqual(FARM);
  expect(issues).toEqual([]);
  expect(games).toHaveLength(15);
  expect(games.filter(({ data }) => data !== null).length).toBeGreaterThan(10);
  expect(games.at(-1)).toMatchObject({
    alias: 'multiple-choice',
    activityName: 'I Know These Words',
    counts: true,
  });
  expect(
    await house.db.selectFrom('activities').where('generated_from', 'is not', null).select('_id').execute(),
  ).toEqual(
    await house.db
      .selectFrom('activities')
      .where('generated_from', 'is not', null)
      .where('content_folder', 'like', 'library/%')
      .select('_id')
      .execute(),
  );
});

test('what Admin sets for a template decides which words it takes and which game counts', async () => {
  const set = async (alias: string, values: object) => {
    const { body } = await house.ask('master', 'activityTemplatesTable', { query: { filter: alias } });
    const { isProtected: _, links: _links, ...row } = JSON.parse(body).data[0];
    const reply = await house.ask('master', 'activityTemplatesEdit', { body: { ...row, ...values } });
    expect(reply.statusCode, reply.body).toBe(200);
  };
  const wordlist = await list();
  await set('concentration', { minWords: 5, maxWordLength: 4, spacesAllowed: false });
  await set('match-it', { defaultForReports: true });

  const { games } = await preview(wordlist);
  const group = await made(wordlist, ['match-it', 'multiple-choice']);
  const counting = games.filter(({ counts }) => counts).map(({ alias }) => alias);
  await set('multiple-choice', { defaultForReports: true });
  await set('concentration', { minWords: 6, maxWordLength: null, spacesAllowed: true });
  const after = (await preview(wordlist, [wish('concentration')])).games[0];

  expect(games.find(({ alias }) => alias === 'concentration')).toMatchObject({
    needs: { minWords: 5, maxWordLength: 4, spacesAllowed: false },
    taken: 5,
    misfits: [{ word: 'horse', reason: 'length' }],
    problemCount: 5,
  });
  expect(counting).toEqual(['match-it']);
  expect(group.elements.map(({ templateAlias }) => templateAlias)).toEqual(['multiple-choice', 'match-it']);
  expect(group.defaultActivityId).toBe(group.elements[1]?._id);
  expect(after).toMatchObject({ needs: { minWords: 6, maxWordLength: 20 }, taken: 6, problemCount: 6 });
});

test('all games of a list stand in one group, the one that counts last, and learners can play them', async () => {
  const wordlist = await list();
  const { games } = await preview(wordlist);
  const ready = games.filter(({ data }) => data !== null);

  const reply = await generate(
    wordlist,
    ready.map(({ templateId, luck }) => ({ templateId, luck })),
  );
  const { data, activities, missedAssets } = reply.json();

  expect(reply.statusCode, reply.body).toBe(200);
  expect(missedAssets).toEqual([]);
  expect(data).toMatchObject({ type: 'edu', locale: 'en', wordlistId: wordlist, wordCount: FARM.length });
  expect(data.elements.map((one: { templateAlias: string }) => one.templateAlias)).toEqual(
    ready.map(({ alias }) => alias),
  );
  expect(data.elements.every((one: { isValid: boolean }) => one.isValid)).toBe(true);
  expect(data.defaultActivityId).toBe(data.elements.at(-1)._id);
  const played = await house.played(activities.at(-1)._id);
  expect(played.data.gameData).toEqual(ready.at(-1)?.data?.gameData);
});

test('a name that two take at the same time is given to one of them', async () => {
  const wordlist = await list();
  const ask = (who: Somebody) => generate(wordlist, [wish('order-it')], { who, name: 'Twice the same' });

  const replies = await Promise.all([ask('author'), ask('master')]);
  const again = await generate(wordlist, [wish('order-it')], { name: 'TWICE the same' });

  expect(replies.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 409]);
  expect(again.json()).toMatchObject({
    code: 'wordlists.groupNameTaken',
    message: 'The activity Group name is already taken. Use a different name.',
  });
});

describe('what is refused', () => {
  test('words that are not there, and a list of which none is', async () => {
    const some = await generate(await list([...FARM, 'zzgrub']), [wish('order-it')]);
    const none = await generate(await list(['zzgrub', 'zzgrob', 'zzgrab']), [wish('order-it')]);

    expect(some.json().message).toBe('Following words not found in DB: zzgrub');
    expect(none.json().message).toBe('Words of selected locale was not founded in DB.');
  });

  test('templates that make nothing of words', async () => {
    const reply = await generate(await list(), [wish('order-it'), wish('ebook')]);

    expect(reply.json()).toMatchObject({
      message: 'Following templates dont have generating functions.',
      rows: [{ title: 'E-book' }],
    });
  });

  test('a game with too few words, with the name of its template and the reason', async () => {
    const refused = async (words: readonly string[], alias: string) =>
      (await generate(await list(words), [wish(alias)])).json().message;

    expect(await refused(['cow', 'pig'], 'order-it')).toBe(
      'Order it: Not enough words after filtering by template criteria',
    );
    expect(await refused(['cow', 'pig', 'horse'], 'concentration')).toBe(
      'Concentration: Should be minimum 6 words',
    );
    expect(await refused(['cow', 'pig'], 'match-it')).toBe(
      'Match it: Should be minimum 3 words with pictures',
    );
    expect(await refused(['cow', 'pig'], 'word-search')).toBe('Word search: Should be minimum three words');
  });

  test('a game without sentences names the word', async () => {
    for (const name of ['zzbib', 'zzbob', 'zzbub']) await word(name);
    const { games } = await preview(await list(['zzbib', 'zzbob', 'zzbub']));
    const missing = games.find(({ alias }) => alias === 'missing-elements');

    expect(missing?.issues).toContainEqual({ code: 'wordlists.noSentence', params: { word: 'zzbib' } });
    expect(missing?.issues.at(-1)).toEqual({ code: 'wordlists.minThreeWords' });
  });

  test('data that its template does not take', async () => {
    const reply = await generate(await list(), [wish('multiple-choice', { gameData: { problems: [] } })]);

    expect(reply.json().code).toBe('activities.badData');
  });

  test('games for who may not make them', async () => {
    const wordlist = await list();
    const status = async (who: Somebody) =>
      (await generate(wordlist, [wish('order-it')], { who })).statusCode;

    expect([await status('authored'), await status('teacher'), await status('district')]).toEqual([
      403, 403, 403,
    ]);
    const foreign = await list(FARM, 'en', 'master');
    expect((await generate(foreign, [wish('order-it')])).json().code).toBe('notFound');
    expect((await generate(wordlist, [])).json().code).toBe('wordlists.noneChosen');
  });
});

test('a word without a definition is told by its related word', async () => {
  const related = (name: string) => ({ related_words: JSON.stringify({ en: `kin of ${name}` }) });
  await word('zib', related('zib'));
  await word('zob', related('zob'));
  await word('zub', { ...related('zub'), definitions: JSON.stringify({ en: 'What a zub is' }) });

  const wordlist = await list(['zib', 'zob', 'zub']);
  const [game] = (await preview(wordlist, [wish('matching-definitions')])).games;
  const told = JSON.stringify(game?.data);

  expect(game?.problemCount).toBeGreaterThan(0);
  expect(['kin of zib', 'kin of zob', 'What a zub is'].filter((text) => !told.includes(text))).toEqual([]);
  expect(told).not.toContain('kin of zub');
});

test('words without picture or sound are asked about, and left out when the group is wanted anyway', async () => {
  for (const name of ['zzmum', 'zzmim', 'zzmom']) await word(name);
  await mute('en');
  try {
    const wordlist = await list([...FARM, 'zzmum']);
    const { games } = await preview(wordlist);
    const of = (alias: string) => games.find((game) => game.alias === alias);
    const silent = await generate(await list(['zzmum', 'zzmim', 'zzmom']), [wish('spelling-keyboard')]);
    const asked = await generate(wordlist, [wish('match-it'), wish('spelling-keyboard')]);
    const anyway = await generate(wordlist, [wish('match-it'), wish('spelling-keyboard')], {
      createAnyway: true,
    });

    expect(of('match-it')?.notes).toContainEqual({
      code: 'wordlists.wordsWithoutImage',
      params: { list: 'zzmum' },
    });
    expect(of('spelling-keyboard')).toMatchObject({
      taken: 6,
      of: 7,
      notes: [{ code: 'wordlists.missingAudio', params: { list: 'zzmum' } }],
    });
    expect(silent.json().message).toBe(
      "Spelling keyboard: Audio required for the template and following words don't have it - zzmum, zzmim, zzmom",
    );
    expect(asked.json()).toMatchObject({
      code: 'wordlists.assetsMissing',
      rows: [
        { section: 'picture', title: 'zzmum' },
        { section: 'audio', title: 'zzmum' },
      ],
    });
    expect(anyway.json().missedAssets).toEqual([
      { word: 'zzmum', asset: 'picture', games: ['Match it'] },
      { word: 'zzmum', asset: 'audio', games: ['Spelling keyboard'] },
    ]);
  } finally {
    await mute('en', true);
  }
});

test('games of a list of the library are made anew with what the library knows of its words', async () => {
  const { _id } = await house.db
    .selectFrom('wordlists')
    .where('name', '=', 'One to ten')
    .where('locale', '=', 'en')
    .select('_id')
    .executeTakeFirstOrThrow();

  const { games, words } = await preview(_id);
  const of = (alias: string) => games.find((game) => game.alias === alias);
  const gaps = of('missing-elements')?.data?.gameData as {
    problems: { text: { text: string; marked: boolean }[]; incorrectAnswers: string[] }[];
  };
  const orders = of('order-it')?.data?.gameData as { problems: { items: { text: string }[] }[] };
  const place = (word: string) => words.findIndex((one) => one.word === word);

  for (const { items } of orders.problems)
    expect(items.map(({ text }) => place(text))).toEqual(
      items.map(({ text }) => place(text)).toSorted((one, other) => one - other),
    );
  const two = gaps.problems.find(({ text }) => text.some((run) => run.marked && /^two$/i.test(run.text)));
  const wrong = two?.incorrectAnswers.map((word) => word.toLowerCase()) ?? [];
  expect(wrong).not.toEqual([]);
  expect(wrong.filter((word) => !['one', 'four', 'five', 'seven'].includes(word))).toEqual([]);
});

test('a list of the library is changed and its games follow it under their ids; what learners reached stays', async () => {
  const { _id, version } = (
    await house.ask('author', 'wordlists', { query: { keyword: 'On the farm', locale: 'en' } })
  ).json().data[0];
  const anew = async () => (await house.ask('author', 'activitiesAnew', { params: { id: _id } })).json().data;
  const games = () =>
    house.db
      .selectFrom('activities')
      .innerJoin('activity_templates as template', 'template._id', 'activity_template_id')
      .where('generated_from', '=', _id)
      .where('content_folder', 'like', 'library/%')
      .select(['activities._id', 'template.alias'])
      .execute();
  const before = await games();
  const choice = before.find(({ alias }) => alias === 'multiple-choice')?._id ?? '';
  const untouched = await anew();
  const reached = () =>
    house.db.selectFrom('learner_reports').where('item_id', '=', choice).selectAll().execute();
  const learner = await house.db.selectFrom('family_members').select('_id').executeTakeFirstOrThrow();
  await house.db
    .insertInto('learner_reports')
    .values({ learner_id: learner._id, item_id: choice, partial: true })
    .onConflict((row) => row.doNothing())
    .execute();
  const progress = await reached();
  const { words } = (await house.ask('author', 'wordlist', { params: { id: _id } })).json().data;
  const names: string[] = words.map((one: { word: string }) => one.word);
  const gone = names[0] ?? '';

  await word('zzyak', {
    picture: await picture('words/test/yak.png'),
    definitions: JSON.stringify({ en: 'It has long hair.' }),
  });
  const saved = await house.ask('author', 'saveWordlist', {
    body: {
      _id,
      version,
      name: 'On the farm',
      locale: 'en',
      words: ['zzyak', ...names.slice(1)].map((name) => ({ word: name })),
    },
  });
  const told = await anew();
  const reply = await house.ask('author', 'remakeActivities', { body: { wordlist: _id } });
  const { problems } = (await house.played(choice)).data.gameData;

  expect(untouched).toMatchObject({ added: [], removed: [], otherwise: [], activities: [] });
  expect(saved.statusCode, saved.body).toBe(200);
  expect(told).toMatchObject({ added: ['zzyak'], removed: [gone] });
  expect(told.activities.map((one: { _id: string }) => one._id)).toContain(choice);
  expect(reply.statusCode, reply.body).toBe(200);
  expect(reply.json().remade).toEqual(told.activities.map((one: { _id: string }) => one._id));
  expect(JSON.stringify(problems)).toContain('zzyak');
  expect((await house.server.inject({ url: `/activities/${choice}/words-test-yak.png` })).statusCode).toBe(
    200,
  );
  expect(await anew()).toMatchObject({ activities: [] });
  expect(progress.length).toBeGreaterThan(0);
  expect(await reached()).toEqual(progress);
  expect((await house.ask('author', 'wordlist', { params: { id: _id } })).json().data.wasChanged).toBe(false);
  expect((await house.ask('generated', 'remakeActivities', { body: { wordlist: _id } })).statusCode).toBe(
    403,
  );
});

describe('a list whose games are made anew', () => {
  const scope = uuidv7();
  async function changed(name: string) {
    const wordlist = await list();
    const group = await made(wordlist, ['multiple-choice']);
    const choice = group.defaultActivityId ?? '';
    const { version } = (await house.ask('author', 'wordlist', { params: { id: wordlist } })).json().data;
    const key = await picture(`words/test/${name}.png`);
    await word(name, { picture: key, definitions: JSON.stringify({ en: 'It is new.' }) });
    const saved = await house.ask('author', 'saveWordlist', {
      body: {
        _id: wordlist,
        version,
        name: `List of ${name}`,
        locale: 'en',
        words: [name, ...FARM].map((one) => ({ word: one })),
      },
    });
    expect(saved.statusCode, saved.body).toBe(200);
    const file = () => house.server.inject({ url: `/activities/${choice}/words-test-${name}.png` });
    const remake = () => house.ask('author', 'remakeActivities', { body: { wordlist } });
    return { wordlist, group, choice, file, remake };
  }

  test('leaves groups that its author does not see as they are', async () => {
    const { wordlist, group, choice, remake } = await changed('zzibex');
    const foreign = uuidv7();
    const categories = JSON.stringify({ grades: ['1'], levels: [] });
    await house.db.insertInto('scopes').values({ _id: scope, name: 'Of others', categories }).execute();
    await house.db
      .insertInto('made_groups')
      .values({ _id: foreign, kind: 'edu', name: 'Of others', wordlist_id: wordlist, locale: 'en' })
      .execute();
    await house.db
      .insertInto('made_group_categories')
      .values({ group_id: foreign, position: 0, scope_id: scope })
      .execute();
    await house.db
      .insertInto('made_group_elements')
      .values({ group_id: foreign, position: 0, activity_id: choice })
      .execute();
    const madeOf = async (_id: string) =>
      JSON.stringify(
        await house.db.selectFrom('made_groups').where('_id', '=', _id).select('made_of').execute(),
      );
    const before = await madeOf(foreign);

    expect((await remake()).json().remade).toEqual([choice]);

    expect(await madeOf(group._id)).toContain('zzibex');
    expect(await madeOf(foreign)).toBe(before);
  });

  test('takes the files back where the games could not be written', async () => {
    const { file, remake } = await changed('zzlynx');
    await sql`alter table wordlists add constraint refuse check (was_changed) not valid`.execute(house.db);

    const refused = await remake();
    const left = await file();
    await sql`alter table wordlists drop constraint refuse`.execute(house.db);

    expect([refused.statusCode, left.statusCode]).toEqual([500, 404]);
    expect((await remake()).statusCode).toBe(200);
    expect((await file()).statusCode).toBe(200);
  });
});

test('files of words come along into the folder of each game; a word whose file is lost has none', async () => {
  const key = await picture('words/test/roo.png');
  await word('zzkeep', { picture: key });
  await word('zzlose', { picture: 'words/test/lost.png' });
  const wordlist = await list([...FARM, 'zzkeep', 'zzlose']);

  const reply = await generate(wordlist, [wish('match-by-drag')], { createAnyway: true });
  const [activity] = reply.json().activities;
  const { problems } = (await house.played(activity._id)).data.gameData;
  const shown = (problems as { question: { image: string }; answer: { text: string } }[]).find(
    ({ answer }) => answer.text === 'zzkeep',
  );

  expect(reply.json().missedAssets).toEqual([{ word: 'zzlose', asset: 'picture', games: ['Match by drag'] }]);
  expect(shown?.question.image).toBe('words-test-roo.png');
  const file = await house.server.inject({ url: `/activities/${activity._id}/words-test-roo.png` });
  expect(file.statusCode).toBe(200);
});

test('a wrong answer that is swapped changes its problem alone; a pair that is kept apart never meets again', async () => {
  const wordlist = await list();
  const [before] = (await preview(wordlist, [wish('multiple-choice')])).games;
  const problem = before?.problems[0];
  const [first, second] = problem?.others ?? [];
  if (!before || !problem || !first || !second) throw new Error('the problem has two wrong answers');

  const swapped = [{ wordId: problem.wordId, otherId: first }];
  const [after] = (await preview(wordlist, [wish('multiple-choice', { luck: before.luck, apart: swapped })]))
    .games;
  const pair = { wordId: problem.wordId, otherId: second };
  expect((await house.ask('author', 'keepWordsApart', { body: pair })).statusCode).toBe(200);
  const { games } = await preview(wordlist);

  expect(after?.problems[0]?.others).not.toContain(first);
  expect(after?.problems[0]?.others).toContain(second);
  expect(after?.problems.slice(1)).toEqual(before.problems.slice(1));
  for (const game of games)
    for (const one of game.problems)
      if (one)
        expect(
          [one.wordId, ...one.others].filter((id) => id === pair.wordId || id === pair.otherId).length,
        ).toBeLessThan(2);
  expect((await house.ask('author', 'bringWordsTogether', { params: pair })).statusCode).toBe(200);
  expect((await house.ask('author', 'bringWordsTogether', { params: pair })).json().code).toBe('notFound');
  expect(
    (await house.ask('author', 'keepWordsApart', { body: { ...pair, otherId: uuidv7() } })).json().code,
  ).toBe('notFound');
});

test('a word that changes reaches its games when their author agrees, under the same ids', async () => {
  const id = await word('zzroo', {
    picture: '/pictures/kangaroo.svg',
    definitions: JSON.stringify({ en: 'An animal that hops.' }),
  });
  const wordlist = await list([...FARM, 'zzroo']);
  const group = await made(wordlist, ['multiple-choice', 'matching-definitions']);
  const ask = async () =>
    (await house.ask('author', 'wordChanges', { params: { id: group._id } })).json().data;
  expect(await ask()).toEqual({ changes: [], activities: [] });
  const choice = group.defaultActivityId ?? '';
  const ids = async () =>
    (await house.played(choice)).data.gameData.problems.map((one) => (one as { id: string }).id);
  const before = await ids();

  await house.db
    .updateTable('words')
    .set({ definitions: JSON.stringify({ en: 'It carries its child in a bag.' }) })
    .where('_id', '=', id)
    .execute();
  const told = await ask();
  const again = await house.ask('author', 'generateWordActivities', {
    body: { activeGroup: group._id, activities: [wish('multiple-choice'), wish('matching-definitions')] },
  });

  expect(told.changes).toEqual([
    {
      wordId: id,
      word: 'zzroo',
      part: 'definition',
      was: 'An animal that hops.',
      now: 'It carries its child in a bag.',
    },
  ]);
  expect(told.activities).toHaveLength(2);
  expect(again.statusCode, again.body).toBe(200);
  expect(again.json().data.elements.map((one: { _id: string }) => one._id)).toEqual(
    group.elements.map(({ _id }) => _id),
  );
  expect(await ids()).toEqual(before);
  expect(await ask()).toEqual({ changes: [], activities: [] });
  const anew = await house.ask('author', 'activitiesAnew', { params: { id: wordlist } });
  expect(anew.json().data.activities).toEqual([]);
});

test('a group is put into a menu with its list and what counts, and refused while something in it is not ready', async () => {
  const group = await made(await list(), ['order-it', 'multiple-choice']);
  const { _id: solutionId } = await house.db
    .selectFrom('solutions')
    .select('_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  const put = (who: Somebody, id = group._id) =>
    house.ask(who, 'putGroupIntoMenu', {
      params: { id },
      body: { solutionId, subject: 'reading', level: 2 },
    });

  const reply = await put('master');
  const row = await house.db
    .selectFrom('activity_groups')
    .where('_id', '=', reply.json().groupId)
    .selectAll()
    .executeTakeFirstOrThrow();
  const items = await house.db
    .selectFrom('activity_group_items')
    .where('group_id', '=', row._id)
    .select('activity_id')
    .orderBy('position')
    .execute();

  expect(row).toMatchObject({
    name: group.name,
    subject: 'reading',
    level: 2,
    generated_from: group.wordlistId,
    default_activity_id: group.defaultActivityId,
  });
  expect(items.map(({ activity_id }) => activity_id)).toEqual(group.elements.map(({ _id }) => _id));
  expect((await put('author')).statusCode).toBe(403);
  expect((await put('master', uuidv7())).json().code).toBe('play.groupNotFound');
});
