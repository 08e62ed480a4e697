import { afterAll, beforeAll, expect, test } from 'vitest';
import { content, type MakeHouse, openMakeHouse, problem } from '../testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});

afterAll(() => house.close());

const english = (question = 'Which animal gives milk?') => content([problem('cow', question)]);
const spanish = (question = '¿Qué animal da leche?', answer = 'vaca', wrong = 'gallina') => ({
  gameData: {
    problems: [
      {
        id: 'cow',
        question: { text: question },
        correctAnswer: { text: answer },
        incorrectAnswers: [{ text: wrong }],
      },
    ],
  },
});

async function begun(question?: string) {
  const { _id } = await house.made();
  await house.save(_id, english(question), 1);
  const reply = await house.ask('translator', 'addLanguage', { params: { id: _id }, body: { locale: 'es' } });
  expect(reply.statusCode, reply.body).toBe(200);
  return { _id, language: reply.json().data };
}

const language = async (id: string) =>
  (await house.ask('translator', 'openLanguage', { params: { id, locale: 'es' } })).json().data;

const inSpanish = { language: 'es' };

test('a language version begins without words, and learners do not see it', async () => {
  const { _id, language: opened } = await begun();

  expect(opened).toMatchObject({ version: 1, publishedVersion: null, hasDraft: true, done: 0, missing: 3 });
  expect(opened.original.data).toEqual(english());
  expect((await house.played(_id)) as object).toMatchObject({ languageVersionData: {} });
});

test('learners see it when it is published, and nothing may be missing then', async () => {
  const { _id } = await begun();

  const half = (
    await house.draft(_id, spanish('¿Qué animal?', 'vaca', ''), 1, 'translator', inSpanish)
  ).json();
  const refused = await house.save(
    _id,
    spanish('¿Qué animal?', 'vaca', ''),
    half.version,
    'translator',
    inSpanish,
  );
  const [listed] = (await house.ask('author', 'editList')).json().data;
  const full = (await house.save(_id, spanish(), half.version, 'translator', inSpanish)).json();

  expect(half).toMatchObject({ version: 2, published: false });
  expect([refused.statusCode, refused.json().code]).toEqual([422, 'activities.translationIncomplete']);
  expect(listed.languages).toEqual([{ locale: 'es', state: 'draft', done: 2, changed: 0, missing: 1 }]);
  expect(full).toMatchObject({ version: 3, published: true, isValid: true });
  expect((await house.played(_id)) as object).toMatchObject({
    languageVersionData: { immersion_es: spanish() },
  });
  expect((await house.opened(_id)).languageVersions).toMatchObject([
    { locale: 'es', state: 'ready', done: 3 },
  ]);
});

test('words that were only copied from the original reach no learner before somebody says that they are right', async () => {
  const { _id } = await begun();
  const copied = spanish('Which animal gives milk?');

  const refused = await house.save(_id, copied, 1, 'translator', inSpanish);
  const { version } = (await house.draft(_id, copied, 1, 'translator', inSpanish)).json();
  const opened = await language(_id);
  await house.ask('translator', 'stillRight', {
    params: { id: _id, locale: 'es' },
    body: { parts: ['gameData.problems.cow.question.text'] },
  });
  const published = await house.save(_id, copied, version, 'translator', inSpanish);

  expect([refused.statusCode, refused.json().code]).toEqual([422, 'activities.translationIncomplete']);
  expect(opened).toMatchObject({ done: 2, missing: 1, parts: [{ state: 'copied' }, {}, {}] });
  expect(published.json()).toMatchObject({ published: true });
});

test('one that is whole and cannot be played is told so, not that texts are missing', async () => {
  const { _id } = await begun();
  const same = spanish('¿Qué animal da leche?', 'vaca', 'vaca');

  const refused = await house.save(_id, same, 1, 'translator', inSpanish);

  expect([refused.statusCode, refused.json().code]).toEqual([422, 'activities.translationUnplayable']);
});

test('a translation that can be played is ready, however short its language says it', async () => {
  const rain = (sentence: string) => ({ gameData: { problems: [{ id: 'rain', sentence }] } });
  const original = (sentence: string) => content([{ id: 'rain', sentence }]);
  const sentences = { templateId: house.templates['sentence-connectables'] };
  const { _id } = await house.made('author', sentences);
  await house.save(_id, original('It is raining today'), 1);
  await house.ask('translator', 'addLanguage', { params: { id: _id }, body: { locale: 'es' } });
  await house.offer(_id);

  const one = await house.save(_id, rain('Llueve'), 1, 'translator', inSpanish);
  const two = await house.save(_id, rain('Llueve hoy'), 1, 'translator', inSpanish);

  expect(one.statusCode).toBe(422);
  expect(two.json()).toMatchObject({ published: true, isValid: true, issues: [{ severity: 'warning' }] });

  // Stored before three words were asked of its author: a slip in it is mended all the same.
  const stored = await house.made('author', sentences);
  await house.save(stored._id, original('It rains'), 1);
  await house.db
    .insertInto('activity_language_versions')
    .values({ activity_id: stored._id, locale: 'es', data: JSON.stringify(rain('Lluve hoy')) })
    .execute();
  await house.offer(stored._id);

  const mended = await house.save(stored._id, rain('Llueve hoy'), 1, 'translator', inSpanish);
  expect(mended.json()).toMatchObject({ published: true, isValid: true });
  expect((await house.played(stored._id)) as object).toMatchObject({
    languageVersionData: { immersion_es: rain('Llueve hoy') },
  });
});

test('when the original changes the part is stale with its old words; it is settled by "meaning unchanged" or by typing', async () => {
  const { _id } = await begun();
  await house.save(_id, spanish(), 1, 'translator', inSpanish);
  await house.save(_id, english('Which animals give milk?'), 2);

  const stale = await language(_id);
  const [part] = stale.parts;
  const settled = (
    await house.ask('translator', 'stillRight', {
      params: { id: _id, locale: 'es' },
      body: { parts: [part.part] },
    })
  ).json().data;
  await house.save(_id, english('Which of them give milk?'), 3);
  await house.draft(_id, spanish('¿Cuáles dan leche?'), 2, 'translator', inSpanish);

  expect(part).toMatchObject({
    part: 'gameData.problems.cow.question.text',
    state: 'changed',
    was: 'Which animal gives milk?',
    value: 'Which animals give milk?',
    translation: '¿Qué animal da leche?',
  });
  expect([stale.done, stale.changed]).toEqual([2, 1]);
  expect([settled.done, settled.changed]).toEqual([3, 0]);
  expect(await language(_id)).toMatchObject({ done: 3, changed: 0, hasDraft: true, publishedVersion: 2 });
});

test('a translation that came with the library goes stale when its original is changed for the first time', async () => {
  const { _id } = await house.made();
  await house.save(_id, english(), 1);
  await house.db
    .insertInto('activity_language_versions')
    .values({ activity_id: _id, locale: 'es', data: JSON.stringify(spanish()) })
    .execute();

  await house.save(_id, english('Which animals give milk?'), 2);

  expect(await language(_id)).toMatchObject({ done: 2, changed: 1, missing: 0 });
  expect((await house.opened(_id)).languages).toMatchObject([{ state: 'changed' }]);
});

test('two translators of one language are merged like two authors', async () => {
  const { _id } = await begun();
  const two = (first: string, second: string) => ({
    gameData: {
      problems: [
        { id: 'a', text: first },
        { id: 'b', text: second },
      ],
    },
  });
  const { version } = (await house.draft(_id, two('', ''), 1, 'translator', inSpanish)).json();
  await house.draft(_id, two('uno', ''), version, 'translator', inSpanish);

  const second = (await house.draft(_id, two('', 'dos'), version, 'author', inSpanish)).json();

  expect(second.data).toEqual(two('uno', 'dos'));
});

test('cleaning takes a language out, and the own one stays', async () => {
  const { _id } = await begun();
  await house.save(_id, spanish(), 1, 'translator', inSpanish);

  const own = await house.ask('author', 'cleanLanguage', { body: { activitiesIds: [_id], locale: 'en' } });
  const reply = await house.ask('author', 'cleanLanguage', { body: { activitiesIds: [_id], locale: 'es' } });

  expect(own.json().cleaned).toEqual([]);
  expect(reply.json().cleaned).toEqual([_id]);
  expect((await house.opened(_id)).languageVersions).toEqual([]);
  expect((await house.opened(_id)).data).toEqual(english());
  expect((await house.ask('author', 'openLanguage', { params: { id: _id, locale: 'es' } })).statusCode).toBe(
    404,
  );
});

test('a translator takes out what nobody else has translated, and nothing else; it is written down', async () => {
  const [own, others] = [await begun(), await begun()];
  const clean = (who: 'translator' | 'authored', id: string) =>
    house.ask(who, 'cleanLanguage', { body: { activitiesIds: [id], locale: 'es' } });
  await house.save(others._id, spanish(), 1, 'author', inSpanish);

  expect((await clean('authored', own._id)).json().code).toBe('access.denied');
  expect((await clean('translator', others._id)).json().code).toBe('access.denied');
  expect((await clean('translator', own._id)).json().cleaned).toEqual([own._id]);
  expect((await house.opened(others._id)).languageVersions).toHaveLength(1);
  const written = await house.db
    .selectFrom('audit_log')
    .where('row_id', '=', own._id)
    .select(['action', 'row_title'])
    .execute();
  expect(written).toContainEqual({ action: 'delete', row_title: 'Farm animals (es)' });
});

test('a language that is not offered, or is its own, cannot be added', async () => {
  const { _id } = await house.made();
  const add = async (locale: string) =>
    (await house.ask('author', 'addLanguage', { params: { id: _id }, body: { locale } })).json().code;

  expect([await add('xx'), await add('en')]).toEqual([
    'activities.unknownLanguage',
    'activities.ownLanguage',
  ]);
});

test('saving begins no language, and brings none back that was taken out', async () => {
  const { _id } = await begun();
  const save = async (language: string, version: number, how: 'save' | 'draft' = 'draft') =>
    (await house[how](_id, spanish(), version, 'translator', { language })).json().code;
  await house.draft(_id, spanish(), 1, 'translator', inSpanish);
  await house.ask('author', 'cleanLanguage', { body: { activitiesIds: [_id], locale: 'es' } });

  expect([await save('zz', 0, 'save'), await save('zz', 0)]).toEqual([
    'activities.unknownLanguage',
    'activities.unknownLanguage',
  ]);
  expect(await save('en', 0)).toBe('activities.ownLanguage');
  expect([await save('es', 2), await save('es', 0, 'save')]).toEqual([
    'activities.languageNotBegun',
    'activities.languageNotBegun',
  ]);
  expect(await save(`en${'-latin'.repeat(6)}`, 0)).toBe('request.invalid');
  expect((await house.opened(_id)).languageVersions).toEqual([]);
});

test('a language that is begun again goes on behind its last number, so that an old tab is asked', async () => {
  const { _id } = await begun();
  const { version } = (await house.draft(_id, spanish(), 1, 'translator', inSpanish)).json();
  await house.ask('author', 'cleanLanguage', { body: { activitiesIds: [_id], locale: 'es' } });

  const again = await house.ask('translator', 'addLanguage', {
    params: { id: _id },
    body: { locale: 'es' },
  });
  const old = await house.draft(_id, spanish('¿Qué animal muge?'), version, 'translator', inSpanish);
  const fresh = await house.draft(_id, spanish(), version + 1, 'translator', inSpanish);
  const kept = await house.ask('translator', 'activityVersions', { params: { id: _id }, query: inSpanish });

  expect(again.json().data).toMatchObject({ version: version + 1, done: 0, missing: 3 });
  expect([old.statusCode, old.json().code]).toEqual([409, 'activities.changedByOthers']);
  expect(fresh.json()).toMatchObject({ version: version + 2 });
  expect(
    kept
      .json()
      .data.filter(({ isKept }: { isKept: boolean }) => isKept)
      .map((one: { version: number }) => one.version),
  ).toEqual([version + 2]);
});

test('an activity does not change into a language that it is translated into', async () => {
  const { _id } = await begun();
  const into = (locale: string) =>
    house.ask('author', 'changeActivities', { body: { activities: [{ _id, locale }] } });

  expect((await into('es')).json()).toMatchObject({
    code: 'activities.languageTaken',
    fields: { locale: expect.stringMatching(/translation/) },
  });
  expect((await into('sw')).statusCode).toBe(200);
});

test('a monolingual activity is told in every language that its versions had help in', async () => {
  const { _id } = await house.made();
  await house.save(_id, content([problem('cow')], { helpHtml: '<p>Tap.</p>' }), 1);
  await house.ask('translator', 'addLanguage', { params: { id: _id }, body: { locale: 'es' } });
  await house.draft(
    _id,
    { ...spanish(), helpHtml: '<p>Toca.</p>', helpAudio: 'toca.mp3' },
    1,
    'translator',
    inSpanish,
  );

  const before = await house.ask('author', 'fixMonolingualHelp', { body: { activitiesIds: [_id] } });
  await house.ask('author', 'addMonolingual', { body: { activitiesIds: [_id] } });
  const after = await house.ask('author', 'fixMonolingualHelp', { body: { activitiesIds: [_id] } });
  const again = await house.ask('author', 'fixMonolingualHelp', { body: { activitiesIds: [_id] } });

  expect([before, after, again].map((reply) => reply.json().fixed)).toEqual([[], [_id], []]);
  expect((await house.opened(_id)).data).toMatchObject({
    multiLocaleHelp: {
      en: { helpHtml: '<p>Tap.</p>' },
      es: { helpHtml: '<p>Toca.</p>', helpAudio: 'immersion_es/toca.mp3' },
    },
  });
});

test('how a phrase was translated is told to the next translator, words of the house too', async () => {
  const first = await begun('Which animal purrs?');
  const second = await begun();
  await house.draft(first._id, spanish('¿Qué animal ronronea?'), 1, 'translator', inSpanish);
  const elsewhere = async (id: string, phrase: string, who: 'translator' | 'generated' = 'translator') =>
    (await house.ask(who, 'translatedElsewhere', { params: { id, locale: 'es' }, query: { phrase } })).json();

  const exactly = async (id: string, phrase: string) =>
    (await elsewhere(id, phrase)).data.filter(({ match }: { match: number }) => match === 1);
  expect(await exactly(second._id, 'WHICH animal  purrs')).toEqual([
    { translation: '¿Qué animal ronronea?', activityName: 'Farm animals', count: 1, source: null, match: 1 },
  ]);
  expect(await exactly(first._id, 'Which animal purrs?')).toEqual([]);
  expect(await exactly(first._id, 'Elephant')).toEqual([
    { translation: 'elefante', activityName: null, count: 1, source: null, match: 1 },
  ]);
  expect((await elsewhere(first._id, 'cow', 'generated')).code).toBe('notFound');

  await house.ask('author', 'cleanLanguage', { body: { activitiesIds: [first._id], locale: 'es' } });
  expect(await exactly(second._id, 'Which animal purrs?')).toEqual([]);
});

test('a similar phrase is offered with its source, and the terms of the glossary that it holds', async () => {
  const { _id } = await begun('Which bird sings in the morning?');
  await house.draft(_id, spanish('¿Qué pájaro canta por la mañana?'), 1, 'translator', inSpanish);
  const other = await begun('Which bird sings in the evening?');
  const term = { term: 'Bird', translations: { en: 'bird', es: 'pájaro' }, note: 'Not ave' };
  const created = await house.ask('generated', 'glossaryTermsAdd', { body: term });
  expect(created.statusCode, created.body).toBe(200);
  const help = async (phrase: string, who: 'translator' | 'author' = 'translator') =>
    (
      await house.ask(who, 'translatedElsewhere', {
        params: { id: other._id, locale: 'es' },
        query: { phrase },
      })
    ).json();

  const { data, terms } = await help('Which bird sings in the evening?');
  expect(data[0]).toMatchObject({
    translation: '¿Qué pájaro canta por la mañana?',
    source: 'Which bird sings in the morning?',
  });
  expect(data[0].match).toBeGreaterThan(0.5);
  expect(data[0].match).toBeLessThan(1);
  expect(terms).toEqual([{ term: 'bird', translation: 'pájaro', note: 'Not ave' }]);
  expect((await help('Birds fly')).terms).toHaveLength(1);
  expect((await help('A ladybird')).terms).toEqual([]);
  await house.db
    .updateTable('activities')
    .set({
      generated_from: (
        await house.db.selectFrom('wordlists').select('_id').limit(1).executeTakeFirstOrThrow()
      )._id,
    })
    .where('_id', '=', _id)
    .execute();
  const hidden = (
    await house.ask('authored', 'translatedElsewhere', {
      params: { id: other._id, locale: 'es' },
      query: { phrase: 'Which bird sings in the evening?' },
    })
  ).json();
  expect(hidden.data.map(({ translation }: { translation: string }) => translation)).not.toContain(
    data[0].translation,
  );
});

test('what is nearly finished is found first, whatever it is called', async () => {
  const [far, near, none] = [await begun(), await begun(), await begun()];
  const { original: before } = await language(near._id);
  await house.draft(far._id, spanish('¿Qué animal?', '', ''), 1, 'translator', inSpanish);
  await house.draft(near._id, spanish('¿Qué animal?', 'vaca', ''), 1, 'translator', inSpanish);

  const query = { orderBy: 'leftToDo', limit: 100 };
  const found: { _id: string }[] = (await house.ask('translator', 'searchActivities', { query })).json().data;
  const at = ({ _id }: { _id: string }) => found.findIndex((one) => one._id === _id);

  expect(at(near)).toBeGreaterThanOrEqual(0);
  expect(at(near)).toBeLessThan(at(far));
  expect(at(none) === -1 || at(far) < at(none)).toBe(true);
  expect((await language(near._id)).original.savedAt, 'a translation is no change of the original').toBe(
    before.savedAt,
  );
});
