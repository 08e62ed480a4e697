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
    [{ activityName: undefined, activityNameString: 999_999_999 }, 'strings.translationNotFound'],
    [{ locale: 'xx' }, 'activities.unknownLanguage'],
    [{ templateId: uuidv7() }, 'activities.templateNotOffered'],
    [{ educationalCategories: [{ scopeId: uuidv7() }] }, 'categories.notYours'],
  ])('with %j is refused as %s', async (more, code) => {
    const reply = await house.ask('author', 'createActivity', {
      body: { activityName: 'Farm', templateId: house.templates['multiple-choice'], ...more },
    });

    expect(reply.json().code).toBe(code);
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

  test('an activity of somebody else cannot be put into a list by who does not see it', async () => {
    const reply = await house.ask('author', 'moveToEditList', { body: { activitiesIds: [uuidv7()] } });

    expect(reply.json().code).toBe('notFound');
  });
});

describe('saving', () => {
  test('an activity in no menu is there for all at once, judged by its template', async () => {
    const { _id } = await house.made();

    const empty = (await house.draft(_id, content([{ question: { text: 'Which?' } }]), 1)).json();
    const full = (await house.draft(_id, content([problem('cow')]), empty.version)).json();

    expect(empty).toMatchObject({ version: 2, published: true, isValid: false });
    expect(empty.issues.map(({ severity }: { severity: string }) => severity)).toContain('error');
    expect(full).toMatchObject({ version: 3, published: true, isValid: true, issues: [], data: null });
    expect((await house.played(_id)).data).toEqual(content([problem('cow')]));
    expect((await house.opened(_id)).isValid).toBe(true);
  });

  test('problems get ids that stay', async () => {
    const { _id } = await house.made();

    const first = (await house.save(_id, content([{ ...problem('cow'), id: undefined }]), 1)).json();
    const [given] = first.data.gameData.problems;
    const again = (
      await house.save(_id, content([{ ...given, question: { text: 'Who?' } }]), first.version)
    ).json();

    expect(given.id).toMatch(/\S/);
    expect(again.data).toBeNull();
    expect((await house.opened(_id)).data).toMatchObject({ gameData: { problems: [{ id: given.id }] } });
  });

  test('learners keep what was published until the draft is', async () => {
    const { _id } = await house.made();
    await house.save(_id, content([problem('cow')]), 1);
    await house.offer(_id);

    const half = (await house.draft(_id, content([problem('cow'), { id: 'hen', question: {} }]), 2)).json();
    const seen = await house.played(_id);
    const refused = (await house.draft(_id, content([{ id: 'cow', question: {} }]), half.version)).json();
    const notReady = await house.save(_id, content([{ id: 'cow', question: {} }]), refused.version);
    const finished = (
      await house.save(_id, content([problem('cow'), problem('hen')]), refused.version)
    ).json();

    expect(half).toMatchObject({ published: false, publishedVersion: 2, version: 3 });
    expect(seen.data).toEqual(content([problem('cow')]));
    expect((await house.opened(_id)).inMenu).toBe(true);
    expect(refused.isValid).toBe(false);
    expect([notReady.statusCode, notReady.json().code]).toEqual([422, 'activities.notReady']);
    expect(finished).toMatchObject({ published: true, isValid: true, publishedVersion: 5 });
    expect((await house.played(_id)).data.gameData.problems).toHaveLength(2);
    expect((await house.opened(_id)).hasDraft).toBe(false);
  });

  test('two authors who change different problems both keep their work', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a'), problem('b')]), 1)).json();

    const first = (
      await house.save(_id, content([problem('a', 'Mine?'), problem('b')]), version, 'author')
    ).json();
    const second = (
      await house.save(_id, content([problem('a'), problem('b', 'Theirs?')]), version, 'translator')
    ).json();

    expect(first.data).toBeNull();
    expect(second.data).toEqual(content([problem('a', 'Mine?'), problem('b', 'Theirs?')]));
    expect((await house.opened(_id)).data).toEqual(second.data);
  });

  test('two authors who change the same problem are shown both, and nothing is overwritten', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a')]), 1)).json();
    await house.save(_id, content([problem('a', 'Mine?')]), version, 'author');

    const refused = await house.save(_id, content([problem('a', 'Theirs?')]), version, 'translator');

    expect(refused.statusCode).toBe(409);
    expect(refused.json()).toMatchObject({
      code: 'activities.changedByOthers',
      theirs: {
        version: version + 1,
        savedBy: expect.any(String),
        data: content([problem('a', 'Mine?')]),
        clashes: [{ part: 'problem.a', mine: problem('a', 'Theirs?'), theirs: problem('a', 'Mine?') }],
      },
    });
    expect((await house.opened(_id)).data).toEqual(content([problem('a', 'Mine?')]));
  });

  test('saving at the same moment loses nobody', async () => {
    const { _id } = await house.made();
    const ids = ['a', 'b', 'c', 'd', 'e'];
    const { version } = (await house.save(_id, content(ids.map((id) => problem(id))), 1)).json();

    const replies = await Promise.all(
      ids.map((changed) =>
        house.draft(
          _id,
          content(ids.map((id) => problem(id, id === changed ? 'Changed?' : undefined))),
          version,
        ),
      ),
    );

    expect(replies.map(({ statusCode }) => statusCode)).toEqual(ids.map(() => 200));
    expect((await house.opened(_id)).data).toEqual(content(ids.map((id) => problem(id, 'Changed?'))));
  });

  test('an answer that was lost is no second version', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a')]), 1)).json();

    const again = (await house.save(_id, content([problem('a')]), 1)).json();

    expect(again.version).toBe(version);
  });

  test('markup keeps its words and nothing that runs', async () => {
    const { _id } = await house.made();
    const helpHtml = '<p onclick="x()">Tap <b>it</b><script>alert(1)</script></p>';

    const reply = (
      await house.save(_id, content([problem('<script>3 < 4</script>')], { helpHtml }), 1)
    ).json();

    expect(reply.data.helpHtml).toBe('<p>Tap <strong>it</strong></p>');
    expect(reply.data.gameData.problems[0].correctAnswer.text).toBe('<script>3 < 4</script>');
  });

  test.each([
    ['nothing', undefined, 'request.required'],
    ['no game', { options: {} }, 'activities.badData'],
    ['a list for a game', { options: {}, gameData: [] }, 'activities.badData'],
    [
      'more than seven million bytes',
      content([], { helpText: 'x'.repeat(7_000_001) }),
      'activities.dataTooLarge',
    ],
  ])('%s is refused', async (_, data, code) => {
    const { _id } = await house.made();

    expect((await house.save(_id, data, 1)).json().code).toBe(code);
  });

  test('five hundred problems are saved, merged and opened', async () => {
    const { _id } = await house.made();
    const many = (changed = -1) =>
      content(
        Array.from({ length: 500 }, (_, at) => problem(`p${at}`, at === changed ? 'Changed?' : undefined)),
      );
    const { version } = (await house.save(_id, many(), 1)).json();

    await house.save(_id, many(3), version);
    const reply = await house.save(_id, many(499), version);

    expect(reply.statusCode).toBe(200);
    const { problems } = (await house.opened(_id)).data.gameData as {
      problems: { question: { text: string } }[];
    };
    expect(problems.filter(({ question }) => question.text === 'Changed?')).toHaveLength(2);
  });

  test('larger data comes as a file, and is played', async () => {
    const { _id } = await house.made();
    const large = content([problem('cow')], { filler: 'x'.repeat(7_100_000) });
    const bytes = Buffer.from(JSON.stringify(large));
    const key = `activities/${_id}/large.json`;
    const link = (
      await house.ask('author', 'signedUrl', {
        body: { action: 'upload', key, kind: 'data', size: bytes.length },
      })
    ).json();
    await house.server.inject({ method: 'PUT', url: link.url, payload: bytes });

    const reply = (await house.save(_id, undefined, 1, 'author', { s3Key: key })).json();
    const foreign = await house.save(_id, undefined, 1, 'author', { s3Key: `drafts/${uuidv7()}/large.json` });

    expect(reply).toMatchObject({ version: 2, isValid: true });
    expect((await house.played(_id)).data).toEqual(large);
    expect((await house.opened(_id)).data).toEqual(large);
    const row = await house.db
      .selectFrom('activities')
      .select('data')
      .where('_id', '=', _id)
      .executeTakeFirst();
    expect(row?.data).toEqual({});
    expect(foreign.json().code).toBe('files.notYours');
  });

  test.each(['{"__proto__":{"admin":true}}', '{"a":[{"constructor":{"prototype":{"admin":true}}}]}'])(
    'a file of data that would poison objects is refused: %s',
    async (poison) => {
      const { _id } = await house.made();
      const key = `activities/${_id}/data.json`;
      const json = JSON.stringify(content([problem('cow')])).replace('"options":{}', `"options":${poison}`);
      const link = await house.ask('author', 'signedUrl', { body: { action: 'upload', key, kind: 'data' } });
      await house.server.inject({ method: 'PUT', url: link.json().url, payload: Buffer.from(json) });

      const reply = await house.save(_id, undefined, 1, 'author', { s3Key: key });

      expect(reply.json().code).toBe('activities.badData');
    },
  );

  test('a file of data with a list that is too long is refused like data that comes with the call', async () => {
    const { _id } = await house.made();
    const key = `activities/${_id}/data.json`;
    const json = JSON.stringify(content(Array.from({ length: 2_001 }, () => ({}))));
    const link = await house.ask('author', 'signedUrl', { body: { action: 'upload', key, kind: 'data' } });
    await house.server.inject({ method: 'PUT', url: link.json().url, payload: Buffer.from(json) });

    const reply = await house.save(_id, undefined, 1, 'author', { s3Key: key });

    expect([reply.statusCode, reply.json().code]).toEqual([400, 'request.tooLong']);
  });

  test('of a template that the code does not know is refused with its words', async () => {
    const _id = uuidv7();
    await house.db
      .insertInto('activity_templates')
      .values({ _id, alias: 'chess', activity_template_name: 'Chess', family: 'choose' })
      .execute();
    const chess = await house.made('author', { templateId: _id });

    expect((await house.save(chess._id, content([]), 1)).json()).toMatchObject({
      code: 'activities.noValidation',
      message: 'Missing validate activity function',
    });
  });
});

describe('versions', () => {
  test('tell who saved when, and the old one comes back as the newest', async () => {
    const { _id } = await house.made();
    const first = (await house.save(_id, content([problem('a')]), 1)).json();
    const second = (
      await house.save(_id, content([problem('a', 'Changed?')]), first.version, 'translator')
    ).json();

    const list = (await house.ask('author', 'activityVersions', { params: { id: _id } })).json();
    const old = (
      await house.ask('author', 'activityVersion', { params: { id: _id, version: String(first.version) } })
    ).json();
    const restored = (
      await house.ask('author', 'restoreVersion', {
        params: { id: _id, version: String(first.version) },
        body: { baseVersion: second.version },
      })
    ).json();

    expect(list.data.map(({ version }: { version: number }) => version)).toEqual([3, 2, 1]);
    expect(list.data[0]).toMatchObject({ isPublished: true, isKept: true, author: expect.any(String) });
    expect(list.data[0].author).not.toBe(list.data[1].author);
    expect(old.data.data).toEqual(content([problem('a')]));
    expect(restored.version).toBe(4);
    expect((await house.opened(_id)).data).toEqual(content([problem('a')]));
  });

  test('restoring what somebody has changed since is refused', async () => {
    const { _id } = await house.made();
    const { version } = (await house.save(_id, content([problem('a')]), 1)).json();
    await house.save(_id, content([problem('a', 'Second?')]), version);
    await house.save(_id, content([problem('a', 'Third?')]), version + 1);

    const reply = await house.ask('author', 'restoreVersion', {
      params: { id: _id, version: String(version) },
      body: { baseVersion: version + 1 },
    });

    expect(reply.json().code).toBe('activities.changedByOthers');
  });
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
