import type { Figures } from '@flink/contract/reports/report.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import { knowsFamilies } from '../../../../plugins/access/scope.ts';
import type { Asked, ServedReport } from '../served-report.ts';
import { playedTogether } from './asides.repo.ts';
import { inCategories } from './group-categories.repo.ts';
import { ofCenters, taught } from './report-units.ts';

interface GroupRow {
  readonly _id: string;
  readonly name: string;
  readonly children: number;
  readonly masteredBy: number;
  readonly masteredBefore: number;
  readonly partly: number;
  readonly masteredTogether: number;
  readonly masteredOn: number;
  readonly seconds: number;
}

/**
 * Groups that somebody has started; the product of a menu tells how many children it is for. Mastery belongs to the center
 * that the child has now, minutes to the center of that day.
 */
async function groupsOf(db: DbOrTx, asked: Asked, threshold: number): Promise<readonly GroupRow[]> {
  const { days } = asked;
  const day = sql`(report.date_mastered at time zone child.time_zone)::date`;
  const isMastered = sql`report.mastered and ${day} <= ${days.to}::date`;
  const { rows } = await sql<GroupRow>`
    with child as (
      select member._id, center.time_zone, coalesce(family.product_id, center.product_id) as product_id
      from families as family
      join learning_centers as center on center._id = family.learning_center_id
      join family_members as member on member.family_id = family._id and member.type = 'child'
      where center._id = ${ofCenters(asked)} and ${taught(asked)}
    ), reached as (
      select report.item_id, child.product_id, count(*) filter (where ${isMastered}) as mastered,
        count(*) filter (where report.mastered and ${day} < ${days.from}::date) as mastered_before,
        count(*) filter (where (${isMastered}) is not true and (report.partial or report.mastered)) as partly,
        count(*) filter (where ${isMastered} and report.mastered_together) as together,
        array_agg(${day} order by ${day}) filter (where ${isMastered}) as days
      from child join learner_reports as report on report.learner_id = child._id and report.begun_on is null
      join activity_groups as node on node._id = report.item_id
      join solutions as solution on solution._id = node.solution_id and solution.product_id = child.product_id
      group by 1, 2
    ), counted as (select product_id, count(*) as children from child group by 1), played as (
      select item.group_id, coalesce(family.product_id, center.product_id) as product_id,
        sum(played.seconds) as seconds
      from family_centers as place join families as family on family._id = place.family_id
      join learning_centers as center on center._id = place.learning_center_id
      join family_members as member on member.family_id = family._id and member.type = 'child'
      join play_time as played on played.learner_id = member._id and played.seconds > 0
        and played.day between ${days.from}::date and ${days.to}::date
        and played.day >= place.from_day and played.day < place.until_day
      join activity_group_items as item on item.activity_id = played.activity_id
      where place.learning_center_id = ${ofCenters(asked)} and ${taught(asked)}
      group by 1, 2
    )
    select node._id::text, node.name, counted.children::integer, reached.mastered::integer as "masteredBy",
      reached.mastered_before::integer as "masteredBefore", reached.partly::integer,
      reached.together::integer as "masteredTogether",
      coalesce(reached.days[greatest(1, ceil(counted.children * ${threshold}::integer / 100.0))::integer]
        - date '1970-01-01', 0) as "masteredOn", coalesce(played.seconds, 0)::float8 as seconds
    from reached join counted using (product_id)
    left join played on played.group_id = reached.item_id and played.product_id = reached.product_id
    join activity_groups as node on node._id = reached.item_id
    order by reached.mastered::float8 / counted.children desc, reached.partly desc, node.name, node._id`.execute(
    db,
  );
  return rows;
}

/** Spec 3 §9. */
const USUAL_SHARE = 50;

/** From which share on a group is mastered: that of the center; of several that differ, the usual one. */
async function thresholdOf(db: DbOrTx, asked: Asked): Promise<number> {
  const { rows } = await sql<{ readonly share: number }>`
    select distinct coalesce((config ->> 'percentActivities')::integer, ${USUAL_SHARE}) as share
    from learning_centers where _id = ${ofCenters(asked)}`.execute(db);
  return rows.length === 1 ? (rows[0]?.share ?? USUAL_SHARE) : USUAL_SHARE;
}

/** They go with every answer, and among more nobody looks for one. */
const MOST_OFFERED = 200;

/** Of which one can be chosen; of too many none but the one that is. */
async function familiesOf(db: DbOrTx, asked: Asked) {
  const all = await familyNames(db, { ...asked, familyId: null });
  if (all.length <= MOST_OFFERED) return all;
  return asked.familyId === null ? [] : familyNames(db, asked);
}

async function familyNames(db: DbOrTx, asked: Asked) {
  const { rows } = await sql<{ readonly _id: string; readonly name: string }>`
    select family._id, family.name from families as family
    where family.learning_center_id = ${ofCenters(asked)} and ${taught(asked)}
    order by family.name, family._id limit ${MOST_OFFERED + 1}`.execute(db);
  return rows;
}

interface Reached {
  readonly children: number;
  readonly masteredBy: number;
  readonly masteredBefore: number;
}

/** How many groups are mastered, and were before. */
function groupsReached(groups: readonly Reached[], threshold: number): Figures {
  const reached = (name: 'masteredBy' | 'masteredBefore') =>
    groups.filter((row) => row[name] * 100 >= threshold * row.children).length;
  return {
    groups: groups.length,
    groupsMastered: reached('masteredBy'),
    groupsBefore: reached('masteredBefore'),
    threshold,
  };
}

export const masteryReport: ServedReport = async (db, _by, asked, steps) => {
  const threshold = await thresholdOf(db, asked);
  const { groups, categories } = await inCategories(db, await groupsOf(db, asked, threshold), asked);
  const rows = groups.map(({ _id, name, masteredBefore: _, ...row }) => {
    const figures: Figures = { ...row, notYet: row.children - row.masteredBy - row.partly };
    return { _id, name, figures };
  });
  return {
    rows,
    total: groupsReached(groups, threshold),
    aside: await playedTogether(db, asked, steps),
    offered: {
      category: categories,
      ...(knowsFamilies(asked.scope) ? { families: await familiesOf(db, asked) } : {}),
    },
    steps: steps.map(() => ({})),
  };
};
