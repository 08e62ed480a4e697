import type { Days } from '@flink/contract/rules/reports/days.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked } from '../served-report.ts';
import { ofCenters, taught, type UnitName, unitOf } from './report-units.ts';
import type { Member, PlayedBy } from './usage-sums.ts';

/**
 * Everybody who belongs to the center now, by row (a family may have several teachers), with what they begun and mastered in
 * these days.
 */
export async function membersOf(db: DbOrTx, by: UnitName, asked: Asked): Promise<readonly Member[]> {
  const { of, joined, name } = unitOf(by);
  const { from, to } = asked.days;
  const { rows } = await sql<Member>`
    select unit, ${name} as name, "learnerId", coalesce(got.begun, 0)::integer as begun,
      coalesce(got.mastered, 0)::integer as mastered
    from (
      select ${of} as unit, member._id as "learnerId"
      from families as family
      join learning_centers as center on center._id = family.learning_center_id
      join family_members as member on member.family_id = family._id ${joined}
      where center._id = ${ofCenters(asked)} and ${taught(asked)}
    ) as member left join lateral (
      select sum(begun) as begun, sum(mastered) as mastered from learner_mastery_days
      where learner_id = "learnerId" and day between ${from}::date and ${to}::date
    ) as got on true
    order by 2, 1`.execute(db);
  return rows;
}

/** What each learner played in the center that the family had on that day, read once for rows, total and chart. */
export async function playedBy(
  db: DbOrTx,
  ranges: readonly Days[],
  asked: Asked,
): Promise<readonly PlayedBy[]> {
  const { rows } = await sql<PlayedBy>`
    select member._id as "learnerId", family.learning_center_id = place.learning_center_id as "isHere",
      json_agg(played.day - date '1970-01-01') as days, json_agg(played.seconds) as seconds,
      json_agg(played.together_seconds) as together
    from family_centers as place join families as family on family._id = place.family_id
    join family_members as member on member.family_id = family._id
    cross join unnest(${ranges.map(({ from }) => from)}::date[], ${ranges.map(({ to }) => to)}::date[])
      as range(starts, ends)
    join learner_play_days as played on played.learner_id = member._id
      and played.day between range.starts and range.ends
      and played.day >= place.from_day and played.day < place.until_day
    where place.learning_center_id = ${ofCenters(asked)} and ${taught(asked)}
    group by 1, 2`.execute(db);
  return rows;
}
