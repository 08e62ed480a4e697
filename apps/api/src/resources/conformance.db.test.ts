import type { CallName } from '@flink/contract/calls/index.ts';
import { type Field, filesOf, referredBy } from '@flink/contract/resources/kit/field.ts';
import Papa from 'papaparse';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { REDACTED } from '../modules/personal-data/redaction.ts';
import { SERVED } from '../served-resources.ts';
import { type Office, openOffice } from './testing/office.ts';
import { EDITS, samplesOf } from './testing/samples.ts';

let office: Office;

beforeAll(async () => {
  office = await openOffice();
});
beforeEach(() => office.world.restore());
afterAll(() => office.house.close());

/** None of these is missing when nothing was chosen. */
const LISTS: readonly Field['kind'][] = ['references', 'files', 'choices'];

/** What no field of the kind takes. */
function wrongFor(field: Field): unknown[] {
  const nothing = field.optional || LISTS.includes(field.kind) ? [] : [undefined, ''];
  const tooLong = 'x'.repeat(('max' in field ? field.max : 0) + 1);
  switch (field.kind) {
    case 'text':
      return [...nothing, tooLong, { $gt: '' }];
    case 'perLocale':
      return [
        ...nothing,
        ...(field.optional ? [] : [{}]),
        ...(field.of.kind === 'text' ? [{ en: 'x'.repeat(field.of.max + 1) }] : []),
        { 'no language': 'x' },
        'x',
      ];
    case 'choices':
      return [['nothing.of.this'], 'x', { $gt: '' }];
    case 'references':
    case 'files':
      return [Array.from({ length: field.max + 1 }, () => crypto.randomUUID()), 'x', { $gt: '' }];
    default:
      return [...nothing, { $gt: '' }];
  }
}

/** A value of the field that holds this one, and where an error about it belongs. */
function holding(name: string, { kind }: Field, value: string) {
  if (kind === 'perLocale') return { place: `${name}.en`, value: { en: value } };
  if (kind === 'references' || kind === 'files') return { place: `${name}.0`, value: [value] };
  return { place: name, value };
}
describe.each(SERVED.map(({ resource }) => [resource.name, resource] as const))('%s', (name, resource) => {
  const sample = async (number: number) => {
    const values = await samplesOf(office)[name]?.(number);
    if (!values) throw new Error(`Write a sample of ${name} into testing/samples.ts.`);
    return values;
  };
  const made = async (number: number) => {
    const values = await sample(number);
    const { body } = await office.ask(`${name}Add`, { body: values });
    expect(body, `sample ${number} of ${name}`).toMatchObject({ success: true, data: values });
    return body.data;
  };
  const auditOf = (rowId: unknown) =>
    office.house.db
      .selectFrom('audit_log')
      .selectAll()
      .where('row_id', '=', String(rowId))
      .orderBy('_id')
      .execute();
  const gone = async (row: Record<string, unknown>) =>
    office.ask(`${name}Delete`, { query: { id: row._id } });

  test('is made, found by its name in the table and in the list, read, and written down', async () => {
    const { links, ...row } = await made(1);

    const query = { filter: String(row[resource.title]), limit: 100 };
    const page = await office.ask(`${name}Table`, { query });
    const list = await office.ask(`${name}List`, { query: { filter: query.filter } });
    const one = await office.ask(`${name}Row`, { params: { id: row._id } });
    const [entry, ...others] = await auditOf(row._id);
    await gone(row);

    expect(row).toMatchObject({ version: 1, isProtected: false });
    if (links) expect(Object.values(links).every((link) => link !== '')).toBe(true);
    expect(page.body).toMatchObject({ data: [row], total: 1 });
    // Spec 3 §7.3: the list of users is an array of first and last names.
    if (Array.isArray(list.body)) expect(list.body).toMatchObject([{ _id: row._id }]);
    else expect(list.body.data).toMatchObject([{ _id: row._id, title: row[resource.title] }]);
    expect(one.body.data).toEqual(links ? { ...row, links } : row);
    expect(entry).toMatchObject({
      action: 'create',
      resource: name,
      row_title: row[resource.title],
      after: row,
    });
    expect(others).toEqual([]);
  });

  test('is changed once by two people who read the same version; the second is told, nothing is overwritten', async () => {
    const { links: _links, ...row } = await made(2);
    const values = Object.fromEntries(
      Object.entries(row).filter(
        ([field]) => field in resource.fields || field === '_id' || field === 'version',
      ),
    );

    const [first, second] = await Promise.all([
      office.ask(`${name}Edit`, { body: { ...values, ...EDITS[name] } }),
      office.ask(`${name}Edit`, { body: values }),
    ]);
    const now = await office.ask(`${name}Row`, { params: { id: row._id } });
    const entries = await auditOf(row._id);
    await gone(row);

    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
    expect([first, second].find(({ statusCode }) => statusCode === 409)?.body.code).toBe('conflict');
    const kept = first.statusCode === 200 ? first : second;
    expect(now.body.data).toEqual({ ...kept.body.data, version: 2 });
    const { links: _, ...stored } = now.body.data;
    expect(entries.map(({ action }) => action)).toEqual(['create', 'edit']);
    expect(entries[1]).toMatchObject({ before: row, after: stored });
  });

  test('every field that is missing, empty or too long is named, and nothing is made', async () => {
    const values = await sample(3);
    for (const [field, of] of Object.entries(resource.fields)) {
      for (const value of wrongFor(of)) {
        const { statusCode, body } = await office.ask(`${name}Add`, { body: { ...values, [field]: value } });
        const places = Object.keys(body.fields ?? {}).map((place) => place.split('.')[0]);
        expect([statusCode, [...new Set(places)]], `${field}: ${JSON.stringify(value)}`).toEqual([
          400,
          [field],
        ]);
      }
    }
    expect((await office.ask(`${name}Table`, { query: { filter: 'Sample 3' } })).body.total).toBe(0);
  });

  test('a reference to what is not there is refused beside its field', async () => {
    const values = await sample(4);
    for (const [field, of] of Object.entries(resource.fields)) {
      if (!referredBy(of)) continue;
      const { place, value } = holding(field, of, '019a1111-1111-7111-8111-111111111111');
      const { statusCode, body } = await office.ask(`${name}Add`, { body: { ...values, [field]: value } });
      expect([statusCode, Object.keys(body.fields ?? {})]).toEqual([400, [place]]);
    }
  });

  test('a file that is not there, of another field or of somebody else is refused beside its field', async () => {
    const values = await sample(7);
    for (const [field, of] of Object.entries(resource.fields)) {
      const kind = filesOf(of);
      if (!kind) continue;
      const foreign = await office.uploaded(name, field, kind, 'MASTER_ADMIN');
      const wrong = {
        'files.badKey': 'documents/credits-en.pdf',
        'files.notYours': foreign,
      };
      for (const [code, key] of Object.entries(wrong)) {
        const { place, value } = holding(field, of, key);
        const { statusCode, body } = await office.ask(`${name}Add`, { body: { ...values, [field]: value } });
        const text = office.house.house.shippedTexts.get(`error.${code}`)?.en;
        expect([statusCode, body.fields]).toEqual([400, { [place]: text }]);
      }
    }
  });

  test('a language that is not there is refused beside its field', async () => {
    const values = await sample(8);
    for (const [field, of] of Object.entries(resource.fields)) {
      if (of.kind !== 'perLocale' || of.of.kind !== 'text') continue;
      const { statusCode, body } = await office.ask(`${name}Add`, {
        body: { ...values, [field]: { ...(values[field] as object), qq: 'x' } },
      });
      expect([statusCode, Object.keys(body.fields ?? {})]).toEqual([400, [`${field}.qq`]]);
    }
  });

  test('many are deleted at once with one entry; one that cannot be deleted keeps all', async () => {
    const rows = [await made(5), await made(6)];
    const ids = rows.map(({ _id }) => String(_id));
    const nobody = '019a1111-1111-7111-8111-111111111111';

    const missing = await office.ask(`${name}Bulk`, { body: { action: 'delete', ids: [...ids, nobody] } });
    const left = await Promise.all(ids.map((id) => office.ask(`${name}Row`, { params: { id } })));
    const { body } = await office.ask(`${name}Bulk`, { body: { action: 'delete', ids } });
    const gone = await Promise.all(ids.map((id) => office.ask(`${name}Row`, { params: { id } })));
    const [entry] = await office.house.db
      .selectFrom('audit_log')
      .selectAll()
      .where('row_id', 'is', null)
      .orderBy('_id', 'desc')
      .limit(1)
      .execute();

    expect([missing.statusCode, missing.body.code]).toEqual([404, 'notFound']);
    expect(left.map(({ statusCode }) => statusCode)).toEqual([200, 200]);
    expect(body).toEqual({ success: true, done: 2, undo: resource.personal ? null : expect.any(String) });
    expect(gone.map(({ statusCode }) => statusCode)).toEqual([404, 404]);
    expect(entry).toMatchObject({ action: 'delete', resource: name, row_count: 2, after: null });
    expect(entry?.before).toHaveLength(2);
    for (const _id of ids)
      expect(entry?.before).toContainEqual(resource.personal ? { _id } : expect.objectContaining({ _id }));
    if (resource.personal) expect(entry?.row_title).toBe(REDACTED);
  });

  test('all that match are deleted only while there are as many as were seen', async () => {
    const row = await made(9);
    const matching = { filter: String(row[resource.title]) };

    const more = await office.ask(`${name}Bulk`, { body: { action: 'delete', matching, expected: 2 } });
    const still = await office.ask(`${name}Row`, { params: { id: row._id } });
    const done = await office.ask(`${name}Bulk`, { body: { action: 'delete', matching, expected: 1 } });

    expect([more.statusCode, more.body.code]).toEqual([409, 'rows.countChanged']);
    expect(still.statusCode).toBe(200);
    expect(done.body).toMatchObject({ success: true, done: 1 });
  });

  test('leaves as a table with its id, and where it may come in again nothing is changed', async () => {
    const row = await made(4);
    const query = { filter: String(row[resource.title]) };

    const file = await office.house.ask(`${name}Csv` as CallName, {
      as: office.world.visitor('SUPER').token,
      query,
    });
    const [columns = [], ...lines] = Papa.parse<string[]>(file.body.replace(/^\uFEFF/, ''), {
      skipEmptyLines: true,
    }).data;
    const rows = lines.map((cells, at) => ({ row: at + 2, cells }));
    const again = resource.importedBy
      ? await office.ask(`${name}Import`, { body: { columns, rows, confirm: true } })
      : null;
    await gone(row);

    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(lines.map((cells) => cells[columns.indexOf('ID')])).toEqual([row._id]);
    if (again)
      expect(again.body.data).toEqual({
        written: false,
        created: 0,
        changed: 0,
        unchanged: 1,
        refused: 0,
        rows: [],
      });
  });

  test('is deleted, which is written down with what it was; deleted again it is not found', async () => {
    const { links: _, ...row } = await made(5);

    const replies = [await gone(row), await gone(row)];
    const entries = await auditOf(row._id);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(entries.at(-1)).toMatchObject({
      action: 'delete',
      before: resource.personal ? { _id: row._id } : row,
      after: null,
    });
  });

  test.skipIf(resource.personal)('is restored as it was, once; the log names both', async () => {
    const { links: _, ...row } = await made(5);
    const { body: removed } = await gone(row);

    const { body: list } = await office.ask(`${name}Deleted`, { query: {} });
    const { body: done } = await office.ask(`${name}Restore`, { body: { batch: removed.undo } });
    const { body: back } = await office.ask(`${name}Row`, { params: { id: row._id } });
    const again = await office.ask(`${name}Restore`, { body: { batch: removed.undo } });
    const entries = await auditOf(row._id);

    expect(list.data).toContainEqual(expect.objectContaining({ title: String(row[resource.title]) }));
    expect(done).toEqual({ success: true, restored: 1, left: [] });
    expect(back.data).toMatchObject(row);
    expect(again.statusCode).toBe(404);
    expect(entries.map(({ action }) => action).slice(-2)).toEqual(['delete', 'restore']);
  });

  test.runIf(resource.personal)('about people keeps nothing in the trash', async () => {
    const { body } = await gone(await made(5));
    const kept = await office.house.db.selectFrom('trash').select('_id').where('kind', '=', name).execute();

    expect([body.undo, kept]).toEqual([null, []]);
  });
});
