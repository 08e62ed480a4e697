import { type RawBuilder, sql } from 'kysely';
import { ofCenters } from '../learners/report-units.ts';
import type { Asked } from '../served-report.ts';
import { spanOf } from '../sum-facts.ts';

/**
 * What each learner played and finished of each activity on each day, in the center that the family had on that day:
 * `seconds`, `finished` and how many of these were `mastered`.
 */
export function activityFacts(asked: Asked): RawBuilder<unknown> {
  const { from, to } = spanOf(asked);
  return sql`
    with learner as materialized (
      select place.learning_center_id, place.from_day, place.until_day, member._id, center.time_zone
      from family_centers as place join family_members as member on member.family_id = place.family_id
      join learning_centers as center on center._id = place.learning_center_id
      where place.learning_center_id = ${ofCenters(asked)}
    )
    select learning_center_id, day, learner_id, activity_id, sum(seconds)::integer as seconds,
      sum(finished)::integer as finished, sum(mastered)::integer as mastered
    from (
      select learner.learning_center_id, played.day, learner._id as learner_id, played.activity_id, played.seconds,
        0 as finished, 0 as mastered
      from learner join play_time as played on played.learner_id = learner._id and played.seconds > 0
        and played.activity_id is not null and played.day between ${from}::date and ${to}::date
        and played.day >= learner.from_day and played.day < learner.until_day
      union all
      select learning_center_id, day, learner_id, activity_id, 0, 1, mastered from (
        select learner.*, learner._id as learner_id, result.activity_id, result.mastered::integer as mastered,
          (result.finished_at at time zone learner.time_zone)::date as day
        from learner join activity_results as result on result.learner_id = learner._id
          and result.finished_at between ${from}::date - 2 and ${to}::date + 3
      ) as done where day >= from_day and day < until_day
    ) as used group by 1, 2, 3, 4`;
}
