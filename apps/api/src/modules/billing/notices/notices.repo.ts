import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { mayComeIn } from '../../families/may-come-in.service.ts';

/**
 * Days before a charge. A yearly renewal is announced a month before (California's law wants 15 to 45 days), the first
 * charge after free or paid days a week before (as the card networks want it): neither can be switched off.
 */
const RENEWAL_NOTICE_DAYS = { month: 3, year: 30, first: 7 } as const;

/** Play time that is nearly used up. */
const LOW_TIME_SECONDS = 3_600;
/** Months or years that do not renew. */
const LOW_TIME_DAYS = 3;

export type NoticeKind = 'renewal' | 'lowTime';

export interface DueNotice {
  readonly familyId: string;
  readonly kind: NoticeKind;
  /** The same for the same period: a family is told once in it. */
  readonly period: string;
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly product: string;
  readonly currency: string;
  readonly card: string | null;
  /** When it is charged, or when the paid time ends; null for hours. */
  readonly at: Date | null;
  /** In whole units, of an hour or a period; null where nothing is charged, or `minor` says it. */
  readonly price: number | null;
  /** Of a purchase. */
  readonly minor: number | null;
  readonly isSwitchable: boolean;
  /** Of hours. */
  readonly secondsRemaining: number;
  /** Hours that are about to be bought automatically; null without. */
  readonly automaticHours: number | null;
}

const family = sql`
  join families as family on family._id = due.family_id
  join learning_centers as center on center._id = family.learning_center_id
  left join products as product on product._id = coalesce(due.product_id, family.product_id, center.product_id)
  where family.email is not null and ${mayComeIn('family')}
    and (case due.kind when 'renewal' then family.renewal_notices or not due.switchable
      else family.low_time_notices end)
    and not exists (select from payment_notices as sent
      where sent.family_id = due.family_id and sent.kind = due.kind and sent.period = due.period)`;

const columns = sql`
  due.family_id as "familyId", due.kind, due.period, family.email, family.message_locale as locale,
  center.time_zone as "timeZone", coalesce(product.name, '') as product, coalesce(due.currency, family.currency_iso_code) as currency,
  family.payment_method_card as card, due.at, due.price::float8 as price, due.minor, due.switchable as "isSwitchable",
  due.seconds as "secondsRemaining", due.automatic::float8 as "automaticHours"`;

const ofFamily = (column: string, familyId: string | null) =>
  familyId === null ? sql`true` : sql`${sql.ref(column)} = ${familyId}`;

const days = (count: number) => sql`make_interval(days => ${count})`;

const { month, year, first } = RENEWAL_NOTICE_DAYS;

/** Months or years that renew at the card service. */
const renewing = (now: Date, familyId: string | null) => sql`
  select account.family_id, 'renewal' as kind,
    'prepaid ' || subscription_id || ' ' || months_paid || ' ' || months_ahead as period,
    null::uuid as product_id, coalesce(ahead_from, paid_until) as at,
    case subscription_type when 'year' then total_price else cost_per_month end as price,
    null::bigint as minor, null as currency,
    not (subscription_type = 'year' or months_ahead > 0) as switchable, 0 as seconds, null::numeric as automatic
  from prepaid_accounts as account
  where subscription_id is not null and not renewal_ends and unpaid_since is null and not bought_out
    and (total_months = 0 or months_paid < total_months)
    and coalesce(ahead_from, paid_until) > ${now}
    and coalesce(ahead_from, paid_until) <= ${now}::timestamptz + ${days(year)}
    and coalesce(ahead_from, paid_until) <= ${now}::timestamptz + case
      when subscription_type = 'year' then ${days(year)} when months_ahead > 0 then ${days(first)} else ${days(month)} end
    and ${ofFamily('account.family_id', familyId)}`;

/** Purchases that are charged period by period. */
const dueAgain = (now: Date, familyId: string | null) => sql`
  select purchase.family_id, 'renewal' as kind,
    'purchase ' || purchase._id || ' ' || successful_transactions as period,
    purchase.product_id, next_billing_at as at, null::numeric as price, amount_minor as minor, currency_iso_code as currency,
    not (billing_interval = 'year' or successful_transactions = 0) as switchable, 0 as seconds, null::numeric as automatic
  from purchases as purchase
  where status = 'Active' and is_subscription and payment_service_name <> 'free' and amount_minor > 0
    and next_billing_at > ${now} and next_billing_at <= ${now}::timestamptz + ${days(year)}
    and next_billing_at <= ${now}::timestamptz + case
      when billing_interval = 'year' then ${days(year)}
      when successful_transactions = 0 then ${days(first)} else ${days(month)} end
    and ${ofFamily('purchase.family_id', familyId)}`;

/** Hours that are nearly used up. */
const low = (familyId: string | null) => sql`
  select account.family_id, 'lowTime' as kind, 'hours ' || hours_paid as period, null::uuid as product_id,
    null::timestamptz as at, cost_per_hour as price, null::bigint as minor, null as currency, true as switchable, seconds_remaining as seconds,
    case when automatic_payments then least(hours_in_increment, total_hours - hours_paid) end as automatic
  from prepaid_accounts as account
  join families as owner on owner._id = account.family_id and owner.is_prepaid_customer
  where purchase_product_type = 'product' and not bought_out and hours_paid < total_hours
    and seconds_remaining > 0 and seconds_remaining <= ${LOW_TIME_SECONDS}
    and ${ofFamily('account.family_id', familyId)}`;

/** Months or years that end and do not renew. */
const ending = (now: Date, familyId: string | null) => sql`
  select account.family_id, 'lowTime' as kind, 'months ' || months_paid as period, null::uuid as product_id,
    paid_until as at, null::numeric as price, null::bigint as minor, null as currency, true as switchable, 0 as seconds, null::numeric as automatic
  from prepaid_accounts as account
  join families as owner on owner._id = account.family_id and owner.is_prepaid_customer
  where purchase_product_type = 'subscription' and (subscription_id is null or renewal_ends) and not bought_out
    and (total_months = 0 or months_paid < total_months)
    and paid_until > ${now} and paid_until <= ${now}::timestamptz + ${days(LOW_TIME_DAYS)}
    and ${ofFamily('account.family_id', familyId)}`;

/** What families are to be told of now; of one family, where it is named. */
export async function dueNotices(
  db: DbOrTx,
  {
    now,
    limit,
    familyId = null,
  }: { readonly now: Date; readonly limit: number; readonly familyId?: string | null },
): Promise<readonly DueNotice[]> {
  const found: DueNotice[] = [];
  const kinds = [renewing(now, familyId), dueAgain(now, familyId), low(familyId), ending(now, familyId)];
  for (const kind of kinds) {
    const { rows } = await sql<DueNotice>`select ${columns} from (${kind}) as due ${family}
      order by due.family_id limit ${limit}`.execute(db);
    found.push(...rows);
  }
  return found;
}

/** Whoever changes what the family pays waits, or is waited for. */
export const lockAccount = (tx: DbOrTx, familyId: string) =>
  sql`with account as (select from prepaid_accounts where family_id = ${familyId} for update)
    select from families where _id = ${familyId} for no key update`.execute(tx);

export const claim = (tx: DbOrTx, { familyId, kind, period }: DueNotice) =>
  tx.insertInto('payment_notices').values({ family_id: familyId, kind, period }).execute();

export const switches = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('families')
    .select(['renewal_notices as renewal', 'low_time_notices as lowTime'])
    .where('_id', '=', familyId)
    .executeTakeFirstOrThrow();

export const setSwitches = (
  db: DbOrTx,
  familyId: string,
  { renewal, lowTime }: { readonly renewal: boolean; readonly lowTime: boolean },
) =>
  db
    .updateTable('families')
    .set({ renewal_notices: renewal, low_time_notices: lowTime })
    .where('_id', '=', familyId)
    .execute();
