import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What was paid less what went back, in the smallest unit, by currency: the most used currency first. */
export async function netRevenue(
  db: DbOrTx,
  days: Days,
  seen: RawBuilder<SqlBool>,
): Promise<readonly { readonly currencyIsoCode: string; readonly minor: number }[]> {
  // The days are those of the center's clock, so the ledger is read from a day before to a day after.
  const { rows } = await sql<{ currencyIsoCode: string; minor: number }>`
    select line.currency_iso_code as "currencyIsoCode",
      sum(case line.kind when 'paid' then line.amount_minor else -line.amount_minor end)::float8 as minor
    from money_ledger as line
    join payments as payment on payment._id = line.payment_id
    left join pending_registrations as registration on registration._id = payment.pending_registration_id
    left join families as family on family._id = payment.family_id
    left join family_centers as place on place.family_id = family._id
      and line.created_at::date >= place.from_day and line.created_at::date < place.until_day
    left join learning_centers as center
      on center._id = coalesce(place.learning_center_id, family.learning_center_id, registration.learning_center_id)
    where line.kind in ('paid', 'refunded', 'refunded in part')
      and line.created_at between ${days.from}::date - 1 and ${days.to}::date + 2
      and (line.created_at at time zone coalesce(center.time_zone, 'UTC'))::date between ${days.from}::date and ${days.to}::date
      and ${seen}
    group by 1 order by count(*) desc, 1`.execute(db);
  return rows;
}
