import type { Grouping } from '@flink/contract/reports/report.ts';
import { type RawBuilder, sql } from 'kysely';
import { ofCenters } from '../learners/report-units.ts';
import type { Asked, ServedReport } from '../served-report.ts';
import { type Facts, spanOf, sumFacts } from '../sum-facts.ts';

/** What rows about activities can be; an activity that is in several groups counts in one of them. */
const UNITS: Partial<
  Record<Grouping, { readonly unit: RawBuilder<unknown>; readonly name: RawBuilder<unknown> }>
> = {
  activity: { unit: sql`activity._id::text`, name: sql`activity.activity_name` },
  template: { unit: sql`template._id::text`, name: sql`template.activity_template_name` },
  group: { unit: sql`node._id::text`, name: sql`node.name` },
  language: { unit: sql`activity.locale`, name: sql`activity.locale` },
  owner: {
    unit: sql`activity.created_by::text`,
    name: sql`(select concat_ws(' ', firstname, lastname) from users where _id = activity.created_by)`,
  },
  scope: { unit: sql`scope._id::text`, name: sql`scope.name` },
};

/**
 * A report about activities: sums of `activityFacts` by activity, template, group, language, owner or scope.
 */
export const activityReport =
  (sums: Facts['sums']): ServedReport =>
  (db, by, asked, steps) => {
    const { unit, name } = UNITS[by] ?? { unit: sql`''`, name: sql`null::text` };
    const of = sql`
      select coalesce(${unit}, '') as unit, ${name} as name, used.* from (${activityFacts(asked)}) as used
      join activities as activity on activity._id = used.activity_id
      join activity_templates as template on template._id = activity.activity_template_id
      left join activity_categories as category on category.activity_id = activity._id and category.position = 0
      left join scopes as scope on scope._id = category.scope_id
      left join lateral (
        select node._id, node.name from activity_group_items as item
        join activity_groups as node on node._id = item.group_id
        where ${by === 'group'} and item.activity_id = activity._id order by node._id limit 1
      ) as node on true`;
    return sumFacts(db, { of, sums, isCompared: asked.isCompared }, steps);
  };

/**
 * What each learner played and finished of each activity on each day, in the center that the family had on that day:
 * `seconds`, `finished` and how many of these were `mastered`. `who` is a learner in a center, as a number, which is
 * counted faster than two ids.
 */
function activityFacts(asked: Asked): RawBuilder<unknown> {
  const { from, to } = spanOf(asked);
  const days = sql`between ${from}::date and ${to}::date`;
  return sql`
    with learner as (
      select place.from_day, place.until_day, member._id, center.time_zone,
        dense_rank() over (order by place.learning_center_id, member._id) as who
      from family_centers as place join family_members as member on member.family_id = place.family_id
      join learning_centers as center on center._id = place.learning_center_id
      where place.learning_center_id = ${ofCenters(asked)}
    )
    select who, day, activity_id, sum(seconds)::integer as seconds, sum(finished)::integer as finished,
      sum(mastered)::integer as mastered
    from (
      select learner.who, played.day, played.activity_id, played.seconds, 0 as finished, 0 as mastered
      from play_time as played join learner on learner._id = played.learner_id
        and played.day >= learner.from_day and played.day < learner.until_day
      where played.seconds > 0 and played.activity_id is not null and played.day ${days}
      union all
      select who, day, activity_id, 0, 1, mastered from (
        select learner.*, result.activity_id, result.mastered::integer as mastered,
          (result.finished_at at time zone learner.time_zone)::date as day
        from activity_results as result join learner on learner._id = result.learner_id
        where result.finished_at between ${from}::date - 2 and ${to}::date + 3
      ) as done where day >= from_day and day < until_day and day ${days}
    ) as used group by 1, 2, 3`;
}
