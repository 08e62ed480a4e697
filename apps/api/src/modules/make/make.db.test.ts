import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidv7 } from '../../db/uuid.ts';
import {
  content,
  type MakeHouse,
  OTHERS,
  openMakeHouse,
  problem,
  type Somebody,
} from './testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

describe('a new activity', () => {
  test('stands in the edit list of its author, empty and not ready', async () => {
    const activity = await house.made('author', { activityName: '  Farm animals' });

    const list = (await house.ask('author', 'editList')).json();

    expect(list.data[0]).toMatchObject({
      _id: activity._id,
      activityName: 'Farm animals',
      templateAlias: 'multiple-choice',
      locale: 'en',
      isValid: false,
      problemCount: 0,
      contentFolder: `activities/${activity._id}`,
      inMenu: false,
      hasDraft: false,
      editors: [],
    });
    expect(list.data[0].inEditList).not.toBeNull();
  });

  test.each([
    [{ activityName: '   ' }, 'request.invalid'],
    [{ activityName: undefined }, 'activities.nameRequired'],
    [{ activityName: undefined, activityNameString: 999_999_999 }, 'strings.valueNotFound'],
    [{ locale: 'xx' }, 'activities.unknownLanguage'],
    [{ templateId: uuidv7() }, 'activities.templateNotOffered'],
    [{ educationalCategories: [{ scopeId: uuidv7() }] }, 'categories.notYours'],
  ])('with %j is refused as %s', async (more, code) => {
    const reply = await house.ask('author', 'createActivity', {
      body: { activityName: 'Farm', templateId: house.templates['multiple-choice'], ...more },
    });

    expect(reply.json().code).toBe(code);
  });

  test('named by a text that nobody has translated is refused', async () => {
    const { string_number: number } = await house.db
      .insertInto('strings')
      .values({ _id: uuidv7() })
      .returning('string_number')
      .executeTakeFirstOrThrow();

    const reply = await house.ask('author', 'createActivity', {
      body: { templateId: house.templates['multiple-choice'], activityNameString: number },
    });

    expect(reply.json().code).toBe('strings.translationNotFound');
  });

  test('of a template that only wordlists make is refused', async () => {
    const hidden = await house.db
      .updateTable('activity_templates')
      .set({ only_for_wordlists: true, available_for_wordlists: true })
      .where('alias', '=', 'word-search')
      .returning('_id')
      .executeTakeFirstOrThrow();

    const reply = await house.ask('author', 'createActivity', {
      body: { activityName: 'Words', templateId: hidden._id },
    });
    const common = (await house.ask('author', 'makeCommon')).json().data;

    expect(reply.json().code).toBe('activities.templateNotOffered');
    const offered = common.templates.filter(({ offered }: { offered: boolean }) => !offered);
    expect(offered.map(({ alias }: { alias: string }) => alias)).toEqual(['word-search']);
  });

  test('begins with the options that its template was given, and is explained in the language of who makes it', async () => {
    const text = await house.db
      .selectFrom('strings')
      .innerJoin('string_values as value', 'value.string_id', 'strings._id')
      .where('value.locale', '=', 'es')
      .select(['strings._id', 'value.string_value as inSpanish'])
      .orderBy('strings.string_number')
      .executeTakeFirstOrThrow();
    await house.db
      .updateTable('activity_templates')
      .set({ default_options: '{"randomOrder":false}', explanation_string_id: text._id })
      .where('alias', '=', 'order-it')
      .execute();

    const activity = await house.made('author', { templateId: house.templates['order-it'] });
    const opened = await house.ask('author', 'openActivity', { params: { id: activity._id } });
    const common = await house.ask('author', 'makeCommon', { headers: { 'user-locale': 'es' } });

    expect(opened.json().data.data.options).toEqual({ randomOrder: false });
    const shown = common.json().data.templates.find(({ alias }: { alias: string }) => alias === 'order-it');
    expect(shown).toMatchObject({ explanation: text.inSpanish, thumb: null });
    const unexplained = common
      .json()
      .data.templates.find(({ alias }: { alias: string }) => alias === 'match-it');
    expect(unexplained.explanation, 'what learners are told').toMatch(/^Lleva cada respuesta a su lugar/);
    expect(unexplained.glyph).toHaveProperty('line');
  });

  test('is told by the name that its template has in the language of who reads, and found in that order', async () => {
    const spanish = { headers: { 'user-locale': 'es' } };
    const word = uuidv7();
    const gaps = await house.made('author', {
      activityName: `${word} a`,
      templateId: house.templates['missing-elements'],
    });
    const one = await house.made('author', {
      activityName: `${word} b`,
      templateId: house.templates['find-the-one'],
    });
    const named = (reply: { json(): { data: MadeActivity[] } }) =>
      reply.json().data.map(({ activityTemplateName }) => activityTemplateName);
    const inSearch = async (headers: object) =>
      named(
        await house.ask('author', 'searchActivities', {
          query: { keyword: word, orderBy: 'activityTemplateName', order: 'asc' },
          ...headers,
        }),
      );

    const listed = await house.ask('author', 'editList', spanish);
    const opened = await house.ask('author', 'openActivity', { params: { id: gaps._id }, ...spanish });

    expect(named(listed).slice(0, 2)).toEqual(['Encuentra el correcto', 'Elementos que faltan']);
    expect(opened.json().data.activityTemplateName).toBe('Elementos que faltan');
    expect(await inSearch(spanish)).toEqual(['Elementos que faltan', 'Encuentra el correcto']);
    expect(await inSearch({})).toEqual(['Find the one', 'Missing elements']);
    expect(one.activityTemplateName).toBe('Find the one');
  });

  test('takes a text of the house as its name, in its language', async () => {
    const text = (await house.ask('author', 'makeStrings', { query: { locale: 'es', keyword: '#1' } })).json()
      .data[0];

    const activity = await house.made('author', {
      activityName: undefined,
      activityNameString: 1,
      locale: 'es',
    });

    expect(activity).toMatchObject({ activityName: text.text, activityNameString: 1, locale: 'es' });
  });
});

test('who may not make activities is refused at every door', async () => {
  const { _id } = await house.made();
  for (const who of OTHERS) {
    const codes = [
      await house.ask(who, 'searchActivities'),
      await house.ask(who, 'openActivity', { params: { id: _id } }),
      await house.ask(who, 'editList'),
      await house.save(_id, content([]), 1, who),
    ].map((reply) => reply.json().code);
    expect(codes, who).toEqual(Array(4).fill('access.denied'));
  }
});

describe('what somebody sees', () => {
  test('translators of one kind see and change activities of that kind alone', async () => {
    const [byHand, fromWords] = [await house.made(), await house.made()];
    await house.db
      .updateTable('activities')
      .set({ generated_from: uuidv7() })
      .where('_id', '=', fromWords._id)
      .execute();

    const sees = async (who: Somebody) =>
      Promise.all(
        [byHand, fromWords].map(
          async ({ _id }) => (await house.ask(who, 'openActivity', { params: { id: _id } })).statusCode,
        ),
      );

    expect(await sees('translator')).toEqual([200, 200]);
    expect(await sees('authored')).toEqual([200, 404]);
    expect(await sees('generated')).toEqual([404, 200]);
    expect((await house.save(fromWords._id, content([]), 1, 'authored')).json().code).toBe('notFound');
    const found = (
      await house.ask('generated', 'searchActivities', { query: { limit: 100, keyword: 'Farm animals' } })
    ).json().data;
    expect(found.map(({ _id }: MadeActivity) => _id)).toContain(fromWords._id);
    expect(found.map(({ _id }: MadeActivity) => _id)).not.toContain(byHand._id);
  });

  test('an activity in a scope is seen by who works in it, by its author and by the head office', async () => {
    const [scopeId, foreign] = [uuidv7(), uuidv7()];
    const categories = JSON.stringify({
      grades: ['1'],
      levels: [],
      assignedLevels: [],
      firstMenu: 'grades',
      firstCategory: { title: 'Subject', items: [] },
      secondCategory: { title: '', items: {} },
      thirdCategory: { title: '', items: {} },
    });
    for (const [_id, name] of [
      [scopeId, 'Early literacy'],
      [foreign, 'Mathematics'],
    ] as const)
      await house.db.insertInto('scopes').values({ _id, name, categories }).execute();
    await house.db
      .updateTable('users')
      .set({ available_scopes: [scopeId] })
      .where('email', '=', 'translator@flink.test')
      .execute();
    const inScope = await house.made('master', { educationalCategories: [{ scopeId, grade: '1' }] });
    const elsewhere = await house.made('master', {
      educationalCategories: [{ scopeId: foreign, grade: '1' }],
    });

    const seen = async (who: Somebody) =>
      Promise.all(
        [inScope, elsewhere].map(
          async ({ _id }) => (await house.ask(who, 'openActivity', { params: { id: _id } })).statusCode,
        ),
      );
    const search = async (query: object) =>
      (await house.ask('master', 'searchActivities', { query: { ...query } }))
        .json()
        .data.map(({ _id }: MadeActivity) => _id);

    expect(await seen('translator')).toEqual([200, 404]);
    expect(await seen('author')).toEqual([404, 404]);
    expect(await seen('super')).toEqual([200, 200]);
    expect(await search({ scope: scopeId })).toEqual([inScope._id]);
    expect(await search({ scope: scopeId, grade: '2' })).toEqual([]);
    expect(await search({ scope: foreign, grade: '1' })).toEqual([elsewhere._id]);
    const own = (await house.ask('translator', 'makeCommon')).json().data.scopes;
    expect(own.map(({ name }: { name: string }) => name)).toEqual(['Early literacy']);
    const refused = await house.ask('translator', 'changeActivities', {
      body: { activities: [{ _id: inScope._id, educationalCategories: [{ scopeId: foreign }] }] },
    });
    expect(refused.json().code).toBe('categories.notYours');
  });

  test('how an activity is sorted in scopes of others is theirs alone', async () => {
    const [own, foreign] = [uuidv7(), uuidv7()];
    const rows = [
      { _id: own, name: 'Spelling', categories: '{}' },
      { _id: foreign, name: 'Geography', categories: '{}' },
    ];
    await house.db.insertInto('scopes').values(rows).execute();
    await house.db
      .updateTable('users')
      .set({ available_scopes: [own] })
      .where('email', '=', 'translator@flink.test')
      .execute();
    const inForeign = { scopeId: foreign, grade: '1' };
    const { _id } = await house.made('master', { educationalCategories: [inForeign, { scopeId: own }] });
    const sort = (...sets: object[]) =>
      house.ask('translator', 'changeActivities', {
        body: { activities: [{ _id, educationalCategories: sets }] },
      });

    const moved = await sort({ scopeId: foreign, grade: '2' }, { scopeId: own });
    const sorted = await sort({ scopeId: own, grade: '2' });
    await sort();

    expect(moved.json().code).toBe('categories.notYours');
    expect(sorted.json().data[0].educationalCategories).toMatchObject([
      inForeign,
      { scopeId: own, grade: '2' },
    ]);
    expect((await house.opened(_id, 'master')).educationalCategories).toContainEqual(
      expect.objectContaining(inForeign),
    );
    expect((await house.ask('author', 'openActivity', { params: { id: _id } })).statusCode).toBe(404);
  });
});

describe('searching', () => {
  test('finds by words of the name, template and what is in the own list; % means itself', async () => {
    const zebra = await house.made('author', { activityName: 'Zebrano 100%' });
    const other = await house.made('author', {
      activityName: 'Zebrano crossing',
      templateId: house.templates['order-it'],
    });
    const found = async (query: object) =>
      (await house.ask('author', 'searchActivities', { query: { keyword: 'zebrano', ...query } }))
        .json()
        .data.map(({ _id }: MadeActivity) => _id);

    expect(await found({})).toEqual([zebra._id, other._id]);
    expect(await found({ keyword: '100%' })).toEqual([zebra._id]);
    expect(await found({ templateId: house.templates['order-it'] })).toEqual([other._id]);
    await house.ask('author', 'removeFromEditList', { body: { activitiesIds: [zebra._id] } });
    expect(await found({ inEditList: 'true' })).toEqual([other._id]);
    expect(await found({ inEditList: 'false' })).toEqual([zebra._id]);
    await house.ask('translator', 'moveToEditList', { body: { activitiesIds: [zebra._id] } });
    const [row] = (await house.ask('author', 'searchActivities', { query: { keyword: '100%' } })).json().data;
    expect(row.editors).toHaveLength(1);
    expect(row.inEditList).toBe(row.editors[0]._id);
  });

  test('is narrowed by language, wordlist, owner, day and readiness, and tells each of a row', async () => {
    const tag = uuidv7();
    const list = uuidv7();
    await house.db
      .insertInto('wordlists')
      .values({ _id: list, name: `Farm words ${tag}`, locale: 'en' })
      .execute();
    const plain = await house.made('author', { activityName: `Plain ${tag}` });
    const spanish = await house.made('master', { activityName: `Spanish ${tag}`, locale: 'es' });
    const generated = await house.made('author', { activityName: `Generated ${tag}` });
    await house.db
      .updateTable('activities')
      .set({ generated_from: list, is_valid: true, updated_at: '2026-02-03T12:00:00Z' })
      .where('_id', '=', generated._id)
      .execute();
    const search = async (query: object) =>
      (await house.ask('author', 'searchActivities', { query: { keyword: tag, ...query } })).json();
    const found = async (query: object) => (await search(query)).data.map(({ _id }: MadeActivity) => _id);
    const choices = async (query: object) =>
      (await house.ask('author', 'activityFilterChoices', { query: query as Record<string, string> })).json();
    const { owner: name } = (await search({ 'filter.wordlist': list })).data[0];
    const [owner] = (await choices({ of: 'owner', keyword: name })).data;

    expect(await found({ 'filter.locale': 'es' })).toEqual([spanish._id]);
    expect(await found({ 'filter.locale': ['es', 'en'] })).toHaveLength(3);
    expect(await found({ 'filter.wordlist': list })).toEqual([generated._id]);
    expect(await found({ 'filter.isValid': 'true' })).toEqual([generated._id]);
    expect(await found({ 'filter.updatedAt': '2026-02-03..2026-02-03' })).toEqual([generated._id]);
    expect(await found({ 'filter.updatedAt': '2026-02-04..' })).not.toContain(generated._id);
    expect(await found({ 'filter.owner': owner._id })).toEqual([generated._id, plain._id]);
    expect(await found({ 'filter.owner': owner._id, 'filter.isValid': 'false' })).toEqual([plain._id]);
    expect((await choices({ of: 'wordlist', keyword: tag })).data).toEqual([
      { _id: list, name: `Farm words ${tag}` },
    ]);
    expect((await choices({ of: 'wordlist', ids: [list, uuidv7()] })).data).toHaveLength(1);
    expect((await search({ 'filter.wordlist': list })).data[0]).toMatchObject({
      wordlistName: `Farm words ${tag}`,
      owner: owner.name,
      updatedAt: '2026-02-03T12:00:00.000Z',
    });
  });

  test('tells only of wordlists and owners whose activities somebody sees', async () => {
    const scope = uuidv7();
    await house.db.insertInto('scopes').values({ _id: scope, name: 'Closed', categories: '{}' }).execute();
    const list = uuidv7();
    await house.db
      .insertInto('wordlists')
      .values({ _id: list, name: `Hidden ${scope}`, locale: 'en' })
      .execute();
    const hidden = await house.made('master', { educationalCategories: [{ scopeId: scope }] });
    await house.db
      .updateTable('activities')
      .set({ generated_from: list })
      .where('_id', '=', hidden._id)
      .execute();
    const choices = async (who: Somebody) =>
      (await house.ask(who, 'activityFilterChoices', { query: { of: 'wordlist', keyword: scope } })).json();

    expect((await choices('master')).total).toBe(1);
    expect(await choices('author')).toEqual({ data: [], total: 0 });
    expect((await house.ask('teacher', 'activityFilterChoices', { query: { of: 'owner' } })).statusCode).toBe(
      403,
    );
  });

  test('gives names in the order of the language in which they are looked for', async () => {
    const tag = uuidv7();
    for (const name of ['Zorro', 'Ñandú', 'zapato', 'Nivel 10', 'Nivel 2', 'Árbol', '¿Quién?', 'naranja'])
      await house.made('author', { activityName: `${name} ${tag}` });
    const found = async (language: string, query: object = { filter: tag }) =>
      (
        await house.ask('author', 'searchActivities', {
          query: { orderBy: 'activityName', order: 'asc', ...query },
          headers: { 'user-locale': language },
        })
      )
        .json()
        .data.map(({ activityName }: MadeActivity) => activityName.replace(` ${tag}`, ''));

    const spanish = ['Árbol', 'naranja', 'Nivel 2', 'Nivel 10', 'Ñandú', '¿Quién?', 'zapato', 'Zorro'];
    expect(await found('es')).toEqual(spanish);
    expect(await found('es', { keyword: tag })).toEqual(spanish);
    expect(await found('en')).toEqual([
      'Árbol',
      'Ñandú',
      'naranja',
      'Nivel 2',
      'Nivel 10',
      '¿Quién?',
      'zapato',
      'Zorro',
    ]);
  });

  test('an activity of somebody else cannot be put into a list by who does not see it', async () => {
    const reply = await house.ask('author', 'moveToEditList', { body: { activitiesIds: [uuidv7()] } });

    expect(reply.json().code).toBe('notFound');
  });
});

test('who translates an activity hears that its original was changed', async () => {
  const { _id } = await house.made();
  await house.ask('translator', 'addLanguage', { params: { id: _id }, body: { locale: 'sw' } });
  const heard = async () =>
    (
      await house.ask('translator', 'visitActivity', { params: { id: _id }, body: { language: 'sw' } })
    ).json();

  const before = await heard();
  await house.save(_id, content([problem('cow')]), 1);
  const after = await heard();

  expect(before.originalVersion).toBe(1);
  expect(after.originalVersion).toBe(2);
  expect(after.version).toBe(before.version);
});

test('two authors in one activity see each other until one leaves or falls silent', async () => {
  const { _id } = await house.made();
  const visit = (who: Somebody, more: object = {}) =>
    house.ask(who, 'visitActivity', { params: { id: _id }, body: { problemId: 'p1', ...more } });

  await visit('translator');
  const seen = (await visit('author')).json();
  const listed = (await house.ask('author', 'editList')).json().data[0];
  await visit('translator', { leaves: true });
  const left = (await visit('author')).json();
  await house.db
    .updateTable('activity_visitors')
    .set({ seen_at: new Date(Date.now() - 120_000) })
    .execute();

  expect(seen.visitors).toMatchObject([{ problemId: 'p1', language: '' }]);
  expect(listed.visitors).toHaveLength(1);
  expect(left.visitors).toEqual([]);
  expect((await visit('translator')).json().visitors).toEqual([]);
  expect((await visit('author', { leaves: true })).json()).toMatchObject({ visitors: [], version: 1 });
});
