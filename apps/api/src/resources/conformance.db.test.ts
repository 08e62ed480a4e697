import type { CallName } from '@flink/contract/calls/index.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { SERVED } from '../served-resources.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../testing/two-tenants.ts';

/** Values of a row that can be made, different ones for each number. */
const SAMPLES: Readonly<Record<string, (number: number) => Record<string, unknown>>> = {
  lists: (number) => ({ name: `Sample ${number}`, default: '50', values: '25, 50, 75' }),
  locales: (number) => ({
    name: `Sample ${number}`,
    code: `x${'abcdefghij'.charAt(number)}`,
    displayName: 'Sample',
    ttsEnabled: number % 2 === 0,
    position: 900 + number,
  }),
  regions: (number) => ({ name: `Sample ${number}`, masterOrganizationId: world.a.organization.id }),
};

/** What is changed in an edit. */
const EDITS: Readonly<Record<string, Record<string, unknown>>> = {
  lists: { values: 'one, two', default: null },
  locales: { displayName: 'Other', ttsEnabled: true },
  regions: { name: 'Renamed' },
};

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

interface Answer {
  readonly statusCode: number;
  readonly body: Record<string, unknown> & { readonly data: Record<string, unknown> };
}

async function ask(name: string, what: Record<string, unknown>, as = 'SUPER' as const): Promise<Answer> {
  const reply = await house.ask(name as CallName, { as: world.visitor(as).token, ...what });
  return { statusCode: reply.statusCode, body: reply.json() };
}

describe.each(SERVED.map(({ resource }) => [resource.name, resource] as const))('%s', (name, resource) => {
  const sample = (number: number) => {
    const values = SAMPLES[name]?.(number);
    if (!values) throw new Error(`Write a sample of ${name} into SAMPLES.`);
    return values;
  };
  const made = async (number: number) => (await ask(`${name}Add`, { body: sample(number) })).body.data;
  const auditOf = (rowId: unknown) =>
    house.db.selectFrom('audit_log').selectAll().where('row_id', '=', String(rowId)).orderBy('_id').execute();
  const gone = async (row: Record<string, unknown>) => ask(`${name}Delete`, { query: { id: row._id } });

  test('is made, found by its name in the table and in the list, read, and written down', async () => {
    const row = await made(1);

    const query = { filter: String(row[resource.title]), limit: 100 };
    const page = await ask(`${name}Table`, { query });
    const list = await ask(`${name}List`, { query: { filter: query.filter } });
    const one = await ask(`${name}Row`, { params: { id: row._id } });
    const [entry, ...others] = await auditOf(row._id);
    await gone(row);

    expect(row).toMatchObject({ ...sample(1), version: 1, isProtected: false });
    expect(page.body).toMatchObject({ data: [row], total: 1 });
    expect(list.body.data).toEqual([{ _id: row._id, title: row[resource.title] }]);
    expect(one.body.data).toEqual(row);
    expect(entry).toMatchObject({
      action: 'create',
      resource: name,
      row_title: row[resource.title],
      after: row,
    });
    expect(others).toEqual([]);
  });

  test('is changed once by two people who read the same version; the second is told, nothing is overwritten', async () => {
    const row = await made(2);
    const { isProtected: _, ...values } = Object.fromEntries(
      Object.entries(row).filter(
        ([field]) => field in resource.fields || field === '_id' || field === 'version',
      ),
    );

    const [first, second] = await Promise.all([
      ask(`${name}Edit`, { body: { ...values, ...EDITS[name] } }),
      ask(`${name}Edit`, { body: values }),
    ]);
    const now = await ask(`${name}Row`, { params: { id: row._id } });
    const entries = await auditOf(row._id);
    await gone(row);

    expect([first.statusCode, second.statusCode].toSorted()).toEqual([200, 409]);
    expect([first, second].find(({ statusCode }) => statusCode === 409)?.body.code).toBe('conflict');
    const kept = first.statusCode === 200 ? first : second;
    expect(now.body.data).toEqual({ ...kept.body.data, version: 2 });
    expect(entries.map(({ action }) => action)).toEqual(['create', 'edit']);
    expect(entries[1]).toMatchObject({ before: row, after: now.body.data });
  });

  test('every field that is missing, empty or too long is named, and nothing is made', async () => {
    for (const [field, { kind, ...of }] of Object.entries(resource.fields)) {
      const tooLong = kind === 'text' && 'max' in of ? ['x'.repeat(of.max + 1)] : [];
      const wrong = [...(of.optional ? [] : [undefined, '']), ...tooLong, { $gt: '' }];
      for (const value of wrong) {
        const { statusCode, body } = await ask(`${name}Add`, { body: { ...sample(3), [field]: value } });
        expect([statusCode, Object.keys(body.fields ?? {})], `${field}: ${value}`).toEqual([400, [field]]);
      }
    }
    expect((await ask(`${name}Table`, { query: { filter: 'Sample 3' } })).body.total).toBe(0);
  });

  test('a reference to what is not there is refused beside its field', async () => {
    for (const [field, { kind }] of Object.entries(resource.fields)) {
      if (kind !== 'reference') continue;
      const nowhere = '019a1111-1111-7111-8111-111111111111';
      const { statusCode, body } = await ask(`${name}Add`, { body: { ...sample(4), [field]: nowhere } });
      expect([statusCode, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
    }
  });

  test('is deleted, which is written down with what it was; deleted again it is not found', async () => {
    const row = await made(5);

    const replies = [await gone(row), await gone(row)];
    const entries = await auditOf(row._id);

    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 404]);
    expect(entries.at(-1)).toMatchObject({ action: 'delete', before: row, after: null });
  });
});

test('what others still refer to is not deleted, and they are named', async () => {
  const { id } = world.a.region;

  const refused = await ask('regionsDelete', { query: { id } });
  const used = await ask('regionsUsedIn', { params: { id } });

  expect([refused.statusCode, refused.body.code]).toEqual([409, 'rows.inUse']);
  expect(used.body.data).toEqual([
    {
      section: 'learning-centers',
      total: 1,
      rows: [{ _id: world.a.center.id, title: expect.any(String) }],
    },
    { section: 'users', total: expect.any(Number), rows: expect.any(Array) },
  ]);
});

test('a name that is taken is refused beside its field', async () => {
  const row = (await ask('listsAdd', { body: SAMPLES.lists?.(6) ?? {} })).body.data;

  const { statusCode, body } = await ask('listsAdd', { body: SAMPLES.lists?.(6) ?? {} });
  await ask('listsDelete', { query: { id: row._id } });

  expect([statusCode, Object.keys(body.fields ?? {})]).toEqual([409, ['name']]);
});

test('a language that texts are written in is protected, and no code is changed', async () => {
  const english = (await ask('localesTable', { query: { filter: 'English' } })).body.data as unknown as [
    Record<string, unknown>,
  ];
  const { isProtected, ...row } = english[0];

  const removed = await ask('localesDelete', { query: { id: row._id } });
  const recoded = await ask('localesEdit', { body: { ...row, code: 'xx' } });

  expect(isProtected).toBe(true);
  expect([removed.statusCode, removed.body.code]).toEqual([409, 'rows.protected']);
  expect([recoded.statusCode, Object.keys(recoded.body.fields ?? {})]).toEqual([400, ['code']]);
});

test('a district makes regions in itself alone', async () => {
  const own = await house.ask('regionsAdd', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { name: 'Ours', masterOrganizationId: world.a.organization.id },
  });
  const foreign = await house.ask('regionsAdd', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { name: 'Theirs', masterOrganizationId: world.b.organization.id },
  });

  expect(own.json()).toMatchObject({ success: true, data: { name: 'Ours' } });
  expect([foreign.statusCode, Object.keys(foreign.json().fields)]).toEqual([400, ['masterOrganizationId']]);
});

test('who sees a region and not its organisation renames it', async () => {
  const { _id, version, masterOrganizationId } = (
    await ask('regionsRow', { params: { id: world.a.region.id } })
  ).body.data;

  const renamed = await house.ask('regionsEdit', {
    as: world.visitor('REGION_ADMIN').token,
    body: { _id, version, masterOrganizationId, name: 'Renamed by its own' } as never,
  });

  expect(renamed.json()).toMatchObject({ success: true, data: { name: 'Renamed by its own', version: 2 } });
});

test('a row is not put under what its editor cannot see', async () => {
  const { _id, version, name } = (await ask('regionsRow', { params: { id: world.a.region.id } })).body.data;

  const moved = await house.ask('regionsEdit', {
    as: world.visitor('MASTER_ORGANIZATION_ADMIN').token,
    body: { _id, version, name, masterOrganizationId: world.b.organization.id } as never,
  });

  expect([moved.statusCode, Object.keys(moved.json().fields)]).toEqual([400, ['masterOrganizationId']]);
});
