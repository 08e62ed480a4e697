import { afterAll, beforeAll, expect, test } from 'vitest';
import { content, type MakeHouse, openMakeHouse, problem, type Somebody } from '../testing/make-house.ts';

let house: MakeHouse;

beforeAll(async () => {
  house = await openMakeHouse();
});
afterAll(() => house.close());

const FORMATS = ['xliff', 'csv', 'xlsx'] as const;
type Format = (typeof FORMATS)[number];

async function original(name: string, question = 'Which animal gives milk?') {
  const { _id } = await house.made('author', { activityName: name });
  await house.save(_id, content([problem('cow', question)]), 1);
  return _id;
}

async function exported(ids: readonly string[], format: Format, who: Somebody = 'translator') {
  const reply = await house.ask(who, 'exportTranslations', {
    query: { language: 'es', format, ids: [...ids] },
  });
  expect(reply.statusCode, reply.body.slice(0, 300)).toBe(200);
  return reply.rawPayload;
}

async function imported(file: Buffer, format: Format, apply: boolean, who: Somebody = 'translator') {
  const body = { language: 'es', format, content: file.toString('base64'), apply };
  return house.ask(who, 'importTranslations', { body });
}

/** A translator writes behind each source what it is in Spanish. */
const written = (file: Buffer): Buffer =>
  Buffer.from(
    file
      .toString()
      .replaceAll(
        /<source xml:space="preserve">(.*?)<\/source>/g,
        '$&<target xml:space="preserve">ES $1</target>',
      ),
  );

test('a file shows what it would change, then changes it, and learners get what is whole', async () => {
  const ids = [await original('Export one'), await original('Export two')];
  const file = written(await exported(ids, 'xliff'));

  const seen = (await imported(file, 'xliff', false)).json();
  const before = (await house.opened(ids[0] ?? '')).languageVersions;
  const done = (await imported(file, 'xliff', true)).json();
  const again = (await imported(file, 'xliff', false)).json();

  expect(seen).toMatchObject({
    applied: false,
    counts: { added: 8, unknown: 0 },
    activities: 2,
    published: 0,
  });
  expect(before).toEqual([]);
  expect(done).toMatchObject({ applied: true, counts: { added: 8 }, activities: 2, published: 2 });
  expect(again.counts).toMatchObject({ added: 0, changed: 0, unchanged: 8 });
  expect((await house.played(ids[0] ?? '')) as object).toMatchObject({
    languageVersionData: {
      immersion_es: {
        activityName: 'ES Export one',
        gameData: { problems: [{ question: { text: 'ES Which animal gives milk?' } }] },
      },
    },
  });
});

test.each(FORMATS)('an unchanged %s file changes nothing', async (format) => {
  const id = await original(`Export ${format}`);
  const file = await exported([id], format);

  expect((await imported(file, format, true)).json()).toMatchObject({
    counts: { added: 0, changed: 0, unchanged: 4, outdated: 0, theirs: 0 },
    activities: 0,
  });
  expect((await house.opened(id)).languageVersions).toEqual([]);
});

test('what changed here since the export is named and left alone', async () => {
  const id = await original('Export moved');
  const file = written(await exported([id], 'xliff'));
  await house.save(id, content([problem('cow', 'What do cows give?')]), 2);
  await imported(
    Buffer.from(file.toString().replaceAll('ES cow', 'la vaca').replaceAll('ES Which', 'Was Which')),
    'xliff',
    true,
  );

  const second = (await imported(file, 'xliff', true)).json();

  expect(second.counts).toMatchObject({ outdated: 1, theirs: 1, unchanged: 2 });
  expect(second.lines.map(({ outcome }: { outcome: string }) => outcome).toSorted()).toEqual([
    'outdated',
    'theirs',
  ]);
});

test('a text that is not there, and one that is broken, are named; the rest is saved', async () => {
  const id = await original('Export broken');
  const file = written(await exported([id], 'xliff'))
    .toString()
    .replace('name="gameData.problems.cow.question.text"', 'name="gameData.problems.gone.text"')
    .replace('ES not cow', 'no <ph id="9" dataRef="d9"/>');

  const reply = (await imported(Buffer.from(file), 'xliff', true)).json();

  expect(reply.counts).toMatchObject({ added: 2, unknown: 1, broken: 1 });
  expect(reply).toMatchObject({ activities: 1, published: 0 });
});

test('markup that could run does not come in through a file', async () => {
  const { _id } = await house.made('author', { activityName: 'Export hostile' });
  await house.save(_id, content([problem('cow')], { helpHtml: '<p>Tap <b>here</b>.</p>' }), 1);
  const file = written(await exported([_id], 'xliff'))
    .toString()
    .replace('&lt;b&gt;</data>', '&lt;img src=x onerror=alert(1)&gt;</data>');

  await imported(Buffer.from(file), 'xliff', true);

  const { data } = (
    await house.ask('translator', 'openLanguage', { params: { id: _id, locale: 'es' } })
  ).json();
  expect(JSON.stringify(data.data)).not.toMatch(/onerror|alert/);
});

test('files of other kinds and of other languages are refused with the reason', async () => {
  const id = await original('Export refused');
  const file = await exported([id], 'xliff');
  const code = async (bytes: Buffer, format: Format) => (await imported(bytes, format, true)).json().code;

  expect(await code(Buffer.from('<!DOCTYPE a><a/>'), 'xliff')).toBe('translations.badFile');
  expect(await code(Buffer.from('no table'), 'csv')).toBe('translations.badFile');
  expect(await code(Buffer.from('no workbook'), 'xlsx')).toBe('translations.badFile');
  expect(await code(Buffer.from(file.toString().replace('trgLang="es"', 'trgLang="sw"')), 'xliff')).toBe(
    'translations.otherLanguage',
  );
});

test('a translator of generated activities neither takes nor brings in a hand-made one', async () => {
  const id = await original('Export kinds');
  const file = written(await exported([id], 'xliff'));
  const taken = await house.ask('generated', 'exportTranslations', {
    query: { language: 'es', format: 'csv', ids: [id] },
  });
  const brought = (await imported(file, 'xliff', true, 'generated')).json();
  const closed = await imported(file, 'xliff', true, 'teacher');

  expect(taken.json().code).toBe('translations.nothingToExport');
  expect(brought).toMatchObject({ counts: { unknown: 4, added: 0 }, activities: 0 });
  expect(closed.statusCode).toBe(403);
  expect((await house.opened(id)).languageVersions).toEqual([]);
});
