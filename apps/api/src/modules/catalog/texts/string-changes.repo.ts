import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';

/** As many as somebody looks at beside a form. */
const LATEST = 5;

/** A file brings many texts in under one entry; so many files are looked through. */
const FILES = 50;

type Row = Readonly<Record<'values' | 'audio', Readonly<Record<string, string>>>>;

/** What an entry has of this text: the row, or one of the many that a file brought. */
function rowIn(kept: unknown, id: string): Partial<Row> | null {
  const rows = (Array.isArray(kept) ? kept : [kept]) as (({ _id?: string } & Partial<Row>) | null)[];
  return (Array.isArray(kept) ? rows.find((row) => row?._id === id) : rows[0]) ?? null;
}

/** The languages whose words or sound differ. */
function changedIn(before: Partial<Row> | null, after: Partial<Row> | null): string[] {
  const codes = [before, after].flatMap((row) => Object.keys({ ...row?.values, ...row?.audio }));
  const held = (row: Partial<Row> | null, code: string) =>
    JSON.stringify([row?.values?.[code] ?? '', row?.audio?.[code] ?? '']);
  return [...new Set(codes)].filter((code) => held(before, code) !== held(after, code)).toSorted();
}

/** Who changed a text last, by hand or by a file, as the audit log has it. */
export async function stringChanges(db: DbOrTx, id: string) {
  const entries = db
    .selectFrom('audit_log')
    .select([
      '_id',
      'actor_name as who',
      'audit_log.at as moment',
      isoMoment('at').as('at'),
      'before',
      'after',
    ])
    .where('resource', '=', 'strings')
    .orderBy('audit_log.at', 'desc')
    .orderBy('_id', 'desc');
  const [byHand, byFile] = await Promise.all([
    entries.where('row_id', '=', id).limit(LATEST).execute(),
    db
      .selectFrom(entries.where('row_id', 'is', null).limit(FILES).as('file'))
      .selectAll()
      .where(sql<boolean>`file.after @> ${JSON.stringify([{ _id: id }])}::jsonb`)
      .execute(),
  ]);
  return [...byHand, ...byFile]
    .toSorted((one, other) => other.moment.getTime() - one.moment.getTime())
    .slice(0, LATEST)
    .map(({ _id, who, at, before, after }) => ({
      _id,
      who,
      at,
      languages: changedIn(rowIn(before, id), rowIn(after, id)),
      isNew: rowIn(before, id) === null,
    }));
}
