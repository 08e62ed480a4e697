import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Scope, scopeOf } from '../plugins/access/scope.ts';
import { type Db, openDatabase } from './database.ts';
import { prepared } from './prepared.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

let database: TestDatabase;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 2, () => undefined);
});

afterAll(async () => {
  await db.destroy();
  await database.drop();
});

const scopeIn = (alias: string, place: { masterOrganizationId?: string; regionId?: string }): Scope =>
  scopeOf({
    kind: 'person',
    session: {
      user: { _id: 'somebody', masterOrganizationId: null, regionId: null, learningCenterId: null, ...place },
      userRole: { alias },
      learner: null,
    } as never,
  });

/** Answers with the values it was asked with, and counts how often it was written. */
function echo() {
  const written: string[] = [];
  const run = prepared((_db, scope: Scope, id: string) => {
    written.push(scope.kind);
    const own =
      scope.kind === 'region'
        ? scope.regionId
        : scope.kind === 'masterOrganization'
          ? scope.masterOrganizationId
          : scope.kind === 'nothing'
            ? scope.userId
            : 'all';
    return db.selectNoFrom([sql<string>`${id}::text`.as('id'), sql<string | null>`${own}::text`.as('own')]);
  });
  return { written, run };
}

test('every run has its own values, although the query is written once', async () => {
  const { written, run } = echo();

  const first = await run(db, scopeIn('REGION_ADMIN', { regionId: 'north' }), 'one');
  const second = await run(db, scopeIn('REGION_ADMIN', { regionId: 'south' }), 'two');

  expect(first).toEqual([{ id: 'one', own: 'north' }]);
  expect(second).toEqual([{ id: 'two', own: 'south' }]);
  expect(written).toEqual(['region']);
});

test('a query is written anew for another kind of scope', async () => {
  const { written, run } = echo();

  const region = await run(db, scopeIn('REGION_ADMIN', { regionId: 'north' }), 'one');
  const district = await run(
    db,
    scopeIn('MASTER_ORGANIZATION_ADMIN', { masterOrganizationId: 'sunrise' }),
    'one',
  );
  const everything = await run(db, scopeIn('SUPER', {}), 'one');

  expect([region, district, everything].map((rows) => rows[0]?.own)).toEqual(['north', 'sunrise', 'all']);
  expect(written).toEqual(['region', 'masterOrganization', 'everything']);
});

test('a scope whose id is missing is not taken for one that has it', async () => {
  const { written, run } = echo();

  const somebody = await run(db, scopeIn('REGULAR', {}), 'one');
  const nobody = await run(db, scopeOf({ kind: 'anonymous' }), 'one');

  expect(somebody[0]?.own).toBe('somebody');
  expect(nobody[0]?.own).toBeNull();
  expect(written).toHaveLength(2);
});

test('it runs inside the transaction it is given', async () => {
  const names = prepared((on, id: string) => on.selectFrom('config').select('key').where('key', '=', id));

  const inside = await db.transaction().execute(async (tx) => {
    await tx.insertInto('config').values({ key: 'written-inside', value: 'true' }).execute();
    return names(tx, 'written-inside');
  });

  expect(inside).toEqual([{ key: 'written-inside' }]);
});

test('PostgreSQL parses and plans it once for each connection', async () => {
  const alone = openDatabase(database.url, 1, () => undefined);
  const whoAmI = prepared((db, name: string) =>
    db.selectFrom('locales').select('code').where('code', '=', name),
  );

  await whoAmI(alone, 'en');
  await whoAmI(alone, 'es');

  const { rows } = await sql<{ statement: string }>`select statement from pg_prepared_statements`.execute(
    alone,
  );
  await alone.destroy();
  expect(rows.filter(({ statement }) => statement.includes('"locales"'))).toHaveLength(1);
});
