import type { TranslatedPhrase } from '@flink/contract/rules/make/translation.ts';
import { sql } from 'kysely';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { type Author, activitiesSeenBy } from '../make.scope.ts';

/** Writes what is new alone: automatic saving comes every few seconds. */
export async function keepPhrases(
  tx: DbOrTx,
  activityId: string,
  language: string,
  phrases: readonly TranslatedPhrase[],
): Promise<void> {
  const column = (name: keyof TranslatedPhrase) => phrases.map((one) => one[name]);
  await sql`with wanted as (
      select * from unnest(${column('part')}::text[], ${column('phrase')}::text[], ${column('source')}::text[],
        ${column('translation')}::text[]) as one (part, phrase, source, translation)
    ), gone as (
      delete from translated_phrases as old where old.activity_id = ${activityId}::uuid and old.language = ${language}
        and not exists (select 1 from wanted where wanted.part = old.part)
    )
    insert into translated_phrases as old (activity_id, language, part, phrase, source, translation)
    select ${activityId}::uuid, ${language}, part, phrase, source, translation from wanted
    on conflict (activity_id, language, part)
      do update set phrase = excluded.phrase, source = excluded.source, translation = excluded.translation
      where (old.phrase, old.source, old.translation)
        is distinct from (excluded.phrase, excluded.source, excluded.translation)`.execute(tx);
}

/** More ways to say it than these are no help. */
const MOST_WAYS = 5;

export interface Elsewhere {
  readonly translation: string;
  readonly activityName: string | null;
  readonly count: number;
  /** The phrase that it was made from, where that is only similar; null where it is the same. */
  readonly source: string | null;
  /** How similar, from 0 to 1. */
  readonly match: number;
}

/** In other activities of the same language; the activities that somebody does not see are not told of. */
export async function phrasesElsewhere(
  db: DbOrTx,
  author: Author,
  asked: {
    readonly id: string;
    readonly from: string;
    readonly language: string;
    readonly phrase: string;
  },
): Promise<readonly Elsewhere[]> {
  const { rows } = await sql<Elsewhere>`
    select said.translation, min(activity.activity_name) as "activityName", count(*)::integer as count,
      null::text as source, 1 as match
    from translated_phrases as said join activities as activity on activity._id = said.activity_id
    where said.language = ${asked.language} and said.phrase = ${asked.phrase}
      and activity.locale = ${asked.from} and activity._id <> ${asked.id}::uuid and ${activitiesSeenBy(author)}
    group by said.translation order by count desc, said.translation limit ${sql.lit(MOST_WAYS)}`.execute(db);
  return rows;
}

/** Words of the house are spelled as in its lists, or in small letters. */
export async function wordsElsewhere(
  db: DbOrTx,
  asked: { readonly from: string; readonly language: string; readonly words: string },
): Promise<readonly Elsewhere[]> {
  const spelled = [...new Set([asked.words, asked.words.toLowerCase()])];
  const { rows } = await sql<Elsewhere>`
    select distinct word.translations ->> ${asked.language} as translation, null::text as "activityName", 1 as count,
      null::text as source, 1 as match
    from words as word
    where word.translations @> any(${spelled.map((words) => JSON.stringify({ [asked.from]: words }))}::jsonb[])
      and word.translations ->> ${asked.language} <> '' limit ${sql.lit(MOST_WAYS)}`.execute(db);
  return rows;
}

/** Below this, two phrases have letters in common and no meaning. */
const LEAST_SIMILAR = '0.5';

/** Translations of phrases that are nearly the same, the nearest first. */
export const similarPhrases = (
  db: Db,
  author: Author,
  asked: {
    readonly id: string;
    readonly from: string;
    readonly language: string;
    readonly phrase: string;
    readonly words: string;
  },
): Promise<readonly Elsewhere[]> =>
  db.transaction().execute(async (tx) => {
    // The index finds what is above the threshold of the session.
    await sql`select set_config('pg_trgm.similarity_threshold', ${LEAST_SIMILAR}, true)`.execute(tx);
    const { rows } = await sql<Elsewhere>`
      select said.translation, min(activity.activity_name) as "activityName", count(*)::integer as count,
        said.source, similarity(said.source, ${asked.words})::double precision as match
      from translated_phrases as said join activities as activity on activity._id = said.activity_id
      where said.language = ${asked.language} and said.source % ${asked.words} and said.phrase <> ${asked.phrase}
        and activity.locale = ${asked.from} and ${activitiesSeenBy(author)}
      group by said.source, said.translation
      order by match desc, count desc, said.translation limit ${sql.lit(MOST_WAYS)}`.execute(tx);
    return rows;
  });

export interface GlossaryTerm {
  readonly term: string;
  readonly translation: string;
  readonly note: string | null;
}

/** More than one text ever holds. */
const MOST_TERMS = 50;

/** The terms of both languages whose letters stand in these words. */
export async function termsIn(
  db: DbOrTx,
  { from, language, words }: { readonly from: string; readonly language: string; readonly words: string },
): Promise<readonly GlossaryTerm[]> {
  const { rows } = await sql<GlossaryTerm>`
    select translations ->> ${from} as term, translations ->> ${language} as translation, note
    from glossary_terms
    where translations ?& ${[from, language]}::text[]
      and position(lower(translations ->> ${from}) in lower(${words})) > 0
    order by length(translations ->> ${from}) desc, term limit ${sql.lit(MOST_TERMS)}`.execute(db);
  return rows;
}
