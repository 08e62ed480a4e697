import { sql } from 'kysely';
import { ofCenters } from './report-units.ts';
import type { ServedReport } from './served-report.ts';
import { spanOf, sumFacts } from './sum-facts.ts';

/** What was played, in the center that the family had on that day, by who made it or by the scope it is for. */
export const contentPartnersReport: ServedReport = (db, by, asked, steps) => {
  const { from, to } = spanOf(asked);
  const unit = by === 'owner' ? sql`activity.created_by` : sql`category.scope_id`;
  const name =
    by === 'owner'
      ? sql`(select concat_ws(' ', firstname, lastname) from users where _id = activity.created_by)`
      : sql`(select name from scopes where _id = category.scope_id)`;
  return sumFacts(
    db,
    {
      of: sql`select coalesce(${unit}::text, '') as unit, ${name} as name, used.day, used.learner_id,
          used.activity_id, used.seconds, used.finished
        from (
          select learner_id, activity_id, day, seconds, 0 as finished from play_time
          where day between ${from}::date and ${to}::date
          union all
          select result.learner_id, result.activity_id,
            (result.finished_at at time zone center.time_zone)::date, 0, 1
          from activity_results as result join family_members as member on member._id = result.learner_id
          join families as family on family._id = member.family_id
          join learning_centers as center on center._id = family.learning_center_id
          where result.finished_at between ${from}::date - 1 and ${to}::date + 2
        ) as used
        join family_members as member on member._id = used.learner_id
        join family_centers as place on place.family_id = member.family_id
          and used.day >= place.from_day and used.day < place.until_day
        join activities as activity on activity._id = used.activity_id
        left join activity_categories as category on category.activity_id = activity._id and category.position = 0
        where place.learning_center_id = ${ofCenters(asked)}`,
      sums: {
        used: sql`count(distinct activity_id)`,
        learners: sql`count(distinct learner_id)`,
        seconds: sql`sum(seconds)`,
        finished: sql`sum(finished)`,
      },
    },
    steps,
  );
};
