import type { Grouping } from '@flink/contract/reports/report.ts';
import { type Currency, isCurrency } from '@flink/contract/rules/billing/money.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../../db/database.ts';
import type { Asked, ServedReport } from '../served-report.ts';
import { type Facts, spanOf, sumFacts } from '../sum-facts.ts';

type Sql = RawBuilder<unknown>;

/**
 * The lines of the ledger, where the family was on that day and by the clock of that center. What families paid who are
 * gone has no place any more: it is told where everything is asked for. With a day more at both ends, as clocks differ.
 */
export const ledgerLines = ({
  centerIds,
  isEverything,
  span,
}: Pick<Asked, 'centerIds' | 'isEverything'> & { readonly span: Days }): Sql => sql`
  select line._id, case line.kind when 'refunded in part' then 'refunded' else line.kind end as kind, line.amount_minor,
    line.currency_iso_code, payment.what, payment.service,
    (line.created_at at time zone coalesce(center.time_zone, 'UTC'))::date as day,
    coalesce(purchase.product_id, registration.product_id, family.product_id) as product_id,
    center._id as center_id, center.name as center_name, center.master_organization_id
  from money_ledger as line join payments as payment on payment._id = line.payment_id
  left join purchases as purchase on purchase._id = payment.purchase_id
  left join pending_registrations as registration on registration._id = payment.pending_registration_id
  left join families as family on family._id = payment.family_id
  left join family_centers as place on place.family_id = family._id
    and line.created_at::date >= place.from_day and line.created_at::date < place.until_day
  left join learning_centers as center
    on center._id = coalesce(place.learning_center_id, family.learning_center_id, registration.learning_center_id)
  where line.kind in ('paid', 'refunded', 'refunded in part', 'granted', 'taken back')
    and line.created_at between ${span.from}::date - 1 and ${span.to}::date + 2
    and (center._id = any(${[...centerIds]}::uuid[]) or (${isEverything} and center._id is null))`;

/** What was paid for: of the lines of `ledgerLines`. */
export const SOURCE = sql`case when service = 'gift card' then 'giftCards' when what = 'period' then 'subscriptions'
  when what = 'registration' then 'registrations' else 'hours' end`;

const UNITS: Readonly<Partial<Record<Grouping, { readonly unit: Sql; readonly name: Sql }>>> = {
  organization: {
    unit: sql`master_organization_id::text`,
    name: sql`(select name from master_organizations where _id = line.master_organization_id)`,
  },
  center: { unit: sql`center_id::text`, name: sql`center_name` },
  product: {
    unit: sql`product_id::text`,
    name: sql`(select name from products where _id = line.product_id)`,
  },
  month: { unit: sql`to_char(day, 'YYYY-MM')`, name: sql`to_char(day, 'YYYY-MM')` },
  source: { unit: SOURCE, name: sql`null::text` },
};

const paidFor = (source: string): Sql =>
  sql`sum(case when kind = 'paid' and source = ${source} then amount_minor else 0 end)`;

/** Those of the days that are asked for, the most used first. */
async function currenciesIn(db: DbOrTx, asked: Asked): Promise<readonly Currency[]> {
  const span = spanOf(asked);
  const { from, to } = span;
  const { rows } = await sql<{ code: string }>`
    select currency_iso_code as code from (${ledgerLines({ ...asked, span })}) as line
    where day between ${from}::date and ${to}::date group by 1 order by count(*) desc, 1`.execute(db);
  return rows.map(({ code }) => code).filter(isCurrency);
}

export const revenueReport: ServedReport = async (db, by, asked, steps) => {
  const currencies = await currenciesIn(db, asked);
  const currency = asked.currency ?? currencies[0] ?? null;
  const { unit, name } = UNITS[by] ?? { unit: sql`''`, name: sql`null::text` };
  const sumOf = (kind: string): Sql => sql`sum(case when kind = ${kind} then amount_minor else 0 end)`;
  const factsOf = (span: Days): Facts => ({
    of: sql`select coalesce(${unit}, '') as unit, ${name} as name, day, kind, amount_minor, ${SOURCE} as source
      from (${ledgerLines({ ...asked, span })}) as line where currency_iso_code = ${currency}
        and ${SOURCE} = coalesce(${asked.filters.source ?? null}::text, ${SOURCE})`,
    trend: 'net',
    isCompared: asked.isCompared,
    sums: {
      paid: sumOf('paid'),
      refunded: sumOf('refunded'),
      granted: sql`sum(case kind when 'granted' then amount_minor when 'taken back' then -amount_minor else 0 end)`,
      net: sql`sum(case kind when 'paid' then amount_minor when 'refunded' then -amount_minor else 0 end)`,
      payments: sql`count(case when kind = 'paid' then 1 end)`,
      subscriptions: paidFor('subscriptions'),
      hours: paidFor('hours'),
      registrations: paidFor('registrations'),
      giftCards: paidFor('giftCards'),
    },
  });
  const gathered = await sumFacts(db, factsOf(spanOf(asked)), steps);
  const [first] = asked.lead;
  if (!first) return { ...gathered, currency, currencies };
  const earlier = await sumFacts(
    db,
    factsOf({ from: first.from, to: asked.days.from }),
    asked.lead.map((days) => ({ days, before: days, isOver: true })),
  );
  const ways = new Map(earlier.rows.map(({ _id, trend }) => [_id, trend]));
  const none = asked.lead.map(() => 0);
  return {
    ...gathered,
    rows: gathered.rows.map((row) => ({
      ...row,
      ...(row.trend ? { trend: [...(ways.get(row._id) ?? none), ...row.trend] } : {}),
    })),
    lead: earlier.steps,
    currency,
    currencies,
  };
};
