import type { HomeOf } from '@flink/contract/entities/home.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { installationToday } from '../catalog/settings.service.ts';
import { centerHasFlag } from '../organizations/center-flags.service.ts';

type CenterList = HomeOf<'headOffice'>['silent'];

/** A home shows the first ones; the list that it links to has the rest. */
const SHOWN = 5;

/** Centers, called `center`, where nobody has played for two weeks, those that are silent for longest first. */
export async function silentCenters(db: DbOrTx, seen: RawBuilder<SqlBool>): Promise<CenterList> {
  const { rows } = await sql<CenterList['centers'][number] & { readonly total: number }>`
    select center._id, center.name, to_char(played.day, 'YYYY-MM-DD') as day, count(*) over ()::int as total
    from learning_centers as center
    left join lateral (
      select day from center_play_days where learning_center_id = center._id and seconds > 0
      order by day desc limit 1
    ) as played on true
    where ${seen} and ${centerHasFlag('silent', 'center')}
    order by played.day nulls first, center.name, center._id limit ${SHOWN}`.execute(db);
  return listOf(rows);
}

/** Centers, called `center`, whose last day is within so many days from today. */
export async function expiringCenters(
  db: DbOrTx,
  seen: RawBuilder<SqlBool>,
  within: number,
): Promise<CenterList & { readonly days: { readonly from: string; readonly to: string } }> {
  const today = sql`${await installationToday(db)}::date`;
  const lastDay = sql`(center.expiration_date at time zone center.time_zone)::date`;
  const { rows } = await sql<CenterList['centers'][number] & { readonly total: number }>`
    select center._id, center.name, to_char(${lastDay}, 'YYYY-MM-DD') as day, count(*) over ()::int as total
    from learning_centers as center
    where ${seen} and ${lastDay} between ${today} and ${today} + ${within}::integer
    order by ${lastDay}, center.name, center._id limit ${SHOWN}`.execute(db);
  return { ...listOf(rows), days: await daysAhead(db, today, within) };
}

const listOf = (
  rows: readonly (CenterList['centers'][number] & { readonly total: number })[],
): CenterList => ({
  total: rows[0]?.total ?? 0,
  centers: rows.map(({ total: _, ...center }) => center),
});

async function daysAhead(db: DbOrTx, today: RawBuilder<unknown>, within: number) {
  const { rows } = await sql<{ readonly from: string; readonly to: string }>`
    select to_char(${today}, 'YYYY-MM-DD') as from,
      to_char(${today} + ${within}::integer, 'YYYY-MM-DD') as to`.execute(db);
  return rows[0] ?? { from: '', to: '' };
}
