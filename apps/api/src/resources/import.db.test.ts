import { RESOURCES } from '@flink/contract/resources/all.ts';
import { columnsOfHeaders } from '@flink/contract/resources/kit/column-labels.ts';
import type { ImportResult } from '@flink/contract/resources/kit/import-calls.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import fc from 'fast-check';
import Papa from 'papaparse';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { uuidv7 } from '../db/uuid.ts';
import { listenSomewhere } from '../testing/raw-request.ts';
import { signInName } from '../testing/tenant-rows.ts';
import { openTestHouse, type TestHouse } from '../testing/test-house.ts';
import { makeTwoTenants, type TwoTenants } from '../testing/two-tenants.ts';
import type { VisitorName } from '../testing/who-sees-what.ts';

let house: TestHouse;
let world: TwoTenants;

beforeAll(async () => {
  house = await openTestHouse();
  world = await makeTwoTenants(house);
});
beforeEach(() => world.restore());
afterAll(() => house.close());

interface Sheet {
  readonly columns: readonly string[];
  readonly lines: readonly (readonly string[])[];
}

interface Wishes {
  readonly confirm?: boolean;
  readonly expected?: { readonly created: number; readonly changed: number };
  readonly as?: VisitorName;
}

async function bring({ columns, lines }: Sheet, { as = 'SUPER', confirm = false, expected }: Wishes = {}) {
  const rows = lines.map((cells, at) => ({ row: at + 2, cells }));
  const reply = await house.ask('regionsImport' as never, {
    as: world.visitor(as).token,
    body: { columns, rows, confirm, ...(expected ? { expected } : {}) } as never,
  });
  const body = reply.json() as { readonly code?: string; readonly message?: string; data: ImportResult };
  return { statusCode: reply.statusCode, ...body };
}

async function exported(as: VisitorName = 'SUPER'): Promise<Sheet> {
  const reply = await house.ask('regionsCsv', { as: world.visitor(as).token });
  const [columns = [], ...lines] = Papa.parse<string[]>(reply.body.replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  }).data;
  return { columns: fieldsOf(RESOURCES.regions, columns), lines };
}

/** The names of the fields behind the headers of a file. */
const fieldsOf = (resource: Pick<Resource, 'name' | 'fields'>, headers: readonly string[]) =>
  columnsOfHeaders(resource, headers, [(key) => house.house.shippedTexts.get(key)?.en ?? key]);

const regions = () => house.db.selectFrom('regions').selectAll().orderBy('_id').execute();

const organisationName = async (id: string) =>
  (
    await house.db
      .selectFrom('master_organizations')
      .select('name')
      .where('_id', '=', id)
      .executeTakeFirstOrThrow()
  ).name;

test('what a table would do is told row by row, and nothing is written', async () => {
  const before = await regions();
  const organisation = await organisationName(world.a.organization.id);
  const { id } = world.a.region;

  const { data } = await bring({
    columns: ['_id', 'name', 'masterOrganizationId'],
    lines: [
      ['', 'North', organisation.toUpperCase()],
      ['', 'South', world.a.organization.id],
      [id, 'Renamed', ''],
      [id, 'Renamed again', ''],
      ['', '', organisation],
      ['', 'Nowhere', 'Atlantis'],
      [uuidv7(), 'Lost', organisation],
    ],
  });

  expect(data).toMatchObject({ written: false, created: 2, changed: 0, unchanged: 0, refused: 5 });
  expect(data.rows).toEqual([
    { row: 2, outcome: 'created', title: 'North' },
    { row: 3, outcome: 'created', title: 'South' },
    { row: 4, outcome: 'refused', columns: { masterOrganizationId: 'request.required' } },
    { row: 5, outcome: 'refused', columns: { _id: 'import.twice' } },
    { row: 6, outcome: 'refused', columns: { name: 'request.required' } },
    { row: 7, outcome: 'refused', columns: { masterOrganizationId: 'notFound' } },
    { row: 8, outcome: 'refused', columns: { _id: 'notFound' } },
  ]);
  expect(await regions()).toEqual(before);
});

test('confirmed, all that can be written is written at once, with one entry in the audit', async () => {
  const organisation = await organisationName(world.a.organization.id);
  const { id } = world.a.region;
  const sheet = {
    columns: ['_id', 'name', 'masterOrganizationId'],
    lines: [
      ['', '=1+1', organisation],
      ['', '', organisation],
      [id, 'Renamed', organisation],
    ],
  };

  const seen = await bring(sheet);
  const done = await bring(sheet, { confirm: true, expected: { created: 1, changed: 1 } });
  const names = (await regions()).map(({ name }) => name);
  const entries = await house.db
    .selectFrom('audit_log')
    .selectAll()
    .where('resource', '=', 'regions')
    .orderBy('_id', 'desc')
    .execute();

  expect(seen.data.rows).toContainEqual(
    expect.objectContaining({
      outcome: 'changed',
      changes: [{ column: 'name', before: expect.any(String), after: 'Renamed' }],
    }),
  );
  expect(done.data).toEqual({ ...seen.data, written: true });
  expect(names).toContain('=1+1');
  expect(names).toContain('Renamed');
  expect(entries[0]).toMatchObject({ action: 'edit', row_id: null, row_count: 2 });
  expect(entries[0]?.before).toHaveLength(1);
  expect(entries[0]?.after).toHaveLength(2);
  expect(entries.filter(({ action }) => action === 'edit')).toHaveLength(1);
});

test('what was changed since it was looked at is not written unseen', async () => {
  const sheet = { columns: ['name', 'masterOrganizationId'], lines: [['North', world.a.organization.id]] };

  const other = await bring(sheet, { confirm: true, expected: { created: 0, changed: 1 } });

  expect([other.statusCode, other.code]).toEqual([409, 'import.changedMeanwhile']);
  expect((await regions()).map(({ name }) => name)).not.toContain('North');
});

test('a line taken from an older state of its row overwrites nothing', async () => {
  const { columns, lines } = await exported();
  const renamed = lines.map((cells) => cells.map((cell, at) => (columns[at] === 'name' ? `${cell}!` : cell)));
  await house.db.updateTable('regions').set({ version: 7 }).where('_id', '=', world.a.region.id).execute();

  const { data } = await bring({ columns, lines: renamed }, { confirm: true });
  const again = await bring({ columns, lines });

  expect(data.rows.filter(({ outcome }) => outcome === 'refused')).toEqual([
    { row: expect.any(Number), outcome: 'refused', columns: { version: 'conflict' } },
  ]);
  expect(data.changed).toBe(lines.length - 1);
  expect(again.data.unchanged).toBe(1);
});

test('columns that nobody knows are refused by their names', async () => {
  const unknown = await bring({ columns: ['name', 'Organisation', 'x'], lines: [['a', 'b', 'c']] });
  const twice = await bring({ columns: ['name', 'name'], lines: [['a', 'b']] });

  expect([unknown.statusCode, unknown.code]).toEqual([400, 'import.unknownColumns']);
  expect(unknown.message).toContain('Organisation, x');
  expect([twice.statusCode, twice.code]).toEqual([400, 'import.repeatedColumns']);
});

test('nobody brings rows into another tenant, by id, by name or by the row itself', async () => {
  const before = await regions();
  const theirs = await organisationName(world.b.organization.id);

  const { data } = await bring(
    {
      columns: ['_id', 'name', 'masterOrganizationId'],
      lines: [
        ['', 'By id', world.b.organization.id],
        ['', 'By name', theirs],
        [world.b.region.id, 'Taken over', world.a.organization.id],
      ],
    },
    { as: 'MASTER_ORGANIZATION_ADMIN', confirm: true },
  );

  expect(data.rows).toEqual([
    { row: 2, outcome: 'refused', columns: { masterOrganizationId: 'notFound' } },
    { row: 3, outcome: 'refused', columns: { masterOrganizationId: 'notFound' } },
    { row: 4, outcome: 'refused', columns: { _id: 'notFound' } },
  ]);
  expect(await regions()).toEqual(before);
});

test('who belongs to one organisation brings in rows of it without naming it', async () => {
  const own = await bring(
    { columns: ['name', 'masterOrganizationId'], lines: [['North', '']] },
    { as: 'MASTER_ORGANIZATION_ADMIN', confirm: true },
  );
  const silent = await bring(
    { columns: ['name'], lines: [['South']] },
    { as: 'MASTER_ORGANIZATION_ADMIN', confirm: true },
  );
  const nobodys = await bring({ columns: ['name'], lines: [['Nowhere']] });
  const made = (await regions()).filter(({ name }) => name === 'North' || name === 'South');

  expect([own.data.created, silent.data.created, nobodys.data.refused]).toEqual([1, 1, 1]);
  expect(made.map((row) => row.master_organization_id)).toEqual([
    world.a.organization.id,
    world.a.organization.id,
  ]);
});

test('a table has the rows of the person who asks for it, and no others', async () => {
  const { columns, lines } = await exported('MASTER_ORGANIZATION_ADMIN');

  expect(lines.map((cells) => cells[columns.indexOf('_id')])).toEqual(
    world
      .rowsOf('region')
      .filter(world.visitor('MASTER_ORGANIZATION_ADMIN').sees)
      .map(({ id }) => id)
      .toSorted(),
  );
  expect(lines[0]).toContain(await organisationName(world.a.organization.id));
});

test('of several with the same name the id is asked for, and the file holds the id', async () => {
  const name = await organisationName(world.a.organization.id);
  await house.db
    .updateTable('master_organizations')
    .set({ name })
    .where('_id', '=', world.b.organization.id)
    .execute();

  const { data } = await bring({ columns: ['name', 'masterOrganizationId'], lines: [['North', name]] });
  const { columns, lines } = await exported();

  expect(data.rows).toEqual([
    { row: 2, outcome: 'refused', columns: { masterOrganizationId: 'import.severalOfThisName' } },
  ]);
  const held = lines.map((cells) => cells[columns.indexOf('masterOrganizationId')]);
  expect(held).toContain(world.a.organization.id);
});

test('whatever rows are called, an exported table imports again without a change', async () => {
  const nasty = fc.constantFrom(
    '=cmd()',
    "'quoted",
    '+49',
    '-1',
    '@home',
    'a;b',
    'a,"b"',
    'x\ny',
    '\ttab',
    'Ñandú ',
  );
  const names = fc.array(fc.oneof(nasty, fc.string({ unit: 'grapheme', minLength: 1, maxLength: 30 })), {
    minLength: 1,
    maxLength: 8,
  });
  await fc.assert(
    fc.asyncProperty(names, async (called) => {
      const rows = called.map((name) => ({
        _id: uuidv7(),
        master_organization_id: world.a.organization.id,
        name: name.replaceAll('\0', ''),
      }));
      await house.db.insertInto('regions').values(rows).execute();

      const sheet = await exported();
      const { data } = await bring(sheet, { confirm: true });

      expect(data).toMatchObject({ created: 0, changed: 0, refused: 0, unchanged: sheet.lines.length });
      await house.db
        .deleteFrom('regions')
        .where(
          '_id',
          'in',
          rows.map(({ _id }) => _id),
        )
        .execute();
    }),
    { numRuns: 25 },
  );
});

/** A table of this many new rows, by the calls of a section. */
const TABLES: Readonly<Record<string, (at: number) => Readonly<Record<string, string>>>> = {
  regions: (at) => ({ name: `Heap ${at}`, masterOrganizationId: world.a.organization.id }),
  learningCenters: (at) => ({
    name: `Center ${at}`,
    url: `center-${at}`,
    masterOrganizationId: world.a.organization.id,
    regionId: world.a.region.id,
    timeZone: 'UTC',
    expirationDate: '2030-01-31',
  }),
  teachers: (at) => ({
    firstname: `Teacher ${at}`,
    lastname: 'Heap',
    email: `teacher-${at}@heap.test`,
    learningCenterId: world.a.center.id,
  }),
  families: (at) => ({
    name: `Family ${at}`,
    email: `family-${at}@heap.test`,
    learningCenterId: world.a.center.id,
    adminFirstname: 'Ada',
    adminLastname: `Heap ${at}`,
    adminUsername: `heap-${at}`,
  }),
  words: (at) => ({ word: `heap ${at}`, 'translations.es': `montón ${at}` }),
  giftCards: (at) => ({ code: `HEAP-${1_000 + at}`, value: '5', currencyIsoCode: 'USD' }),
  strings: (at) => ({ 'values.en': `Heap ${at}`, 'values.es': `Montón ${at}` }),
};
const MANY = 200;
/** For the session, the locks and each hundred of lines; not for each line. */
const FEW = 60;

test.each(Object.keys(TABLES))('many %s are made and changed with few statements', async (name) => {
  const rowOf = TABLES[name] ?? (() => ({}));
  const columns = Object.keys(rowOf(0));
  const importing = async (head: readonly string[], cells: readonly (readonly string[])[]) => {
    const statements = vi.spyOn(pg.Query.prototype, 'submit');
    const reply = await house.ask(`${name}Import` as never, {
      as: world.visitor('SUPER').token,
      body: {
        columns: head,
        rows: cells.map((line, at) => ({ row: at + 2, cells: line })),
        confirm: true,
      } as never,
    });
    const count = statements.mock.calls.length;
    statements.mockRestore();
    return { count, data: reply.json().data as ImportResult };
  };

  const made = await importing(
    columns,
    Array.from({ length: MANY }, (_, at) => Object.values(rowOf(at))),
  );
  const csv = await house.ask(`${name}Csv` as never, {
    as: world.visitor('SUPER').token,
    query: { filter: name === 'giftCards' ? 'HEAP-' : name === 'learningCenters' ? 'center-' : 'heap' },
  });
  const [headers = [], ...lines] = Papa.parse<string[]>(csv.body.replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  }).data;
  const managed = Object.values(RESOURCES).find((resource) => resource.name === name);
  const head = managed ? fieldsOf(managed, headers) : headers;
  const changing = columns.find((column) => !column.endsWith('Id') && column !== 'email') ?? '';
  const at = head.indexOf(changing);
  const changed = await importing(
    head,
    lines.map((cells) => cells.map((cell, place) => (place === at ? `${cell}9` : cell))),
  );

  expect(made.data).toMatchObject({ created: MANY, refused: 0 });
  expect(made.count).toBeLessThan(FEW);
  expect(changed.data.refused).toBe(0);
  expect(changed.data.changed).toBe(lines.length);
  expect(changed.count).toBeLessThan(FEW);
});

const taken = (at: number) => (at % 2 === 0 ? at : at - 1);

test.each<[string, string, (at: number) => Readonly<Record<string, string>>]>([
  [
    'families',
    'one of fifty is wrong',
    (at) => ({ email: at % 50 === 7 ? 'nope' : `right-${at}@heap.test` }),
  ],
  ['teachers', 'each second one is there above', (at) => ({ email: `twice-${taken(at)}@heap.test` })],
])('the wrong lines of many %s are found without asking for each: %s', async (name, _, wrongAt) => {
  const rowOf = TABLES[name] ?? (() => ({}));
  const lines = Array.from({ length: MANY }, (_, at) => ({ ...rowOf(at), ...wrongAt(at) }));
  const statements = vi.spyOn(pg.Query.prototype, 'submit');

  const reply = await house.ask(`${name}Import` as never, {
    as: world.visitor('SUPER').token,
    body: {
      columns: Object.keys(rowOf(0)),
      rows: lines.map((line, at) => ({ row: at + 2, cells: Object.values(line) })),
      confirm: false,
    } as never,
  });
  const count = statements.mock.calls.length;
  statements.mockRestore();

  const { created, refused } = (reply.json() as { data: ImportResult }).data;
  expect([created + refused, refused > 0]).toEqual([MANY, true]);
  expect(count).toBeLessThan(300);
});

test('a table that takes longer than a connection may be silent is answered all the same', async () => {
  const port = await listenSomewhere(house.server);
  house.server.server.timeout = 200;
  const rows = Array.from({ length: 4_000 }, (_, at) => ({
    row: at + 2,
    cells: [`Long ${at}`, world.a.organization.id],
  }));
  const began = performance.now();

  const reply = await fetch(`http://127.0.0.1:${port}/api/admin/regions/import`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${world.visitor('SUPER').token}` },
    body: JSON.stringify({ columns: ['name', 'masterOrganizationId'], rows, confirm: false }),
  });

  expect([reply.status, ((await reply.json()) as { data: ImportResult }).data.created]).toEqual([200, 4_000]);
  expect(performance.now() - began).toBeGreaterThan(200);
});

/** Teachers of the own center, by their addresses. */
async function bringTeachers(emails: readonly string[], as: VisitorName = 'SUPER', confirm = false) {
  const reply = await house.ask('teachersImport' as never, {
    as: world.visitor(as).token,
    body: {
      columns: ['firstname', 'lastname', 'email', 'learningCenterId'],
      rows: emails.map((email, at) => ({
        row: at + 2,
        cells: ['Given', `Name ${at}`, email, world.a.center.id],
      })),
      confirm,
    } as never,
  });
  const body = reply.json() as { readonly code?: string; data: ImportResult };
  return { statusCode: reply.statusCode, ...body };
}

test('of many lines each wrong one is named, and all others would be taken', async () => {
  const emails = Array.from({ length: 40 }, (_, at) => `teacher${at}@lines.test`);
  const taken = signInName(world.a.user('REP'));
  const wrong = emails.map((email, at) => ({ 5: taken, 9: 'nope', 30: emails[3], 31: taken })[at] ?? email);

  const { data } = await bringTeachers(wrong);

  expect(data).toMatchObject({ created: 36, refused: 4 });
  expect(data.rows.filter(({ outcome }) => outcome === 'refused')).toEqual([
    { row: 7, outcome: 'refused', columns: { email: 'request.notUnique' } },
    { row: 11, outcome: 'refused', columns: { email: expect.any(String) } },
    { row: 32, outcome: 'refused', columns: { email: 'request.notUnique' } },
    { row: 33, outcome: 'refused', columns: { email: 'request.notUnique' } },
  ]);
});

test('a value that two lines share refuses one of them, and no line that has none', async () => {
  const emails = ['', 'shared@lines.test', '', '', 'shared@lines.test', '', '', '', '', '', '', '', '', ''];

  const reply = await house.ask('familiesImport' as never, {
    as: world.visitor('SUPER').token,
    body: {
      columns: ['name', 'learningCenterId', 'adminFirstname', 'adminLastname', 'adminUsername', 'email'],
      rows: emails.map((email, at) => ({
        row: at + 2,
        cells: [`Family ${at}`, world.a.center.id, 'Given', 'Name', `given.name${at}`, email],
      })),
      confirm: false,
    } as never,
  });

  const { data } = reply.json() as { readonly data: ImportResult };
  expect(data).toMatchObject({ created: 13, refused: 1 });
  expect(data.rows).toContainEqual({
    row: 6,
    outcome: 'refused',
    columns: { email: 'request.notUnique' },
  });
});

test('a line that is refused itself takes no value from those below it', async () => {
  const url = 'wanted-by-many';
  const { id } = world.a.center;
  const standing = { name: 'Renamed', region: '', id };
  const lines = [standing, { name: 'Next', region: world.a.region.id, id: '' }];
  lines.push({ name: 'Last', region: world.a.region.id, id: '' });

  const reply = await house.ask('learningCentersImport' as never, {
    as: world.visitor('REGION_ADMIN').token,
    body: {
      columns: ['_id', 'name', 'url', 'regionId', 'timeZone'],
      rows: lines.map(({ id: _id, name, region }, at) => ({
        row: at + 2,
        cells: [_id, name, url, region, 'UTC'],
      })),
      confirm: false,
    } as never,
  });

  const { data } = reply.json() as { readonly data: ImportResult };
  expect(data.rows).toEqual([
    { row: 2, outcome: 'refused', columns: { name: 'notFound' } },
    { row: 3, outcome: 'created', title: 'Next' },
    { row: 4, outcome: 'refused', columns: { url: 'request.notUnique' } },
  ]);
});

test('of one person one file is looked at at a time', async () => {
  const emails = Array.from({ length: 20 }, (_, at) => `teacher${at}@turns.test`);

  const replies = await Promise.all([bringTeachers(emails), bringTeachers(emails)]);
  const afterwards = await bringTeachers(emails);

  expect(replies.map(({ statusCode }) => statusCode).sort()).toEqual([200, 429]);
  expect(replies.map(({ code }) => code)).toContain('import.running');
  expect(afterwards.statusCode).toBe(200);
});

test('a file does not tell a center which of thousands of addresses are known in the house', async () => {
  const guesses = Array.from({ length: 2_001 }, () => signInName(world.b.user('TEACHER')));

  const center = await bringTeachers(guesses, 'LEARNING_CENTER_ADMIN');
  const head = await bringTeachers(guesses.slice(0, 3), 'SUPER');

  expect([center.statusCode, center.code]).toEqual([429, 'import.tooManyTaken']);
  expect(head.data.refused).toBe(3);
});

test('who confirms a file with many taken lines is not counted for them again', async () => {
  const guesses = Array.from({ length: 1_100 }, () => signInName(world.b.user('TEACHER')));

  const look = await bringTeachers(guesses, 'MASTER_ORGANIZATION_ADMIN');
  const done = await bringTeachers(guesses, 'MASTER_ORGANIZATION_ADMIN', true);
  const again = await bringTeachers(guesses, 'MASTER_ORGANIZATION_ADMIN', true);

  expect([look, done, again].map(({ statusCode }) => statusCode)).toEqual([200, 200, 429]);
});

async function bringInto(name: string, sheet: Sheet, as: VisitorName, confirm: boolean) {
  const rows = sheet.lines.map((cells, at) => ({ row: at + 2, cells }));
  const reply = await house.ask(`${name}Import` as never, {
    as: world.visitor(as).token,
    body: { columns: sheet.columns, rows, confirm } as never,
  });
  return reply.json() as { readonly code?: string; readonly data: ImportResult };
}

test('headers are read in English, Spanish and Swahili', async () => {
  const organisation = await organisationName(world.a.organization.id);
  const { shippedTexts } = house.house;
  const label = (field: string, language: 'en' | 'es' | 'sw') =>
    String(shippedTexts.get(`resource.regions.${field}`)?.[language]);

  for (const language of ['en', 'es', 'sw'] as const) {
    const { data } = await bring({
      columns: [label('name', language), label('masterOrganizationId', language)],
      lines: [[`Made in ${language}`, organisation]],
    });
    expect(data, language).toMatchObject({ created: 1, refused: 0 });
  }
});

test('a family comes in with its children, leaves with them and comes in again unchanged', async () => {
  const columns = [
    'Name',
    'adminFirstname',
    'adminLastname',
    'adminUsername',
    'email',
    'Children',
    'learningCenterId',
  ];
  const cells = ['Ochieng', 'Akinyi', 'Ochieng', 'akinyi.o', '', 'Mia 2019 | Leo', world.a.center.id];

  const { data } = await bringInto('families', { columns, lines: [cells] }, 'LEARNING_CENTER_ADMIN', true);
  const children = await house.db
    .selectFrom('family_members')
    .innerJoin('families', 'families._id', 'family_members.family_id')
    .select(['firstname', 'lastname', 'yob', 'type'])
    .where('families.name', '=', 'Ochieng')
    .where('type', '=', 'child')
    .orderBy('family_members._id')
    .execute();
  const file = await house.ask('familiesCsv' as never, {
    as: world.visitor('LEARNING_CENTER_ADMIN').token,
    query: { filter: 'Ochieng' } as never,
  });
  const [heads = [], ...lines] = Papa.parse<string[]>(file.body.replace(/^\uFEFF/, ''), {
    skipEmptyLines: true,
  }).data;
  const again = await bringInto('families', { columns: heads, lines }, 'LEARNING_CENTER_ADMIN', true);
  const place = heads.indexOf('Children');
  const more = lines.map((line) => line.map((cell, at) => (at === place ? 'Leo | Zoe' : cell)));
  const added = await bringInto('families', { columns: heads, lines: more }, 'LEARNING_CENTER_ADMIN', true);
  const crowd = lines.map((line) =>
    line.map((cell, at) =>
      at === place ? 'A | B | C | D | E | F | G' : heads[at] === 'Version' ? '' : cell,
    ),
  );
  const refused = await bringInto(
    'families',
    { columns: heads, lines: crowd },
    'LEARNING_CENTER_ADMIN',
    false,
  );

  expect(data).toMatchObject({ created: 1, refused: 0, written: true });
  expect(children).toEqual([
    { firstname: 'Mia', lastname: 'Ochieng', yob: 2019, type: 'child' },
    { firstname: 'Leo', lastname: 'Ochieng', yob: null, type: 'child' },
  ]);
  expect(lines[0]?.[place]).toBe('Mia | Leo');
  expect(again.data).toMatchObject({ unchanged: 1, changed: 0, refused: 0 });
  expect(added.data.rows).toMatchObject([
    { outcome: 'changed', changes: [{ column: 'children', after: 'Mia | Leo | Zoe' }] },
  ]);
  expect(refused.data).toMatchObject({ refused: 1, rows: [{ columns: { children: 'families.noRoom' } }] });
});

test.each([
  ['Mia 0042', 'request.outOfRange'],
  [`${'Mia'.repeat(34)} 2019`, 'request.tooLong'],
])('a family with the child %s is refused in its line', async (children, code) => {
  const columns = [
    'Name',
    'adminFirstname',
    'adminLastname',
    'adminUsername',
    'email',
    'Children',
    'learningCenterId',
  ];
  const cells = ['Wanjiru', 'Njeri', 'Wanjiru', 'njeri.w', '', children, world.a.center.id];

  const { data } = await bringInto('families', { columns, lines: [cells] }, 'LEARNING_CENTER_ADMIN', true);

  expect(data).toMatchObject({ created: 0, refused: 1, rows: [{ columns: { children: code } }] });
});

test('accounts come in with their invitation; a role above the own one is refused in its line', async () => {
  const columns = ['First name', 'Last name', 'email', 'roleAlias', 'masterOrganizationId', 'regionId'];
  const { region, organization } = world.a;
  const lines = [
    ['Wanjiru', 'Kamau', 'wanjiru@import.test', 'REGION_ADMIN', organization.id, region.id],
    ['Too', 'High', 'high@import.test', 'SUPER', '', ''],
  ];

  const { data } = await bringInto('users', { columns, lines }, 'MASTER_ORGANIZATION_ADMIN', true);
  const invited = await house.db
    .selectFrom('outbox_messages')
    .select('recipient')
    .where('recipient', 'in', ['wanjiru@import.test', 'high@import.test'])
    .execute();
  const teacher = await house.ask('usersImport' as never, {
    as: world.visitor('TEACHER').token,
    body: { columns, rows: [{ row: 2, cells: lines[0] }], confirm: true } as never,
  });

  expect(data).toMatchObject({ created: 1, refused: 1 });
  expect(data.rows.find(({ outcome }) => outcome === 'refused')).toMatchObject({
    row: 3,
    columns: { roleAlias: expect.any(String) },
  });
  expect(invited.map(({ recipient }) => recipient)).toEqual(['wanjiru@import.test']);
  expect(teacher.statusCode).toBe(403);
});
