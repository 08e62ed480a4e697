import { sql } from 'kysely';
import type { ServedReport } from '../served-report.ts';
import { sumFacts } from '../sum-facts.ts';
import { activityFacts } from './activity-facts.ts';

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
  return sumFacts(
    db,
    {
      of: sql`
        select coalesce(${unit}, '') as unit, ${name} as name, used.* from (${activityFacts(asked)}) as used
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
