import type { Grouping } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { ServedReport } from './served-report.ts';
import { spanOf, sumFacts } from './sum-facts.ts';

type Sql = RawBuilder<unknown>;

/** Languages of a row of the audit whose text is another one than before. */
const changedIn = (resource: string, field: string, { from, to }: Days): Sql => sql`
  select ${resource}::text as kind, entry.row_id::text as piece, changed.locale, entry.actor_id::text as translator,
    entry.actor_name as translator_name, (entry.at at time zone 'UTC')::date as day
  from audit_log as entry cross join lateral (
    select key as locale from jsonb_each_text(
      case when jsonb_typeof(entry.after->${field}) = 'object' then entry.after->${field} else '{}' end)
    where value <> '' and value is distinct from entry.before->${field}->>key
  ) as changed
  where entry.resource = ${resource} and entry.at >= ${from}::date and entry.at < ${to}::date + 1`;

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
