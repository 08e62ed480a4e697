import { type Found, type FoundKind, MOST_FOUND } from '@flink/contract/calls/office/search.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { containing } from '../../db/table-page.ts';

/** Where rows of one kind are looked for; the table is called `row`. */
export interface Searched {
  readonly kind: FoundKind;
  readonly from: RawBuilder<unknown>;
  /** Which of them the person asking may see. */
  readonly seen: RawBuilder<SqlBool>;
  /** The row that is opened. */
  readonly opens: RawBuilder<string>;
  /** The name, as the indexes know it. */
  readonly name: RawBuilder<string>;
  readonly detail: RawBuilder<string>;
}

/** Shorter words have no trigram. */
const TRIGRAM = 3;

/** The best of these are shown: a common word must not read the whole table. Exact names are always among them. */
const MAX_READ = 200;

const beginning = (words: string) => `${containing(words.toLowerCase()).slice(1)}`;

/** The first rows of every kind: exact names, then those that begin with the words, then the others. */
export async function search(db: DbOrTx, kinds: readonly Searched[], words: string): Promise<Found[]> {
  if (kinds.length === 0) return [];
  const parts = kinds.map(({ kind, from, seen, opens, name, detail }) => {
    const holds =
      [...words].length < TRIGRAM
        ? sql`lower(${name}) like ${beginning(words)}`
        : sql`${name} ilike ${containing(words)}`;
    const first = (matches: RawBuilder<unknown>) => sql`(
      select ${opens} as _id, ${name} as title, ${detail} as detail
      from ${from} where ${seen} and ${matches} limit ${sql.lit(MAX_READ)})`;
    return sql`(
      select ${kind}::text as kind, found._id, found.title, found.detail
      from (${first(sql`lower(${name}) = lower(${words})`)} union ${first(holds)}) as found
      order by lower(found.title) = lower(${words}) desc, lower(found.title) like ${beginning(words)} desc,
        found.title, found._id
      limit ${sql.lit(MOST_FOUND)}
    )`;
  });
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}
