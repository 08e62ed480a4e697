import { sql } from 'kysely';
import { ofCenters } from '../learners/report-units.ts';
import type { ServedReport } from '../served-report.ts';
import { spanOf, sumFacts } from '../sum-facts.ts';

const UNITS = {
  owner: {
    unit: sql`activity.created_by::text`,
    name: sql`(select concat_ws(' ', firstname, lastname) from users where _id = activity.created_by)`,
  },
  scope: { unit: sql`scope._id::text`, name: sql`scope.name` },
};

/** What was played and finished, in the center of that day, by who made it or by the scope that it is for. */
export const contentPartnersReport: ServedReport = (db, by, asked, steps) => {
  const { unit, name } = by === 'owner' ? UNITS.owner : UNITS.scope;
  const { from, to } = spanOf(asked);
  return sumFacts(
    db,
    {
      of: sql`
        with learner as materialized (
          select place.learning_center_id, place.from_day, place.until_day, member._id, center.time_zone
          from family_centers as place join family_members as member on member.family_id = place.family_id
          join learning_centers as center on center._id = place.learning_center_id
          where place.learning_center_id = ${ofCenters(asked)}
        ), used as (
          select learner.learning_center_id, played.day, learner._id as learner_id, played.activity_id,
            sum(played.seconds) as seconds, 0 as finished
          from learner join play_time as played on played.learner_id = learner._id and played.seconds > 0
            and played.activity_id is not null and played.day between ${from}::date and ${to}::date
            and played.day >= learner.from_day and played.day < learner.until_day
          group by 1, 2, 3, 4
          union all
          select learning_center_id, day, learner_id, activity_id, 0, count(*) from (
            select learner.*, learner._id as learner_id, result.activity_id,
              (result.finished_at at time zone learner.time_zone)::date as day
            from learner join activity_results as result on result.learner_id = learner._id
              and result.finished_at between ${from}::date - 2 and ${to}::date + 3
          ) as done where day >= from_day and day < until_day group by 1, 2, 3, 4
        )
        select coalesce(${unit}, '') as unit, ${name} as name, used.* from used
        join activities as activity on activity._id = used.activity_id
        left join activity_categories as category on category.activity_id = activity._id and category.position = 0
        left join scopes as scope on scope._id = category.scope_id`,
      sums: {
        used: sql`count(distinct activity_id)`,
        // Once for each center, as in usage.
        learners: sql`count(distinct case when seconds > 0 then array[learning_center_id, learner_id] end)`,
        seconds: sql`sum(seconds)`,
        finished: sql`sum(finished)`,
      },
    },
    steps,
  );
};
