import type { ActivityTexts, SavedTranslation } from '@flink/contract/calls/make/translations.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  content,
  type MakeHouse,
  OTHERS,
  openMakeHouse,
  problem,
  type Somebody,
} from '../testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});
afterAll(() => house.close());

const QUESTION = 'gameData.problems.cow.question.text';
const ANSWER = 'gameData.problems.cow.correctAnswer.text';
const WRONG = 'gameData.problems.cow.incorrectAnswers.0.text';

async function original(name: string, question = 'Which animal gives milk?') {
  const { _id } = await house.made('author', { activityName: name });
  const saved = await house.save(_id, content([problem('cow', question)]), 1);
  expect(saved.statusCode, saved.body).toBe(200);
  return _id;
}

async function texts(
  ids: readonly string[],
  who: Somebody = 'translator',
): Promise<readonly ActivityTexts[]> {
  const reply = await house.ask(who, 'translationTexts', { query: { language: 'es', ids: [...ids] } });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

async function written(id: string, said: Readonly<Record<string, string>>, right: readonly string[] = []) {
  const [activity] = await texts([id]);
  return {
    _id: id,
    texts: Object.entries(said).map(([part, value]) => {
      const text = activity?.texts.find((one) => one.part === part);
      return {
        part,
        value,
        mark: text?.mark ?? '',
        sourceMark: text?.sourceMark ?? '',
        right: right.includes(part),
      };
    }),
  };
}

async function save(
  activities: readonly object[],
  who: Somebody = 'translator',
): Promise<readonly SavedTranslation[]> {
  const reply = await house.ask(who, 'saveTranslations', {
    body: { language: 'es', activities: [...activities] },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json().data;
}

const SPANISH = { [QUESTION]: '¿Qué animal da leche?', [ANSWER]: 'vaca', [WRONG]: 'gallina' };

async function listed(name: string, who: Somebody = 'translator', more: object = {}) {
  const reply = await house.ask(who, 'translationWorklist', {
    query: { language: 'es', state: 'all', keyword: name, limit: 100, ...more },
  });
  expect(reply.statusCode, reply.body).toBe(200);
  return reply.json();
}

test('an activity is missing, then done when all of it is saved, and outdated after its original changed', async () => {
  const id = await original('Zebu one');

  const before = await listed('Zebu one');
  const [saved] = await save([await written(id, SPANISH)]);
  const done = await listed('Zebu one');
  await house.save(id, content([problem('cow', 'Which animals give milk?')]), 2);
  const outdated = await listed('Zebu one');
  const [changed] = await texts([id]);

  expect(before.data).toMatchObject([{ _id: id, state: 'missing', begun: false, published: false }]);
  expect(saved).toMatchObject({ saved: 3, published: true, missing: 0, refused: [], error: null });
  expect(done.data).toMatchObject([
    { state: 'done', published: true, textsMissing: 0, savedBy: 'Tomasi Kileo' },
  ]);
  expect(outdated.data).toMatchObject([{ state: 'outdated', textsChanged: 1 }]);
  expect(outdated.counts).toEqual({ missing: 0, outdated: 1, done: 0 });
  expect(changed?.texts.find(({ part }) => part === QUESTION)).toMatchObject({
    state: 'changed',
    was: 'Which animal gives milk?',
    source: 'Which animals give milk?',
    translation: '¿Qué animal da leche?',
  });
  expect((await house.played(id)) as object).toMatchObject({
    languageVersionData: {
      immersion_es: { gameData: { problems: [{ question: { text: SPANISH[QUESTION] } }] } },
    },
  });
});

test('a text that is still right is settled without new words', async () => {
  const id = await original('Zebu right');
  await save([await written(id, SPANISH)]);
  await house.save(id, content([problem('cow', 'Which animal gives us milk?')]), 2);

  const [saved] = await save([await written(id, { [QUESTION]: SPANISH[QUESTION] ?? '' }, [QUESTION])]);

  expect(saved).toMatchObject({ saved: 0, published: true, refused: [] });
  expect((await listed('Zebu right')).data).toMatchObject([{ state: 'done' }]);
});

test('a translation that was counted with its recordings is done after it is saved unchanged', async () => {
  const id = await original('Zebu counted');
  await save([await written(id, SPANISH)]);
  await house.db
    .updateTable('activity_works')
    .set({ texts_missing: 3, parts_missing: 3 })
    .where('activity_id', '=', id)
    .where('language', '=', 'es')
    .execute();
  const before = await listed('Zebu counted');

  await save([await written(id, {})]);

  expect(before.data).toMatchObject([{ state: 'missing' }]);
  expect((await listed('Zebu counted')).data).toMatchObject([{ state: 'done', textsMissing: 0 }]);
});

test('a part of the texts is a draft that learners do not see', async () => {
  const id = await original('Zebu half');

  const [saved] = await save([await written(id, { [QUESTION]: '¿Qué animal?' })]);

  expect(saved).toMatchObject({ saved: 1, published: false, missing: 2 });
  expect((await listed('Zebu half')).data).toMatchObject([
    { state: 'missing', begun: true, published: false, textsMissing: 2 },
  ]);
  expect((await house.played(id)) as object).toMatchObject({ languageVersionData: {} });
});

test('several activities are saved together, and what others changed meanwhile is told text by text', async () => {
  const [one, two] = [await original('Zebu both one'), await original('Zebu both two')];
  const mine = [await written(one, SPANISH), await written(two, SPANISH)];
  await save([await written(two, { [QUESTION]: '¿Quién da leche?' })], 'author');

  const saved = await save(mine);

  expect(saved[0]).toMatchObject({ _id: one, saved: 3, published: true, refused: [] });
  expect(saved[1]).toMatchObject({
    _id: two,
    saved: 2,
    refused: [{ part: QUESTION, why: 'theirs', text: { translation: '¿Quién da leche?' } }],
  });
  const [now] = await texts([two]);
  expect(now?.texts.map(({ part, translation }) => [part, translation])).toContainEqual([
    QUESTION,
    '¿Quién da leche?',
  ]);
});

test('a text whose original changed while it was written is not saved under the new words', async () => {
  const id = await original('Zebu moved');
  const mine = await written(id, SPANISH);
  await house.save(id, content([problem('cow', 'What do cows give?')]), 2);

  const [saved] = await save([mine]);

  expect(saved).toMatchObject({ saved: 2, published: false });
  expect(saved?.refused).toMatchObject([
    { part: QUESTION, why: 'outdated', text: { source: 'What do cows give?' } },
  ]);
});

test('a text that says the same in both languages waits until somebody says that it is right', async () => {
  const id = await original('Zebu same');
  const said = { ...SPANISH, [ANSWER]: 'cow' };

  const [copied] = await save([await written(id, said)]);
  const [right] = await save([await written(id, { [ANSWER]: 'cow' }, [ANSWER])]);

  expect(copied).toMatchObject({ published: false, missing: 1 });
  expect(right).toMatchObject({ published: true, missing: 0 });
});

test('two answers that say the same keep the language from learners', async () => {
  const id = await original('Zebu unplayable');

  const [saved] = await save([await written(id, { ...SPANISH, [WRONG]: 'vaca' })]);

  expect(saved).toMatchObject({ saved: 3, published: false, missing: 0, unplayable: true });
});

test('the name in the language is saved with the texts and may be left out', async () => {
  const id = await original('Zebu named');

  const [saved] = await save([await written(id, { ...SPANISH, activityName: 'Leche' })]);

  expect(saved).toMatchObject({ published: true });
  expect((await house.played(id)) as object).toMatchObject({
    languageVersionData: { immersion_es: { activityName: 'Leche' } },
  });
});

test('outdated activities come first, then those that are nearly finished, then what nobody has begun', async () => {
  const [none, half, near, old] = [
    await original('Order of work D'),
    await original('Order of work C'),
    await original('Order of work B'),
    await original('Order of work A'),
  ];
  await save([await written(half, { [QUESTION]: '¿Qué animal?' })]);
  await save([await written(near, { [QUESTION]: '¿Qué animal?', [ANSWER]: 'vaca' })]);
  await save([await written(old, SPANISH)]);
  await house.save(old, content([problem('cow', 'Which one gives milk?')]), 2);

  const { data, total } = await listed('Order of work', 'translator', { state: 'todo' });

  expect(data.map(({ _id }: { _id: string }) => _id)).toEqual([old, near, half, none]);
  expect(total).toBe(4);
});

test('each kind of translator finds only the activities of that kind', async () => {
  const authored = await original('Zebu kinds');
  const generated = await original('Zebu kinds');
  const { _id: list } = await house.db
    .selectFrom('wordlists')
    .select('_id')
    .limit(1)
    .executeTakeFirstOrThrow();
  await house.db
    .updateTable('activities')
    .set({ generated_from: list })
    .where('_id', '=', generated)
    .execute();
  const ids = async (who: Somebody) =>
    (await listed('Zebu kinds', who)).data.map(({ _id }: { _id: string }) => _id);

  expect(await ids('authored')).toEqual([authored]);
  expect(await ids('generated')).toEqual([generated]);
  expect((await ids('translator')).toSorted()).toEqual([authored, generated].toSorted());
  expect((await texts([authored, generated], 'generated')).map(({ _id }) => _id)).toEqual([generated]);
  const [refused] = await save([await written(authored, SPANISH)], 'generated');
  expect(refused).toMatchObject({ error: 'notFound', saved: 0 });
  expect((await listed('Zebu kinds', 'author')).data).toMatchObject([{ begun: false }, { begun: false }]);
});

test('an activity of a scope that is not one’s own is neither listed nor saved', async () => {
  const id = await original('Zebu scoped');
  const { uuidv7 } = await import('../../../db/uuid.ts');
  const scope = uuidv7();
  const { categories } = await house.db
    .selectFrom('scopes')
    .select('categories')
    .limit(1)
    .executeTakeFirstOrThrow();
  await house.db
    .insertInto('scopes')
    .values({ _id: scope, name: 'Not mine', categories: JSON.stringify(categories) })
    .execute();
  await house.db
    .insertInto('activity_categories')
    .values({ activity_id: id, position: 1, scope_id: scope })
    .execute();
  const mine = {
    _id: id,
    texts: [{ part: QUESTION, value: '¿Qué?', mark: '', sourceMark: '', right: false }],
  };

  expect((await listed('Zebu scoped')).data).toEqual([]);
  expect(await texts([id])).toEqual([]);
  expect(await save([mine])).toMatchObject([{ error: 'notFound', saved: 0 }]);
  expect((await listed('Zebu scoped', 'super')).data).toHaveLength(1);
});

test('who has no business in Make is told nothing and saves nothing', async () => {
  const id = await original('Zebu closed');
  const mine = await written(id, SPANISH);
  for (const who of [...OTHERS, null]) {
    const query = { language: 'es', ids: [id] };
    const replies = [
      await house.ask(who, 'translationLanguages'),
      await house.ask(who, 'translationWorklist', { query: { language: 'es' } }),
      await house.ask(who, 'translationTexts', { query }),
      await house.ask(who, 'saveTranslations', { body: { language: 'es', activities: [mine] } }),
    ];
    expect(replies.map(({ statusCode }) => statusCode)).toEqual(
      replies.map(() => (who === null ? 401 : 403)),
    );
  }
});

test('the languages tell how much is left of each, without the activities of the language itself', async () => {
  const counts = async () => {
    const reply = await house.ask('translator', 'translationLanguages');
    expect(reply.statusCode, reply.body).toBe(200);
    const rows: { locale: string; missing: number; done: number; lastSavedAt: string | null }[] =
      reply.json().data;
    return Object.fromEntries(rows.map((row) => [row.locale, row]));
  };
  const before = await counts();
  const id = await original('Zebu counted');
  const between = await counts();
  await save([await written(id, SPANISH)]);
  const after = await counts();

  expect(between.es?.missing).toBe((before.es?.missing ?? 0) + 1);
  expect(between.en?.missing).toBe(before.en?.missing);
  expect(after.es?.missing).toBe(before.es?.missing);
  expect(after.es?.done).toBe((before.es?.done ?? 0) + 1);
  expect(after.es?.lastSavedAt).not.toBeNull();
  const { counts: listedCounts } = await listed('');
  expect(listedCounts).toMatchObject({ missing: after.es?.missing, done: after.es?.done });
});

test('a language that is not offered, or is the own one, is refused', async () => {
  const id = await original('Zebu language');
  const mine = { _id: id, texts: [] };
  const wrong = await house.ask('translator', 'saveTranslations', {
    body: { language: 'xx', activities: [mine] },
  });
  const own = await house.ask('translator', 'saveTranslations', {
    body: { language: 'en', activities: [mine] },
  });

  expect(wrong.json().code).toBe('activities.unknownLanguage');
  expect(own.json().data).toMatchObject([{ error: 'activities.ownLanguage', saved: 0 }]);
});
