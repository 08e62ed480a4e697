import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isoMoment } from '../../db/table-page.ts';
import { familyHasFlag } from '../families/family-flags.service.ts';

const SHOWN = 5;

/** Whom consumer support helps; the family is called `family`. */
const IS_CUSTOMER = sql<SqlBool>`(family.is_customer or family.is_prepaid_customer)`;

export async function refunds(db: DbOrTx) {
  const { rows } = await sql<{
    readonly total: number;
    readonly today: number;
    readonly thisWeek: number;
    readonly older: number;
  }>`
    select count(*)::int as total,
      count(*) filter (where request.created_at > now() - interval '1 day')::int as today,
      count(*) filter (where request.created_at <= now() - interval '1 day'
        and request.created_at > now() - interval '7 days')::int as "thisWeek",
      count(*) filter (where request.created_at <= now() - interval '7 days')::int as older
    from refund_requests as request join families as family on family._id = request.family_id
    where request.state = 'open' and ${IS_CUSTOMER}`.execute(db);
  return rows[0] ?? { total: 0, today: 0, thisWeek: 0, older: 0 };
}

export const oldestRefunds = (db: DbOrTx) =>
  db
    .selectFrom('refund_requests as request')
    .innerJoin('families as family', 'family._id', 'request.family_id')
    .where('request.state', '=', 'open')
    .where(IS_CUSTOMER)
    .select([
      'request._id',
      'family._id as familyId',
      'family.name as familyName',
      isoMoment('request.created_at').as('askedAt'),
    ])
    .orderBy('request.created_at')
    .limit(SHOWN)
    .execute();

export async function figures(db: DbOrTx) {
  const { rows } = await sql<{
    readonly pastDue: number;
    readonly outOfTime: number;
    readonly littleTime: number;
  }>`
    select
      (select count(*)::int from purchases as purchase join families as family on family._id = purchase.family_id
        where purchase.status = 'Past Due' and ${IS_CUSTOMER}) as "pastDue",
      (select count(*)::int from families as family
        where family.is_prepaid_customer and ${familyHasFlag('outOfTime', 'family')}) as "outOfTime",
      (select count(*)::int from families as family
        where family.is_prepaid_customer and ${familyHasFlag('littleTime', 'family')}) as "littleTime"`.execute(
    db,
  );
  return rows[0] ?? { pastDue: 0, outOfTime: 0, littleTime: 0 };
}
