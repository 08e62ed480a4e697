import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { installationToday } from '../catalog/settings.service.ts';
import { USES_PLAN } from '../organizations/plans/plans-in-use.service.ts';
import type { Days } from './money.repo.ts';

interface HeadOfficeDays {
  readonly week: Days;
  readonly before: Days;
  readonly month: Days;
  readonly lastMonth: Days;
}

const DATE = 'YYYY-MM-DD';

/** Seven days with today, the seven before, this month until today, and the whole month before. */
export async function days(db: DbOrTx): Promise<HeadOfficeDays> {
  const today = sql`${await installationToday(db)}::date`;
  const monthStart = sql`date_trunc('month', ${today})`;
  const day = (date: RawBuilder<unknown>) => sql`to_char(${date}, ${DATE})`;
  const range = (from: RawBuilder<unknown>, to: RawBuilder<unknown>) =>
    sql`json_build_object('from', ${day(from)}, 'to', ${day(to)})`;
  const { rows } = await sql<HeadOfficeDays>`
    select ${range(sql`${today} - 6`, today)} as week,
      ${range(sql`${today} - 13`, sql`${today} - 7`)} as before,
      ${range(monthStart, today)} as month,
      ${range(sql`${monthStart} - interval '1 month'`, sql`${monthStart} - interval '1 day'`)} as "lastMonth"`.execute(
    db,
  );
  if (!rows[0]) throw new Error('The database does not know the day.');
  return rows[0];
}

/** Over all centers. */
export async function played(db: DbOrTx, { from, to }: Days) {
  const { rows } = await sql<{ readonly minutes: number; readonly learners: number }>`
    select
      (select coalesce(round(sum(day.seconds) / 60.0), 0)::int from learning_centers as center
        cross join lateral (select sum(seconds) as seconds from center_play_days
          where learning_center_id = center._id and day between ${from}::date and ${to}::date) as day) as minutes,
      (select count(*)::int from family_members as member where exists (
        select from learner_play_days as played where played.learner_id = member._id
          and played.day between ${from}::date and ${to}::date and played.seconds > 0)) as learners`.execute(
    db,
  );
  return rows[0] ?? { minutes: 0, learners: 0 };
}

/** As the report Plans and hours counts them. */
export async function plans(db: DbOrTx) {
  const { rows } = await sql<{
    readonly bought: number;
    readonly unlimited: number;
    readonly assigned: number;
    readonly inUse: number;
  }>`
    select
      (select coalesce(sum(plans), 0)::int from organization_plans) as bought,
      (select count(*)::int from organization_plans where unlimited) as unlimited,
      (select coalesce(sum(plans), 0)::int from plan_assignments) as assigned,
      (select count(*)::int from families as family
        join learning_centers as center on center._id = family.learning_center_id
        where ${USES_PLAN}) as "inUse"`.execute(db);
  return rows[0] ?? { bought: 0, unlimited: 0, assigned: 0, inUse: 0 };
}
