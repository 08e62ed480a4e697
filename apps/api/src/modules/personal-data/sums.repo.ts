import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { Leaving } from './holdings.ts';

/** Adds what these learners had done to the sums of their center, by month. */
export async function keepSums(
  tx: DbOrTx,
  { familyId, learnerIds }: Pick<Leaving, 'familyId' | 'learnerIds'>,
): Promise<void> {
  if (learnerIds.length === 0) return;
  const theirs = sql`learner_id = any(${[...learnerIds]}::uuid[])`;
  const month = (column: string) => sql`date_trunc('month', ${sql.ref(column)})::date`;
  const none = sql`'00000000-0000-0000-0000-000000000000'::uuid`;
  await sql`
    insert into forgotten_sums (learning_center_id, month, measure, item_id, amount)
    select family.learning_center_id, kept.month, kept.measure, kept.item_id, sum(kept.amount)
    from families as family, (
      select ${month('day')} as month, 'playedSeconds' as measure, ${none} as item_id, seconds::bigint as amount
        from learner_play_days where ${theirs}
      union all select ${month('date_mastered')}, 'activitiesMastered', item_id, 1
        from learner_reports where ${theirs} and mastered
      union all select ${month('updated_at')}, 'activitiesBegun', item_id, 1
        from learner_reports where ${theirs} and partial and not mastered
      union all select ${month('finished_at')}, 'results', activity_id, 1 from activity_results where ${theirs}
      union all select ${month('finished_at')}, 'answeredCorrectly', activity_id, problems_answered_correctly
        from activity_results where ${theirs}
      union all select ${month('finished_at')}, 'answeredIncorrectly', activity_id, problems_answered_incorrectly
        from activity_results where ${theirs}
      union all select ${month('read_at')}, 'readings', activity_id, 1 from readings where ${theirs}
      union all select ${month('read_at')}, 'wordsRead', activity_id, total_words from readings where ${theirs}
    ) as kept
    where family._id = ${familyId}
    group by family.learning_center_id, kept.month, kept.measure, kept.item_id
    on conflict (learning_center_id, month, measure, item_id)
      do update set amount = forgotten_sums.amount + excluded.amount`.execute(tx);
  // The sums of the days stay as they are; the part that no raw row will tell any more is kept apart. A rebuild may have
  // gathered the slots of a day in one: then this one has nothing but that part.
  await sql`
    insert into center_play_days as center (learning_center_id, day, slot, seconds, together_seconds,
      forgotten_seconds, forgotten_together_seconds)
    select place.learning_center_id, played.day, slot_of(played.learner_id), 0, 0, sum(played.seconds),
      sum(played.together_seconds)
    from learner_play_days as played
    join family_centers as place on place.family_id = ${familyId}
      and played.day >= place.from_day and played.day < place.until_day
    where ${theirs}
    group by 1, 2, 3 order by 1, 2, 3
    on conflict (learning_center_id, day, slot) do update set
      forgotten_seconds = center.forgotten_seconds + excluded.forgotten_seconds,
      forgotten_together_seconds = center.forgotten_together_seconds + excluded.forgotten_together_seconds
  `.execute(tx);
}
