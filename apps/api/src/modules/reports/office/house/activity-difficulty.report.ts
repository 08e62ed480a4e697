import { sql } from 'kysely';
import type { ServedReport } from '../served-report.ts';
import { sumFacts } from '../sum-facts.ts';
import { activityFacts } from './activity-facts.ts';

/** Whoever played an activity for less than this looked at it and did not try. */
const ATTEMPT_SECONDS = 30;

const UNITS = {
  activity: { unit: sql`activity._id::text`, name: sql`activity.activity_name` },
  template: { unit: sql`template._id::text`, name: sql`template.activity_template_name` },
  group: { unit: sql`node._id::text`, name: sql`node.name` },
  language: { unit: sql`activity.locale`, name: sql`activity.locale` },
} as const;

/** An activity that was played and not finished on that day was left. */
const left = sql`case when finished = 0 and seconds >= ${ATTEMPT_SECONDS} then 1 else 0 end`;

export const activityDifficultyReport: ServedReport = (db, by, asked, steps) => {
  const { unit, name } = UNITS[by as keyof typeof UNITS];
  return sumFacts(
    db,
    {
      of: sql`
        select coalesce(${unit}, '') as unit, ${name} as name, used.*, ${left} as left_early
        from (${activityFacts(asked)}) as used
        join activities as activity on activity._id = used.activity_id
        join activity_templates as template on template._id = activity.activity_template_id
        left join lateral (
          select node._id, node.name from activity_group_items as item
          join activity_groups as node on node._id = item.group_id
          where ${by === 'group'} and item.activity_id = activity._id order by node._id limit 1
        ) as node on true`,
      sums: {
        attempts: sql`sum(finished + left_early)`,
        masteredAttempts: sql`sum(mastered)`,
        failed: sql`sum(finished - mastered)`,
        left: sql`sum(left_early)`,
        unmastered: sql`sum(finished - mastered + left_early)`,
        seconds: sql`sum(seconds)`,
        learners: sql`count(distinct array[learning_center_id, learner_id])`,
      },
    },
    steps,
  );
};
