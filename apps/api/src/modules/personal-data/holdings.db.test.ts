import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Db, openDatabase } from '../../db/database.ts';
import { createTestDatabase } from '../../db/testing/test-database.ts';
import { HOLDINGS } from './holdings.ts';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Db;

beforeAll(async () => {
  database = await createTestDatabase();
  db = openDatabase(database.url, 2, () => undefined);
});
afterAll(async () => {
  await db.destroy();
  await database.drop();
});

/** Staff have their own accounts; nothing of a learner stands there. */
const OF_STAFF = ['users', 'email_changes', 'owner_codes', 'file_owners', 'teacher_products'];

/** How columns are called that say who somebody is, or lead there. */
const OF_PEOPLE =
  /(^|_)(learner|member|family|account|actor|person|student|child|guardian)s?_(ids?|names?|hash)$|^(asked_by|approved_by|redeemed_by|set_for|recipient|username|firstname|lastname|full_name|yob|birth\w*|email|phone|face)$|_(email|phone)$/;

const listed = new Set(
  HOLDINGS.flatMap(({ table, columns }) => columns.map((column) => `${table}.${column}`)),
);

interface Column {
  readonly place: string;
  readonly table: string;
  readonly column: string;
  /** What a key to a member or a family does when that is deleted. */
  readonly onDelete: string | null;
}

const columns = async () =>
  (
    await sql<Column>`
      select c.table_name || '.' || c.column_name as place, c.table_name as "table", c.column_name as "column",
        (select min(k.confdeltype) from pg_constraint as k
          join pg_attribute as a on a.attrelid = k.conrelid and a.attnum = any(k.conkey)
          where k.contype = 'f' and k.conrelid = format('%I', c.table_name)::regclass and a.attname = c.column_name
            and k.confrelid in ('family_members'::regclass, 'families'::regclass)) as "onDelete"
      from information_schema.columns as c
      join information_schema.tables as t using (table_schema, table_name)
      where c.table_schema = 'public' and t.table_type = 'BASE TABLE'`.execute(db)
  ).rows;

test('every column that leads to a learner or a family is in the list of what is held', async () => {
  const missing = (await columns())
    .filter(({ table }) => !OF_STAFF.includes(table))
    .filter(({ column, onDelete }) => onDelete !== null || OF_PEOPLE.test(column))
    .map(({ place }) => place)
    .filter((place) => !listed.has(place));

  expect(missing).toEqual([]);
});

test('the list names nothing that is not there', async () => {
  const there = new Set((await columns()).map(({ place }) => place));

  expect([...listed].filter((place) => !there.has(place))).toEqual([]);
});

test('no key keeps a member or a family from being deleted', async () => {
  const keeping = (await columns()).filter(({ onDelete }) => onDelete !== null && !'cn'.includes(onDelete));

  expect(keeping).toEqual([]);
});
