import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

export interface ForeignKey {
  readonly child: string;
  readonly childColumns: readonly string[];
  readonly parent: string;
  readonly parentColumns: readonly string[];
  /** What the database does with the child when the parent is deleted. */
  readonly onDelete: 'cascade' | 'setNull' | 'refuse';
}

export async function foreignKeys(db: DbOrTx): Promise<readonly ForeignKey[]> {
  const { rows } = await sql<ForeignKey>`
    select child.relname as child, parent.relname as parent,
      array(select attname::text from unnest(key.conkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = key.conrelid and attnum = part.number order by place) as "childColumns",
      array(select attname::text from unnest(key.confkey) with ordinality as part (number, place)
        join pg_attribute on attrelid = key.confrelid and attnum = part.number order by place) as "parentColumns",
      case key.confdeltype when 'c' then 'cascade' when 'n' then 'setNull' else 'refuse' end as "onDelete"
    from pg_constraint as key
    join pg_class as child on child.oid = key.conrelid and not child.relispartition
    join pg_class as parent on parent.oid = key.confrelid
    where key.contype = 'f' and key.connamespace = 'public'::regnamespace
    order by key.conname`.execute(db);
  return rows;
}

/** Rows about learners and their families are deleted by rules of their own and are never kept. */
const LEARNER_TABLES = ['families', 'family_members'];

/** Plans of a deleted place are free again. Restored with the place, they would be assigned twice. */
const PLANS_OF_PLACES = 'plan_assignments';

/** The tables whose rows never go to the trash. */
export function tablesNotKept(keys: readonly ForeignKey[]): ReadonlySet<string> {
  const ofLearners = keys.filter(({ parent }) => LEARNER_TABLES.includes(parent)).map(({ child }) => child);
  const personal = new Set([...LEARNER_TABLES, ...ofLearners]);
  // What belongs to a learner through a table between them, as a work through its makers.
  const between = keys
    .filter(
      ({ child, onDelete }) => onDelete === 'cascade' && child.startsWith('learner_') && personal.has(child),
    )
    .map(({ parent }) => parent);
  return new Set([...personal, ...between, PLANS_OF_PLACES]);
}

export async function primaryKeyOf(db: DbOrTx, table: string): Promise<readonly string[]> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_index
    join pg_attribute on attrelid = indrelid and attnum = any(indkey)
    where indrelid = ${table}::regclass and indisprimary`.execute(db);
  return rows.map(({ name }) => name);
}

/** Columns that can be written: generated ones follow from the others. */
export async function writableColumns(db: DbOrTx, table: string): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ name: string }>`
    select attname::text as name from pg_attribute
    where attrelid = ${table}::regclass and attnum > 0 and not attisdropped and attgenerated = ''`.execute(
    db,
  );
  return new Set(rows.map(({ name }) => name));
}
