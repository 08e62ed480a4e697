import type { TranslatedPhrase } from '@flink/contract/rules/make/translation.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
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
      select * from unnest(${column('part')}::text[], ${column('phrase')}::text[], ${column('translation')}::text[])
        as one (part, phrase, translation)
    ), gone as (
      delete from translated_phrases as old where old.activity_id = ${activityId}::uuid and old.language = ${language}
        and not exists (select 1 from wanted where wanted.part = old.part)
    )
    insert into translated_phrases as old (activity_id, language, part, phrase, translation)
    select ${activityId}::uuid, ${language}, part, phrase, translation from wanted
    on conflict (activity_id, language, part)
      do update set phrase = excluded.phrase, translation = excluded.translation
      where (old.phrase, old.translation) <> (excluded.phrase, excluded.translation)`.execute(tx);
}

/** More ways to say it than these are no help. */
const MOST_WAYS = 5;

export interface Elsewhere {
  readonly translation: string;
  readonly activityName: string | null;
  readonly count: number;
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
    select said.translation, min(activity.activity_name) as "activityName", count(*)::integer as count
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
    select distinct word.translations ->> ${asked.language} as translation, null::text as "activityName", 1 as count
    from words as word
    where word.translations @> any(${spelled.map((words) => JSON.stringify({ [asked.from]: words }))}::jsonb[])
      and word.translations ->> ${asked.language} <> '' limit ${sql.lit(MOST_WAYS)}`.execute(db);
  return rows;
}
