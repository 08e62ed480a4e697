import type { WordMet } from '@flink/contract/rules/teacher-home/missed-words.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMomentOf } from '../../../db/table-page.ts';
import type { Taught, TeacherScope } from './teacher-home.repo.ts';

export type WordMetIn = WordMet & { readonly locale: string };

/**
 * The words that members of these families were asked for of late, by the language of the game; what a problem bears is
 * the id of its word or its spelling, and what is neither is no word.
 */
export async function wordsMet(
  db: DbOrTx,
  families: Taught,
  withinDays: number,
): Promise<readonly WordMetIn[]> {
  const { rows } = await sql<WordMetIn>`
    with answered as (
      select member._id as learner_id, activity.locale, problem.id, result.finished_at,
        problem.id = any(result.missed) as is_missed
      from family_members member
      cross join lateral (
        select activity_id, asked, missed, finished_at from activity_results
        where learner_id = member._id and finished_at >= now() - make_interval(days => ${withinDays})
          and asked is not null
      ) result
      join activities activity on activity._id = result.activity_id
      cross join lateral unnest(result.asked) as problem(id)
      where member.family_id = any(${families}::uuid[])
    ), met as (
      select learner_id, locale, id, count(*) filter (where is_missed)::integer as times,
        (array_agg(is_missed order by finished_at desc))[1] as missed_last
      from answered group by 1, 2, 3
    ), named as (
      select problem.locale, problem.id, known._id, known.word
      from (select distinct locale, id from met) problem
      cross join lateral (
        select word._id, coalesce(nullif(word.translations ->> problem.locale, ''), word.word) as word, 0 as place
        from words word
        where word._id = case when problem.id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then problem.id::uuid end
        union all
        (select word._id, word.translations ->> problem.locale, 1 from words word
          where word_spellings(word.translations) @> array[problem.locale || ' ' || word_fold(problem.id)]
          order by word.shipped desc, word._id limit 1)
        order by place limit 1
      ) known
    )
    select met.learner_id as "learnerId", met.locale, named._id as "wordId", named.word,
      sum(met.times)::integer as times, bool_or(met.missed_last) as "missedLast"
    from met join named using (locale, id)
    group by 1, 2, 3, 4 order by 4, 1`.execute(db);
  return rows;
}

export const gamesOf = (db: DbOrTx, { userId }: TeacherScope) =>
  db
    .selectFrom('teacher_word_games')
    .where('teacher_id', '=', userId)
    .select(['locale', 'activity_id as activityId', isoMomentOf(sql`made_at`).as('madeAt')])
    .execute();

/** Until the transaction ends nobody else makes the teacher's game of this language. */
export async function lockedGame(
  tx: DbOrTx,
  { userId }: TeacherScope,
  locale: string,
): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(hashtext('teacher_word_games'), hashtext(${`${userId} ${locale}`}))`.execute(
    tx,
  );
  const game = await tx
    .selectFrom('teacher_word_games')
    .where('teacher_id', '=', userId)
    .where('locale', '=', locale)
    .select('activity_id as activityId')
    .executeTakeFirst();
  return game?.activityId ?? null;
}

export const keepGame = (
  db: DbOrTx,
  { userId }: TeacherScope,
  { locale, activityId }: { readonly locale: string; readonly activityId: string },
) =>
  db
    .insertInto('teacher_word_games')
    .values({ teacher_id: userId, locale, activity_id: activityId })
    .onConflict((oc) =>
      oc.columns(['teacher_id', 'locale']).doUpdateSet({ activity_id: activityId, made_at: sql`now()` }),
    )
    .execute();
