import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from './database.ts';
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

test('every foreign key is the beginning of an index, so that a deleted row does not read the whole table', async () => {
  const { rows } = await sql<{ name: string }>`
    select key.conrelid::regclass || ' (' || (
        select string_agg(attname, ', ' order by place) from unnest(key.conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = key.conrelid and attnum = part.number
      ) || ')' as name
    from pg_constraint as key
    join pg_class as owner on owner.oid = key.conrelid and not owner.relispartition
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace and not exists (
      select from pg_index where indrelid = key.conrelid and indisvalid
        and (indpred is null or pg_get_expr(indpred, indrelid) like '%IS NOT NULL%')
        and (indkey::int2[])[0:cardinality(key.conkey) - 1] @> key.conkey
    )
    order by 1`.execute(db);

  expect(rows.map(({ name }) => name)).toEqual([]);
});
