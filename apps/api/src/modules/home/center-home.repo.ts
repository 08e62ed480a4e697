import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { familyHasFlag } from '../families/family-flags.service.ts';

/** A home shows the first ones; the list that it links to has the rest. */
const SHOWN = 5;

/** The center with its last seven days, today included, by its own clock. */
export async function center(db: DbOrTx, id: string) {
  const { rows } = await sql<{
    readonly _id: string;
    readonly name: string;
    readonly url: string;
    readonly from: string;
    readonly to: string;
  }>`
    select _id, name, url, to_char(today - 6, 'YYYY-MM-DD') as from, to_char(today, 'YYYY-MM-DD') as to
    from learning_centers cross join lateral (select (now() at time zone time_zone)::date as today) as clock
    where _id = ${id}`.execute(db);
  return rows[0];
}

export async function figures(
  db: DbOrTx,
  id: string,
  { from, to }: { readonly from: string; readonly to: string },
) {
  const { rows } = await sql<{
    readonly families: number;
    readonly familiesPlayed: number;
    readonly minutes: number;
    readonly mastered: number;
    readonly teachers: number;
    readonly freeCodes: number;
    readonly pendingRegistrations: number;
  }>`
    with family as materialized (
      select _id from families where learning_center_id = ${id} and blocked_at is null
    )
    select
      (select count(*)::int from family) as families,
      (select count(*)::int from family where exists (select from family_play_days as played
        where played.family_id = family._id and played.day between ${from}::date and ${to}::date
          and played.seconds > 0)) as "familiesPlayed",
      (select coalesce(round(sum(seconds) / 60.0), 0)::int from center_play_days
        where learning_center_id = ${id} and day between ${from}::date and ${to}::date) as minutes,
      (select count(*)::int from family
        join family_members as member on member.family_id = family._id
        join learner_reports as report on report.learner_id = member._id and report.mastered
          and report.mastered_on between ${from}::date and ${to}::date
        join activity_groups as node on node._id = report.item_id) as mastered,
      (select count(*)::int from users where learning_center_id = ${id} and role_alias = 'TEACHER'
        and blocked_at is null and school_archived_at is null) as teachers,
      (select count(*)::int from organization_codes
        where learning_center_id = ${id} and activated_at is null) as "freeCodes",
      (select count(*)::int from pending_registrations
        where learning_center_id = ${id} and not is_finished) as "pendingRegistrations"`.execute(db);
  if (!rows[0]) throw new Error('The figures of a center are one row.');
  return rows[0];
}

export async function notSeen(db: DbOrTx, id: string) {
  const { rows } = await sql<{
    readonly _id: string;
    readonly name: string;
    readonly lastSeen: string | null;
    readonly total: number;
  }>`
    select family._id, family.name, to_char(seen.day, 'YYYY-MM-DD') as "lastSeen", count(*) over ()::int as total
    from families as family
    left join lateral (
      select day from family_play_days where family_id = family._id and seconds > 0 order by day desc limit 1
    ) as seen on true
    where family.learning_center_id = ${id} and ${familyHasFlag('notSeen', 'family')}
    order by seen.day desc nulls last, family.name, family._id limit ${SHOWN}`.execute(db);
  return { total: rows[0]?.total ?? 0, families: rows.map(({ total: _, ...family }) => family) };
}

export async function littleTime(db: DbOrTx, id: string) {
  const { rows } = await sql<{
    readonly _id: string;
    readonly name: string;
    readonly minutes: number;
    readonly total: number;
  }>`
    select family._id, family.name, account.seconds_remaining / 60 as minutes, count(*) over ()::int as total
    from families as family join prepaid_accounts as account on account.family_id = family._id
    where family.learning_center_id = ${id}
      and (${familyHasFlag('littleTime', 'family')} or ${familyHasFlag('outOfTime', 'family')})
    order by account.seconds_remaining, family.name, family._id limit ${SHOWN}`.execute(db);
  return { total: rows[0]?.total ?? 0, families: rows.map(({ total: _, ...family }) => family) };
}

/** Of each product that the center was given or that its families have; null where plans are not counted. */
export async function plans(db: DbOrTx, id: string) {
  const { rows } = await sql<{
    readonly productId: string;
    readonly productName: string;
    readonly assigned: number | null;
    readonly inUse: number;
  }>`
    with used as (
      select coalesce(family.product_id, center.product_id) as product_id, count(*) as families
      from families as family join learning_centers as center on center._id = family.learning_center_id
      where center._id = ${id} and family.blocked_at is null group by 1
    )
    select product._id as "productId", product.name as "productName",
      case when bought.product_id is not null and not bought.unlimited then coalesce(given.plans, 0) end as assigned,
      coalesce(used.families, 0)::int as "inUse"
    from learning_centers as center
    join products as product on product._id in (select product_id from used)
      or product._id in (select product_id from plan_assignments where learning_center_id = ${id})
    left join used on used.product_id = product._id
    left join plan_assignments as given on given.learning_center_id = center._id and given.product_id = product._id
    left join organization_plans as bought
      on bought.master_organization_id = center.master_organization_id and bought.product_id = product._id
    where center._id = ${id} order by product.name, product._id`.execute(db);
  return rows;
}
