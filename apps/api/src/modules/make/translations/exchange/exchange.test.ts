import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { translatableTexts, withTexts } from '@flink/contract/rules/make/translated-texts.ts';
import { untranslated } from '@flink/contract/rules/make/translation.ts';
import { readContent } from '@flink/game-kit/model/content/content.ts';
import { models } from '@flink/templates/models.gen.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { writeXlsx } from '../../../reports/data-export/writers/xlsx.ts';
import { BadFile, type ExportedActivity, OtherLanguage, type ReadText } from './exchange-unit.ts';
import { readXliff } from './read-xliff.ts';
import { readXlsx } from './read-xlsx.ts';
import { readCsv, writeCsv } from './tables.ts';
import { xlsxOf } from './write-sheet.ts';
import { writeXliff } from './write-xliff.ts';

const ID = '01a1f583-a15d-77b5-b811-abc43da6c922';
const TEMPLATES = join(import.meta.dirname, '../../../../../../../packages/templates/src');

const FORMATS = {
  xliff: async (activities: readonly ExportedActivity[]) =>
    readXliff(writeXliff(activities, 'en', 'ar'), 'ar'),
  csv: async (activities: readonly ExportedActivity[]) => readCsv(writeCsv(activities, 'ar'), 'ar'),
  xlsx: async (activities: readonly ExportedActivity[]) =>
    readXlsx(await xlsxOf(writeXlsx, activities, 'ar'), 'ar'),
};
const NAMES = ['xliff', 'csv', 'xlsx'] as const;

const sides = (texts: readonly Pick<ReadText, 'part' | 'source' | 'target' | 'mark'>[]) =>
  texts.map(({ part, source, target, mark }) => ({ part, source, target, mark }));
const wanted = ({ texts }: ExportedActivity) =>
  sides(texts.map((text) => ({ ...text, target: text.translation })));

/** What people and programs put into texts. */
const words = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.constantFrom(
    'a & b < c > d',
    '&amp;nbsp; &nbsp; &#39;',
    '<p>uno <b>dos</b><br/>tres</p>',
    '<b>open only',
    '</i>closed only <img src=x>',
    '=1+1',
    "'=quoted",
    'line\nline\r\nline\ttab',
    '\u202bشجرة\u202c {name} %s',
    '  two  spaces  ',
    ']]>',
    '_x0041_',
    '\u0000\u0007\ufffe',
    '[not [a] mark]',
    'back\\slash',
  ),
);

function fixturesOf(alias: string): readonly ActivityData[] {
  const template = models.get(alias);
  const folder = join(TEMPLATES, alias, 'fixtures');
  return readdirSync(folder).flatMap((file) => {
    const { content } = JSON.parse(readFileSync(join(folder, file), 'utf8'));
    const read = template ? readContent(template, content) : { ok: false as const };
    return read.ok ? [{ ...read.content } as ActivityData] : [];
  });
}

const exported = (data: ActivityData, own: ActivityData): ExportedActivity => ({
  _id: ID,
  activityName: 'Name <&> "quoted"',
  locale: 'en',
  texts: translatableTexts(data, own, {}, 'Name'),
});

describe.each([...models.keys()])('%s', (alias) => {
  test.each(NAMES)('comes back from %s as it left, without and with translations', async (format) => {
    const fixtures = fixturesOf(alias);
    expect(fixtures.length).toBeGreaterThan(0);
    for (const data of fixtures) {
      const begun = exported(data, untranslated(data));
      const whole = exported(data, data);
      expect(sides(await FORMATS[format]([begun]))).toEqual(wanted(begun));
      expect(sides(await FORMATS[format]([whole]))).toEqual(wanted(whole));
    }
  });

  test('takes every text that a file brings, and changes nothing else', () => {
    for (const data of fixturesOf(alias)) {
      const texts = translatableTexts(data, data, {}, 'Name').filter(({ part }) => part !== 'activityName');
      const values = new Map(texts.map(({ part, source }) => [part, source]));
      const again = translatableTexts(data, withTexts(data, untranslated(data), values), {}, 'Name');
      expect(
        again
          .filter(({ part }) => part !== 'activityName')
          .map(({ part, translation }) => [part, translation]),
      ).toEqual([...values]);
    }
  });
});

test.each(NAMES)('any words of any form come back from %s unchanged', async (format) => {
  const form = fc.constantFrom('plain', 'html', 'list', 'marked');
  const text = fc
    .record({ form, source: words, translation: words })
    .map(({ form, source, translation }) => ({
      form: form as 'plain',
      part: 'gameData.problems.p 1".text',
      // A marked text has its brackets in pairs.
      source: form === 'marked' ? `[${source.replaceAll(/[\\[\]]/g, '\\$&')}] x` : source,
      translation: form === 'marked' ? `a [${translation.replaceAll(/[\\[\]]/g, '\\$&')}]` : translation,
      state: 'done',
      mark: 'abc',
    }));
  await fc.assert(
    fc.asyncProperty(fc.array(text, { minLength: 1, maxLength: 4 }), async (texts) => {
      const activity = { _id: ID, activityName: 'Name', locale: 'en', texts };
      // A lone half of a sign is not stored anywhere, and a file in UTF-8 cannot hold it.
      fc.pre(texts.every((one) => one.source.isWellFormed() && one.translation.isWellFormed()));
      expect(sides(await FORMATS[format]([activity]))).toEqual(wanted(activity));
    }),
    { numRuns: 150 },
  );
});

const unit = (inside: string) =>
  `<xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="es"><file id="f1" original="${ID}"><unit id="u1" name="p">${inside}</unit></file></xliff>`;

test('segments that a program made of one text are put together again', () => {
  const file = unit(
    '<segment><source>One. </source><target>Uno. </target></segment><segment><source>Two.</source><target>Dos.</target></segment>',
  );

  expect(readXliff(file, 'es')).toMatchObject([{ source: 'One. Two.', target: 'Uno. Dos.' }]);
});

test('a text with a segment or a code missing is broken', () => {
  const half = unit(
    '<segment><source>One.</source><target>Uno.</target></segment><segment><source>Two.</source></segment>',
  );
  const code = unit('<segment><source>One</source><target>Uno <ph id="1" dataRef="d9"/></target></segment>');

  expect(readXliff(half, 'es')[0]?.target).toBeNull();
  expect(readXliff(code, 'es')[0]?.target).toBeNull();
});

test.each([
  [
    'an entity from a file',
    `<!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>${unit('<segment><source>&e;</source></segment>')}`,
  ],
  [
    'entities that grow',
    `<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]>${unit('<segment><source>&b;</source></segment>')}`,
  ],
  ['an entity that nobody declared', unit('<segment><source>&what;</source></segment>')],
  ['another kind of XML', '<html/>'],
  ['an end that is missing', unit('<segment>').slice(0, -20)],
  ['elements without end', unit('<g>'.repeat(500))],
  ['no XML at all', 'activity_id,activity'],
])('refuses a file with %s', (_, file) => {
  expect(() => readXliff(file, 'es')).toThrow(BadFile);
});

test('refuses a file in another language', () => {
  expect(() => readXliff(unit(''), 'sw')).toThrow(OtherLanguage);
  expect(() =>
    readCsv(
      writeCsv(
        [
          {
            _id: ID,
            activityName: 'A',
            locale: 'en',
            texts: [{ part: 'p', form: 'plain', source: 'a', translation: 'b', state: 'done', mark: '' }],
          },
        ],
        'es',
      ),
      'sw',
    ),
  ).toThrow(OtherLanguage);
});

test('refuses what is no workbook and one that grows without end', async () => {
  const { deflateRawSync } = await import('node:zlib');
  const bomb = deflateRawSync(Buffer.alloc(80_000_000));
  const name = Buffer.from('xl/worksheets/sheet1.xml');
  const local = Buffer.alloc(30);
  local.writeUInt16LE(name.length, 26);
  const entry = Buffer.alloc(46);
  entry.writeUInt16LE(8, 10);
  entry.writeUInt32LE(bomb.length, 20);
  entry.writeUInt16LE(name.length, 28);
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(30 + name.length + bomb.length, 16);
  const zip = Buffer.concat([local, name, bomb, entry, name, end]);

  expect(() => readXlsx(zip, 'es')).toThrow(BadFile);
  expect(() => readXlsx(Buffer.from('PK no workbook'), 'es')).toThrow(BadFile);
  expect(() => readXlsx(Buffer.from([0x50, 0x4b, 5, 6, ...Buffer.alloc(18, 255)]), 'es')).toThrow(BadFile);
});

test('refuses a file in which codes repeat long data', () => {
  const data = `<originalData><data id="d1">${'a'.repeat(100_000)}</data></originalData>`;
  const file = unit(`${data}<segment><source>${'<ph id="1" dataRef="d1"/>'.repeat(400)}</source></segment>`);

  expect(() => readXliff(file, 'es')).toThrow('too much text');
});

/** An archive of stored parts. */
function archive(parts: Readonly<Record<string, string>>): Buffer {
  const locals: Buffer[] = [];
  const entries: Buffer[] = [];
  let at = 0;
  for (const [path, content] of Object.entries(parts)) {
    const [name, bytes] = [Buffer.from(path), Buffer.from(content)];
    const local = Buffer.alloc(30);
    local.writeUInt16LE(name.length, 26);
    const entry = Buffer.alloc(46);
    entry.writeUInt32LE(bytes.length, 20);
    entry.writeUInt16LE(name.length, 28);
    entry.writeUInt32LE(at, 42);
    locals.push(local, name, bytes);
    entries.push(entry, name);
    at += local.length + name.length + bytes.length;
  }
  const end = Buffer.alloc(22);
  end.writeUInt32LE(0x06054b50, 0);
  end.writeUInt16LE(Object.keys(parts).length, 10);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...locals, ...entries, end]);
}

test('refuses a sheet in which many cells share one long text', () => {
  const file = archive({
    'xl/sharedStrings.xml': `<sst><si><t>${'a'.repeat(1_000_000)}</t></si></sst>`,
    'xl/worksheets/sheet1.xml': `<worksheet>${'<row><c t="s"><v>0</v></c></row>'.repeat(100)}</worksheet>`,
  });

  expect(() => readXlsx(file, 'es')).toThrow('too much text');
});

test('a spreadsheet calculates nothing of what is written in it', () => {
  const texts = ['=1+1', '+1', '-1', '@SUM(A1)'].map((source, index) => ({
    part: `p${index}`,
    form: 'plain' as const,
    source,
    translation: source,
    state: 'done',
    mark: '',
  }));
  const csv = writeCsv([{ _id: ID, activityName: '=A', locale: 'en', texts }], 'es');

  expect(csv).not.toMatch(/(^|,)"[=+\-@]/m);
});
