import type { Grouping } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ServedReport } from '../served-report.ts';
import { spanOf, sumFacts } from '../sum-facts.ts';

type Sql = RawBuilder<unknown>;

/** The rows of an entry that has many of them: those that a file brought in. */
const rowsIn = (kept: Sql): Sql =>
  sql`jsonb_array_elements(case when jsonb_typeof(${kept}) = 'array' then ${kept} else '[]' end)`;

/** Texts in languages other than the default one that were changed by hand or by a file; of texts that still exist. */
const changedIn = (resource: 'strings' | 'words', field: string, { from, to }: Days): Sql => sql`
  select ${resource}::text as kind, row.piece, changed.locale, entry.actor_id::text as translator,
    entry.actor_name as translator_name, (entry.at at time zone 'UTC')::date as day
  from audit_log as entry cross join lateral (
    select entry.row_id::text as piece, entry.before->${field} as before, entry.after->${field} as after
    where jsonb_typeof(entry.after) = 'object'
    union all
    select came.row->>'_id', was.row->${field}, came.row->${field}
    from ${rowsIn(sql`entry.after`)} as came(row)
    left join ${rowsIn(sql`entry.before`)} as was(row) on was.row->>'_id' = came.row->>'_id'
  ) as row cross join lateral (
    select key as locale from jsonb_each_text(
      case when jsonb_typeof(row.after) = 'object' then row.after else '{}' end)
    where key <> ${DEFAULT_LOCALE} and value <> '' and value is distinct from row.before->>key
  ) as changed
  where entry.resource = ${resource}
    and exists (select from ${sql.table(resource)} as kept where kept._id::text = row.piece) and entry.at >= ${from}::date and entry.at < ${to}::date + 1`;

/** The dictionary and the texts by what the audit has, activities by their versions in another language. */
const pieces = (span: Days): Sql => sql`
  ${changedIn('strings', 'values', span)} union all ${changedIn('words', 'translations', span)} union all
  select 'activities', version.activity_id::text, version.language, version.author_id::text, version.author_name,
    (version.saved_at at time zone 'UTC')::date
  from activity_versions as version join activities as activity on activity._id = version.activity_id
  where version.author_id is not null and version.language not in ('', activity.locale)
    and version.saved_at >= ${span.from}::date and version.saved_at < ${span.to}::date + 1`;

const UNITS: Readonly<Partial<Record<Grouping, { readonly unit: Sql; readonly name: Sql }>>> = {
  translator: { unit: sql`translator`, name: sql`translator_name` },
  language: { unit: sql`locale`, name: sql`locale` },
  month: { unit: sql`to_char(day, 'YYYY-MM')`, name: sql`to_char(day, 'YYYY-MM')` },
};

/** A piece counts once for who worked on it, however often it was saved. */
const different = (kind: string): Sql =>
  sql`count(distinct case when kind = ${kind} then concat_ws(' ', translator, piece, locale) end)`;

export const translatorWorkReport: ServedReport = (db, by, asked, steps) => {
  const { unit, name } = UNITS[by] ?? { unit: sql`''`, name: sql`null::text` };
  return sumFacts(
    db,
    {
      of: sql`select ${unit} as unit, ${name} as name, day, kind, piece, locale, translator
        from (${pieces(spanOf(asked))}) as piece
        where translator = coalesce(${asked.translatorId}::text, translator)`,
      trend: 'pieces',
      isCompared: asked.isCompared,
      sums: {
        texts: different('strings'),
        words: different('words'),
        activities: different('activities'),
        pieces: sql`count(distinct concat_ws(' ', kind, translator, piece, locale))`,
      },
    },
    steps,
  );
};
