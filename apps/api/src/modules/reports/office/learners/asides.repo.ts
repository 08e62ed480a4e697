import type { ReportAside } from '@flink/contract/reports/answer.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import { type Asked, isOfSome, type Step } from '../served-report.ts';
import { ofCenters, taught } from './report-units.ts';

const [DAYS, SLOTS] = [7, 12];

/** Seconds by weekday and by two hours of the day, by the clock of each center. */
export async function hoursPlayed(db: DbOrTx, asked: Asked): Promise<number[][]> {
  const days = sql`between ${asked.days.from}::date and ${asked.days.to}::date`;
  const hours = isOfSome(asked)
    ? sql`
      select played.day, two_hours_of(played.started_at, center.time_zone) as two_hours, played.seconds
      from family_centers as place join learning_centers as center on center._id = place.learning_center_id
      join families as family on family._id = place.family_id
      join family_members as member on member.family_id = family._id
      join play_time as played on played.learner_id = member._id and played.seconds > 0
        and played.day >= place.from_day and played.day < place.until_day and played.day ${days}
      where center._id = ${ofCenters(asked)} and ${taught(asked)}`
    : sql`select day, two_hours, seconds from center_play_hours
      where learning_center_id = ${ofCenters(asked)} and day ${days}`;
  const { rows } = await sql<{ readonly weekday: number; readonly slot: number; readonly seconds: number }>`
    select extract(isodow from day)::integer - 1 as weekday, two_hours as slot, sum(seconds)::float8 as seconds
    from (${hours}) as hours group by 1, 2`.execute(db);
  const cells = Array.from({ length: DAYS }, () => Array.from({ length: SLOTS }, () => 0));
  for (const { weekday, slot, seconds } of rows) {
    const hoursOfDay = cells[weekday];
    if (hoursOfDay) hoursOfDay[slot] = seconds;
  }
  return cells;
}

/** Who sat at the devices of the families: children, a child with an adult, adults. */
export async function playedTogether(db: DbOrTx, asked: Asked, steps: readonly Step[]): Promise<ReportAside> {
  const { rows } = await sql<{
    readonly place: number;
    readonly child: number;
    readonly together: number;
    readonly adult: number;
  }>`
    select step.place::integer - 1 as place, ${sql.join(
      ['child', 'together', 'adult'].map(
        (kind) =>
          sql`coalesce(sum(played.seconds) filter (where played.kind = ${kind}), 0)::float8 as ${sql.ref(kind)}`,
      ),
    )}
    from unnest(${steps.map(({ days }) => days.from)}::date[], ${steps.map(({ days }) => days.to)}::date[])
      with ordinality as step(starts, ends, place)
    join family_play_days as played on played.day between step.starts and step.ends
    join families as family on family._id = played.family_id
    join family_centers as place on place.family_id = family._id
      and played.day >= place.from_day and played.day < place.until_day
    where place.learning_center_id = ${ofCenters(asked)} and ${taught(asked)} group by 1`.execute(db);
  const none = { child: 0, together: 0, adult: 0 };
  return {
    kind: 'together',
    steps: steps.map((_, at) => {
      const { place: __, ...sums } = rows.find(({ place }) => place === at) ?? { place: at, ...none };
      return sums;
    }),
  };
}
