import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';

/** As many as somebody looks at beside a form. */
const LATEST = 5;

type Row = Readonly<Record<'values' | 'audio', Readonly<Record<string, string>>>>;

/** The languages whose words or sound differ. */
function changedIn(before: Partial<Row> | null, after: Partial<Row> | null): string[] {
  const codes = [before, after].flatMap((row) => Object.keys({ ...row?.values, ...row?.audio }));
  const held = (row: Partial<Row> | null, code: string) =>
    JSON.stringify([row?.values?.[code] ?? '', row?.audio?.[code] ?? '']);
  return [...new Set(codes)].filter((code) => held(before, code) !== held(after, code)).toSorted();
}

/** Who changed a text last, as the audit log has it. */
export async function stringChanges(db: DbOrTx, id: string) {
  const entries = await db
    .selectFrom('audit_log')
    .select(['_id', 'actor_name as who', isoMoment('at').as('at'), 'action', 'before', 'after'])
    .where('row_id', '=', id)
    .where('resource', '=', 'strings')
    .orderBy('audit_log.at', 'desc')
    .orderBy('_id', 'desc')
    .limit(LATEST)
    .execute();
  return entries.map(({ _id, who, at, action, before, after }) => ({
    _id,
    who,
    at,
    languages: changedIn(before as Partial<Row> | null, after as Partial<Row> | null),
    isNew: action === 'create',
  }));
}
