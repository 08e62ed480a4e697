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

/** The best of these are shown: a common word must not read the whole table. Names that begin with it are never cut off. */
const MAX_READ = 200;

const beginning = (words: string) => `${containing(words.toLowerCase()).slice(1)}`;

/** The first rows of every kind: those that begin with the words, then those that hold them elsewhere. */
export async function search(db: DbOrTx, kinds: readonly Searched[], words: string): Promise<Found[]> {
  if (kinds.length === 0) return [];
  const hasTrigram = [...words].length >= TRIGRAM;
  const parts = kinds.map(({ kind, from, seen, opens, name, detail }) => {
    const lower = sql`lower(${name})`;
    const row = sql`${opens} as _id, ${name} as title, ${detail} as detail`;
    // In the order of the index, so that the whole name stands first and is never cut off.
    const startsWith = sql`(
      select ${row}, 0 as place from ${from} where ${seen} and ${lower} like ${beginning(words)}
      order by ${lower} using ~<~ limit ${sql.lit(MOST_FOUND)}
    )`;
    // PostgreSQL does not start on these when the limit is reached before.
    const holding = sql`(
      select holding.*, 1 as place from (
        select ${row} from ${from}
        where ${seen} and ${name} ilike ${containing(words)} and ${lower} not like ${beginning(words)}
        limit ${sql.lit(MAX_READ)}
      ) as holding
      order by holding.title, holding._id limit ${sql.lit(MOST_FOUND)}
    )`;
    return sql`(
      select ${kind}::text as kind, found._id, found.title, found.detail from (
        select * from (${startsWith} ${hasTrigram ? sql`union all ${holding}` : sql``}) as best
        limit ${sql.lit(MOST_FOUND)}
      ) as found
      order by found.place, lower(found.title), found._id
    )`;
  });
  const { rows } = await sql<Found>`${sql.join(parts, sql` union all `)}`.execute(db);
  return rows;
}

/** Read before the search: PostgreSQL plans better with the centers themselves than with a condition on them. */
export async function centersOf(db: DbOrTx, seen: RawBuilder<SqlBool>): Promise<string[]> {
  const { rows } = await sql<{
    _id: string;
  }>`select row._id from learning_centers as row where ${seen}`.execute(db);
  return rows.map(({ _id }) => _id);
}
