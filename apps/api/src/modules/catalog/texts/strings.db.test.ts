import { sql } from 'kysely';
import Papa from 'papaparse';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { uuidv7 } from '../../../db/uuid.ts';
import { openTestHouse, type TestHouse } from '../../../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../../../testing/two-tenants.ts';
import { stringsResource } from './strings.resource.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
afterAll(() => house.close());

type Texts = Record<string, string>;

const ask = async (
  name: Parameters<TestHouse['ask']>[0],
  what: Record<string, unknown>,
  as: 'SUPER' | 'TRANSLATOR' = 'SUPER',
) => {
  const reply = await house.ask(name, { as: world.visitor(as).token, ...what });
  return { status: reply.statusCode, body: reply.json() };
};
const add = (values: Texts) => ask('stringsAdd', { body: { values, note: null, audio: {} } });

test.each<[Texts, string]>([
  [{ en: 'Hello {name}', es: 'Hola' }, 'values.es'],
  [{ en: 'Hello', sw: 'Habari {name}' }, 'values.sw'],
  [{ en: 'First #999999' }, 'values.en'],
  [{ es: 'Hola' }, 'values.en'],
])('%j is refused beside %s', async (values, place) => {
  const { status, body } = await add(values);

  expect([status, Object.keys(body.fields)]).toEqual([400, [place]]);
});

test('a number stands for a text that exists in the language', async () => {
  const { body } = await add({ en: 'cat', es: 'gato' });
  const number = body.data.stringNumber;

  expect((await add({ en: `The #${number}`, es: `El #${number}` })).status).toBe(200);
  expect((await add({ en: `The #${number}`, sw: `Yule #${number}` })).body.fields).toHaveProperty([
    'values.sw',
  ]);
});

test('a translator changes a text of the product in Spanish: it is said so from then on, and stays when the product is renewed', async () => {
  const found = await ask('stringsTable', { query: { filter: 'title.play', limit: 100 } });
  const row = found.body.data.find(({ key }: { key: string }) => key === 'title.play');
  const { values, note, audio, _id, version } = row;

  const changed = await ask(
    'stringsEdit',
    { body: { _id, version, note, audio, values: { ...values, es: 'A jugar' } } },
    'TRANSLATOR',
  );

  expect(changed.status).toBe(200);
  const stored = await house.db
    .selectFrom('string_values')
    .select(['locale', 'edited'])
    .where('string_id', '=', _id)
    .orderBy('locale')
    .execute();
  expect(stored.filter(({ edited }) => edited).map(({ locale }) => locale)).toEqual(['es']);
  expect((await ask('stringsDelete', { query: { id: _id } })).body.code).toBe('rows.protected');
  expect((await ask('distinctStringValues', { query: { locale: 'es' } })).body.data).toContain('A jugar');
});

test('a translator who sends some languages leaves the others as they are; the head office takes one out', async () => {
  const { body: made } = await add({ en: 'Jump {n}', es: 'Salta {n}', sw: 'Ruka {n}' });
  const { _id, version } = made.data;
  const some = (values: Texts, read: number, as: 'SUPER' | 'TRANSLATOR') =>
    ask('stringsEdit', { body: { _id, version: read, note: null, audio: {}, values } }, as);

  const translated = await some({ en: 'Jump {n}', es: 'Brinca {n}' }, version, 'TRANSLATOR');
  const unlike = await some({ en: 'Jump' }, version + 1, 'TRANSLATOR');
  const takenOut = await some({ en: 'Jump {n}', es: 'Brinca {n}' }, version + 1, 'SUPER');

  expect(translated.body.data.values).toEqual({ en: 'Jump {n}', es: 'Brinca {n}', sw: 'Ruka {n}' });
  expect(Object.keys(unlike.body.fields)).toEqual(['values.es', 'values.sw']);
  expect(takenOut.body.data.values).toEqual({ en: 'Jump {n}', es: 'Brinca {n}' });
});

test('who translates sees who changed a text last, and in which languages', async () => {
  const { body: made } = await add({ en: 'Skip', es: 'Salta' });
  const { _id, version, values } = made.data;
  await ask('stringsEdit', {
    body: { _id, version, note: null, audio: {}, values: { ...values, es: 'Brinca', sw: 'Ruka' } },
  });

  const { body } = await ask('stringChanges', { params: { id: _id } }, 'TRANSLATOR');

  expect(
    body.data.map(({ languages, isNew }: { languages: string[]; isNew: boolean }) => [languages, isNew]),
  ).toEqual([
    [['es', 'sw'], false],
    [['en', 'es'], true],
  ]);
});

test('a mail leads nowhere but to Flink, whoever writes it', async () => {
  const found = await ask('stringsTable', { query: { filter: 'mail.forgotPassword.text' } });
  const [{ values, note, audio, _id, version }] = found.body.data;
  const write = (words: Texts, as: 'SUPER' | 'TRANSLATOR') =>
    ask('stringsEdit', { body: { _id, version, note, audio, values: { ...values, ...words } } }, as);

  for (const en of [
    'Hello {name}: https://evil.example/r?u={link}',
    'Hello {name}: evil.example/{link}',
    'Hello {name}, write to us@evil.example {link}',
    'Hello {name}: {link}@evil',
  ])
    for (const as of ['TRANSLATOR', 'SUPER'] as const)
      expect((await write({ en }, as)).body.fields, en).toHaveProperty(['values.en']);
  expect((await write({ es: 'Hola, {name}:\n\n{link}\n\nAdiós.' }, 'TRANSLATOR')).status).toBe(200);
});

const addActivity = async (name: string, data: object, nameString: number | null = null) => {
  const template = await house.db.selectFrom('activity_templates').select('_id').executeTakeFirstOrThrow();
  await house.db
    .insertInto('activities')
    .values({
      _id: uuidv7(),
      activity_name: name,
      activity_name_string: nameString,
      activity_template_id: template._id,
      locale: 'en',
      content_folder: name,
      data: JSON.stringify(data),
    })
    .execute();
};

const usesOf = async (id: string) =>
  (await ask('stringsUsedIn', { params: { id } })).body.data.map(
    ({ section, rows }: { section: string; rows: { title: string }[] }) => [
      section,
      ...rows.map(({ title }) => title),
    ],
  );

test('of the activities that use a text a translator reads the names of those of the own scopes', async () => {
  const { body } = await add({ en: 'cat' });
  const { _id: id, stringNumber } = body.data;
  for (const name of ['In no scope', 'In another scope'])
    await addActivity(name, { helpString: `Feed the #${stringNumber}.` });
  const scopeId = uuidv7();
  await house.db.insertInto('scopes').values({ _id: scopeId, name: 'Another', categories: '{}' }).execute();
  await sql`insert into activity_categories (activity_id, position, scope_id)
    select _id, 0, ${scopeId}::uuid from activities where activity_name = 'In another scope'`.execute(
    house.db,
  );

  const { body: used } = await ask('stringsUsedIn', { params: { id } }, 'TRANSLATOR');

  expect(used.data).toMatchObject([{ section: 'activities', total: 2, rows: [{ title: 'In no scope' }] }]);
});

test('who uses a text is found by keys, however many activities there are', async () => {
  const { body } = await add({ en: 'kept' });
  const id = sql<string>`${body.data._id}::uuid`;
  const ways = (stringsResource.serving.uses ?? []).filter(({ section }) =>
    ['strings', 'activities'].includes(section),
  );

  const plans = await house.db.transaction().execute(async (tx) => {
    await sql`set local enable_seqscan = off`.execute(tx);
    const told: string[] = [];
    for (const { from, column } of ways) {
      if (typeof column === 'string') continue;
      const plan = sql`explain select from ${sql.table(from)} as other where ${column(id)}`;
      told.push(JSON.stringify((await plan.execute(tx)).rows));
    }
    return told;
  });

  expect(plans[0]).toContain('string_values_numbers');
  for (const index of [
    'activities_name_string',
    'activities_numbers_of_names',
    'activities_numbers',
    'activity_language_versions_numbers',
    'activity_works_numbers',
  ])
    expect(plans[1]).toContain(`${index} `);
  for (const plan of plans) expect(plan).not.toContain('Seq Scan');
});

test('a string says which texts, activities and characters use it, and is not deleted from under them', async () => {
  const { body: cat } = await add({ en: 'cat' });
  const number = cat.data.stringNumber;
  const { body: text } = await add({ en: `The #${number}, again` });
  await addActivity('At home', { helpString: `Feed the #${number}.` });
  await addActivity('In the yard', { gameData: { instructionString: number } });
  await addActivity('Named by it', {}, number);
  await addActivity('Elsewhere', {
    helpString: `Not #${number}0, which is another`,
    gameData: { instructionString: number * 10 },
  });

  expect(await usesOf(cat.data._id)).toEqual([
    ['strings', text.data.label],
    ['activities', 'At home', 'In the yard', 'Named by it'],
  ]);
  expect((await ask('stringsDelete', { query: { id: cat.data._id } })).body.code).toBe('rows.inUse');
  expect(await usesOf(text.data._id)).toEqual([]);
});

test('the name of a character that is drawn leads to the character', async () => {
  const name = await house.db
    .selectFrom('strings')
    .select('_id')
    .where('key', '=', 'uiPlay.character.fletcher')
    .executeTakeFirstOrThrow();

  expect(await usesOf(name._id)).toEqual([['characters', 'fletcher']]);
});

test('a language that a center speaks and a word is translated into is not deleted from under them', async () => {
  const { body: added } = await ask('localesAdd', {
    body: { name: 'Portuguese', code: 'pt', displayName: 'Português', ttsEnabled: false, position: 50 },
  });
  const { _id } = added.data;
  await sql`update learning_centers set config = config || '{"locales": ["en", "pt"]}'
    where _id = (select _id from learning_centers limit 1)`.execute(house.db);
  await sql`insert into words (_id, word, translations) values (${uuidv7()}, 'cat', '{"pt": "gato"}')`.execute(
    house.db,
  );

  const uses = (await ask('localesUsedIn', { params: { id: _id } })).body.data;
  const deleted = await ask('localesDelete', { query: { id: _id } });

  expect(uses.map(({ section, total }: { section: string; total: number }) => [section, total])).toEqual([
    ['words', 1],
    ['learning-centers', 1],
  ]);
  expect(deleted.body.code).toBe('rows.inUse');
});

test('a translator brings in translations from a file, keeps the placeholders and makes no text', async () => {
  const { body } = await add({ en: 'Carried over {name}' });
  const { _id, stringNumber } = body.data;
  const csv = await house.ask(
    'stringsCsv' as never,
    {
      as: world.visitor('TRANSLATOR').token,
      query: { filter: 'Carried over' },
    } as never,
  );
  const [columns = [], line = []] = Papa.parse<string[]>(csv.body.replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  }).data;
  const inSpanish = columns.indexOf('Text (es)');
  const bring = (cells: readonly string[]) =>
    ask(
      'stringsImport' as never,
      { body: { columns, rows: [{ row: 2, cells }], confirm: true } },
      'TRANSLATOR',
    );
  const saying = (text: string) => line.map((cell, at) => (at === inSpanish ? text : cell));

  const lost = await bring(saying('Llevado'));
  const made = await bring(saying('Llevado {name}').map((cell, at) => (columns[at] === 'ID' ? '' : cell)));
  const kept = await bring(saying('Llevado {name}'));
  const stored = await house.db
    .selectFrom('string_values')
    .select('string_value as text')
    .where('string_id', '=', _id)
    .where('locale', '=', 'es')
    .execute();

  expect([columns[inSpanish], lost.body.data.refused, made.body.data.refused]).toEqual([
    columns[inSpanish],
    1,
    1,
  ]);
  expect(kept.body.data).toMatchObject({ changed: 1, refused: 0 });
  expect(stored).toEqual([{ text: 'Llevado {name}' }]);
  expect(stringNumber).toBeGreaterThan(0);
  // A file is one entry of the audit log, and who looks at one of its texts finds it all the same.
  const changes = await ask('stringChanges', { params: { id: _id } }, 'TRANSLATOR');
  expect(changes.body.data).toMatchObject([
    { languages: ['es'], isNew: false },
    { languages: ['en'], isNew: true },
  ]);
});

test("a text is read aloud for its form: the sound is heard, saved with it, and nobody else's", async () => {
  const { body: made } = await add({ en: 'Choose a star' });
  const { _id, version, values } = made.data;

  const spoken = await ask(
    'stringsSpeak',
    { body: { field: 'audio', locale: 'en', text: values.en, voice: 'male' } },
    'TRANSLATOR',
  );
  const body = { _id, version, values, note: null, audio: { en: spoken.body.key } };
  const byAnother = await ask('stringsEdit', { body });
  const bySpeaker = await ask('stringsEdit', { body }, 'TRANSLATOR');

  expect(spoken.status).toBe(200);
  const heard = await house.server.inject({ method: 'GET', url: spoken.body.url });
  expect([heard.statusCode, heard.headers['content-type']]).toEqual([200, 'audio/mpeg']);
  expect([byAnother.status, byAnother.body.fields]).toEqual([400, { 'audio.en': expect.any(String) }]);
  expect([bySpeaker.status, bySpeaker.body.data.audio]).toEqual([200, { en: spoken.body.key }]);
});

test.each([
  [{ field: 'values', locale: 'en', text: 'cat', voice: 'male' }, 'request.invalid'],
  [{ field: 'audio', locale: 'en', text: ' ', voice: 'male' }, 'speech.noText'],
  [{ field: 'audio', locale: 'xx', text: 'cat', voice: 'male' }, 'speech.noLocales'],
])('%j is not read aloud: %s', async (body, code) => {
  const refused = await ask('stringsSpeak', { body });

  expect([refused.status, refused.body.code]).toEqual([400, code]);
});

test('a translation is to be looked at again when its English was changed, until somebody says that it still holds', async () => {
  const { body: made } = await add({ en: 'Hop over', es: 'Salta', sw: 'Ruka' });
  const { _id, version } = made.data;
  const values = { en: 'Hop over the fence', es: 'Salta', sw: 'Ruka ua' };
  const outdated = async () => (await ask('stringsRow', { params: { id: _id } })).body.data.outdated;
  const listed = async () =>
    (await ask('missingStrings', { query: { locale: 'es', filter: 'Hop over' } })).body.data.map(
      (row: { outdated: boolean }) => row.outdated,
    );
  const before = [await outdated(), await listed()];

  await ask('stringsEdit', { body: { _id, version, values, note: null, audio: {} } });
  const changed = [await outdated(), await listed()];
  const confirmed = await ask(
    'stringStillRight',
    { params: { id: _id }, body: { locale: 'es' } },
    'TRANSLATOR',
  );
  const nothing = await ask('stringStillRight', { params: { id: _id }, body: { locale: 'fr' } });

  expect(before).toEqual([null, []]);
  expect(changed).toEqual(['es', [true]]);
  expect([confirmed.status, nothing.status]).toEqual([200, 404]);
  expect([await outdated(), await listed()]).toEqual([null, []]);
});
