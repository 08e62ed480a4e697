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

/** A report about activities: sums of `activityFacts` by activity, template, group, language, owner or scope. */
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
    return sumFacts(db, { of, sums }, steps);
  };

/**
 * What each learner played and finished of each activity on each day, in the center that the family had on that day:
 * `seconds`, `finished` and how many of these were `mastered`.
 */
function activityFacts(asked: Asked): RawBuilder<unknown> {
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
