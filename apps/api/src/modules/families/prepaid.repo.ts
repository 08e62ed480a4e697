import { LOW_SECONDS } from '@flink/contract/rules/billing/hours-to-buy.ts';
import type { OrganizationConfig } from '@flink/contract/rules/people/organization-config.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { Span } from '../../play-clock/play-clock.ts';
import type { PlayingTeam } from '../../plugins/access/playing-team.ts';
import { mayComeIn } from './may-come-in.service.ts';

export type Account = NonNullable<Awaited<ReturnType<typeof account>>>;

const allAccounts = (db: DbOrTx) =>
  db
    .selectFrom('prepaid_accounts as account')
    .innerJoin('families as family', 'family._id', 'account.family_id')
    .where('family.is_prepaid_customer', '=', true)
    .select([
      sql<number>`account.total_hours::float8`.as('totalHours'),
      sql<number>`account.hours_paid::float8`.as('hoursPaid'),
      sql<number>`account.hours_in_increment::float8`.as('hoursInIncrement'),
      sql<number>`account.cost_per_hour::float8`.as('costPerHour'),
      'account.seconds_remaining as secondsRemaining',
      'account.discount_percents as discountPercents',
      'account.bought_out as boughtOut',
      'account.automatic_payments as automaticPayments',
      'account.purchase_product_type as purchaseProductType',
      'account.subscription_type as subscriptionType',
      sql<number>`account.cost_per_month::float8`.as('costPerMonth'),
      sql<number>`account.total_price::float8`.as('totalPrice'),
      'account.total_months as totalMonths',
      'account.months_paid as monthsPaid',
      'account.paid_until as paidUntil',
      'account.months_ahead as monthsAhead',
      'account.ahead_from as aheadFrom',
      'account.unpaid_since as unpaidSince',
      'account.price_id as priceId',
      'account.subscription_id as subscriptionId',
      'account.subscription_tries as subscriptionTries',
      'account.free_trial_weeks as freeTrialWeeks',
      'family.payment_method_id as paymentMethodId',
      'family.currency_iso_code as currencyIsoCode',
      sql<Date>`clock_timestamp()`.as('now'),
    ]);

const accounts = (db: DbOrTx, familyId: string) => allAccounts(db).where('family._id', '=', familyId);

export const accountsOf = (db: DbOrTx, familyIds: readonly string[]) =>
  allAccounts(db).where('family._id', 'in', familyIds).select('family._id as familyId').execute();

export const account = (db: DbOrTx, familyId: string) => accounts(db, familyId).executeTakeFirst();

/** Until the transaction ends the devices of one family wait for each other. */
export const holdAccount = (tx: DbOrTx, familyId: string) =>
  accounts(tx, familyId).forUpdate('account').executeTakeFirst();

/** When what a line is about was over; undefined where there is no such line. */
export const endOf = async (tx: DbOrTx, familyId: string, key: string): Promise<Date | undefined> =>
  (
    await tx
      .selectFrom('prepaid_ledger')
      .select('ended_at as endedAt')
      .where('family_id', '=', familyId)
      .where('_id', '=', key)
      .executeTakeFirst()
  )?.endedAt;

export const hasBroughtSeconds = async (tx: DbOrTx, familyId: string, key: string): Promise<boolean> =>
  (await tx
    .selectFrom('prepaid_ledger')
    .select('_id')
    .where('family_id', '=', familyId)
    .where('_id', '=', key)
    .where('delta_seconds', '>', 0)
    .executeTakeFirst()) !== undefined;

export const sessionBegan = async (tx: DbOrTx, sessionId: string): Promise<Date | undefined> =>
  (
    await tx
      .selectFrom('sessions')
      .select('started_at as startedAt')
      .where('_id', '=', sessionId)
      .executeTakeFirst()
  )?.startedAt;

/**
 * Tracked in pieces of less than a minute since the last whole one: a player that puts its minutes together from what was
 * played before and after a pause says them once more with the next.
 */
export async function secondsInPieces(tx: DbOrTx, familyId: string): Promise<number> {
  const { rows } = await sql<{ seconds: number }>`
    with played as (
      select delta_seconds, ended_at, kind = 'tracked' and ended_at - started_at < interval '1 minute' as piece
      from prepaid_ledger
      where family_id = ${familyId} and kind in ('played', 'tracked')
        and ended_at > clock_timestamp() - interval '1 day'
    )
    select coalesce(-sum(delta_seconds), 0)::int as seconds from played
    where piece and ended_at > coalesce((select max(ended_at) from played where not piece), '-infinity')`.execute(
    tx,
  );
  return rows[0]?.seconds ?? 0;
}

/** When somebody of the family was already counted as playing, on whichever device. */
export async function countedSpans(tx: DbOrTx, familyId: string, span: Span) {
  const rows = await tx
    .selectFrom('prepaid_ledger')
    .select(['started_at as startedAt', 'ended_at as endedAt'])
    .where('family_id', '=', familyId)
    .where('kind', 'in', ['played', 'tracked'])
    .where('ended_at', '>', new Date(span.from))
    .where('started_at', '<', new Date(span.to))
    .execute();
  return rows.map(({ startedAt, endedAt }) => ({ from: startedAt.getTime(), to: endedAt.getTime() }));
}

interface Played {
  /** Said by the player, or tracked. */
  readonly kind: 'played' | 'tracked';
  readonly key: string;
  readonly span: Span;
  readonly seconds: number;
  readonly secondsAfter: number;
}

export async function takeSeconds(
  tx: DbOrTx,
  { familyId, learnerIds }: PlayingTeam,
  { kind, key, span, seconds, secondsAfter }: Played,
): Promise<void> {
  await tx
    .insertInto('prepaid_ledger')
    .values({
      _id: key,
      family_id: familyId,
      kind,
      delta_seconds: -seconds,
      seconds_after: secondsAfter,
      learner_ids: [...learnerIds],
      started_at: new Date(span.from),
      ended_at: new Date(span.to),
    })
    .execute();
  await tx
    .updateTable('prepaid_accounts')
    .set({ seconds_remaining: secondsAfter })
    .where('family_id', '=', familyId)
    .execute();
}

interface Granted {
  readonly kind: 'granted' | 'subscription';
  readonly hours: number;
  readonly secondsAfter: number;
  readonly boughtOut: boolean;
}

/** Hours that were paid for outside of here; the ledger stays the sum of the balance. */
export async function grantHours(
  tx: DbOrTx,
  familyId: string,
  { kind, hours, secondsAfter, boughtOut }: Granted,
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  if (hours > 0)
    await tx
      .insertInto('prepaid_ledger')
      .values({
        _id: uuidv7(),
        family_id: familyId,
        kind,
        delta_seconds: Math.round(hours * 3_600),
        seconds_after: secondsAfter,
        started_at: now,
        ended_at: now,
      })
      .execute();
  await tx
    .updateTable('prepaid_accounts')
    .set({
      hours_paid: sql`hours_paid + ${hours}`,
      seconds_remaining: secondsAfter,
      ...(boughtOut ? { bought_out: true } : {}),
    })
    .where('family_id', '=', familyId)
    .execute();
}

export const setAutomaticPayments = (tx: DbOrTx, familyId: string, automatic: boolean) =>
  tx
    .updateTable('prepaid_accounts')
    .set({ automatic_payments: automatic })
    .where('family_id', '=', familyId)
    .execute();

/** What the family has on file at a service. */
export const methodAt = async (db: DbOrTx, familyId: string, service: string): Promise<string | null> =>
  (
    await db
      .selectFrom('families')
      .select('payment_method_id as methodId')
      .where('_id', '=', familyId)
      .where('payment_service', '=', service)
      .executeTakeFirst()
  )?.methodId ?? null;

/**
 * What was to take the place of the card on file is not wanted either, whatever becomes of the payment that is made with
 * it. Before account and family are held: who settles one of them holds the payment first, and then those.
 */
export const wantNoCard = (tx: DbOrTx, familyId: string) =>
  sql`with wanted as (
      select _id, service, keeps ->> 'methodId' as method_id from payments
      where family_id = ${familyId} and keeps is not null order by _id for update
    ), done as (update payments set keeps = null from wanted where payments._id = wanted._id)
    insert into cards_to_forget (service, id) select distinct service, method_id from wanted
    on conflict (service, id) do update set tried_at = null`.execute(tx);

/** Undefined when there was none. Its service goes on knowing the family, for the next card, until the family is gone. */
export const forgetPaymentMethod = (tx: DbOrTx, familyId: string) =>
  tx
    .updateTable('families')
    .set({ payment_method_id: null, payment_method_card: null })
    .where('_id', '=', familyId)
    .where('payment_method_id', 'is not', null)
    .returning('_id')
    .executeTakeFirst();

export const familyName = async (tx: DbOrTx, familyId: string): Promise<string> =>
  (await tx.selectFrom('families').select('name').where('_id', '=', familyId).executeTakeFirst())?.name ?? '';

interface Brought {
  readonly key: string;
  readonly hours: number;
  readonly seconds: number;
  readonly months: number;
  readonly paidUntil: Date | null;
  readonly boughtOut: boolean;
}

/** What a payment brings, or, with less than nothing, what its refund takes back. */
export async function bringPaid(
  tx: DbOrTx,
  familyId: string,
  { key, hours, seconds, months, paidUntil, boughtOut }: Brought,
): Promise<void> {
  const now = sql<Date>`clock_timestamp()`;
  const { after } = await tx
    .updateTable('prepaid_accounts')
    .set({
      hours_paid: sql`hours_paid + ${hours}`,
      seconds_remaining: sql`seconds_remaining + ${seconds}`,
      months_paid: sql`months_paid + ${months}`,
      paid_until: paidUntil,
      bought_out: boughtOut,
      ...(months > 0 ? { unpaid_since: null } : {}),
    })
    .where('family_id', '=', familyId)
    .returning('seconds_remaining as after')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('prepaid_ledger')
    .values({
      _id: key,
      family_id: familyId,
      kind: hours < 0 || months < 0 || seconds < 0 ? 'refunded' : 'bought',
      delta_seconds: seconds,
      seconds_after: after,
      started_at: now,
      ended_at: now,
    })
    .execute();
}

/** Hours are not bought by themselves any more, and what renews at a service is about to be ended there. */
export const stopByItself = (tx: DbOrTx, familyId: string) =>
  tx
    .updateTable('prepaid_accounts')
    .set({
      automatic_payments: sql<boolean>`automatic_payments and subscription_id is not null`,
      renewal_ends: sql<boolean>`subscription_id is not null`,
    })
    .where('family_id', '=', familyId)
    .execute();

export interface Begun {
  readonly id: string;
  /** Null without weeks of trial, which are given once: none is left to give after them. */
  readonly trialUntil: Date | null;
  /** What its first bill will bring, where that comes later. */
  readonly monthsAhead: number;
}

export async function setSubscription(tx: DbOrTx, familyId: string, begun: Begun): Promise<void> {
  const { id, trialUntil, monthsAhead } = begun;
  await tx
    .updateTable('prepaid_accounts')
    .set({
      subscription_id: id,
      automatic_payments: true,
      renewal_ends: false,
      // Until its first bill is told as paid.
      unpaid_since: monthsAhead === 0 ? sql<Date>`now()` : null,
      ...(trialUntil === null
        ? {}
        : { paid_until: sql<Date>`greatest(paid_until, ${trialUntil})`, free_trial_weeks: 0 }),
    })
    .where('family_id', '=', familyId)
    .execute();
  if (monthsAhead === 0) return;
  await tx
    .updateTable('prepaid_accounts')
    .set({
      months_ahead: monthsAhead,
      ahead_from: sql<Date>`greatest(paid_until, now())`,
      paid_until: sql<Date>`greatest(paid_until, now()) + make_interval(months => ${monthsAhead})`,
    })
    .where('family_id', '=', familyId)
    .where('months_ahead', '=', 0)
    .execute();
}

/** Where a month begins on its 31st, a month back is not where it began. */
const AHEAD_TAKEN_BACK = {
  months_ahead: 0,
  ahead_from: null,
  paid_until: sql<Date>`case when months_ahead = 0 then paid_until
    when paid_until = ahead_from + make_interval(months => months_ahead) then ahead_from
    else paid_until - make_interval(months => months_ahead) end`,
};

/** Its service could not charge it: what is paid ends with its day. Told late, of a period that was paid since, it is nothing. */
export const billFailed = (tx: DbOrTx, subscriptionId: string) =>
  tx
    .updateTable('prepaid_accounts')
    .set({ unpaid_since: sql<Date>`coalesce(unpaid_since, now())` })
    .where('subscription_id', '=', subscriptionId)
    .where(sql<boolean>`coalesce(paid_until, now()) < now() + interval '1 day'`)
    .execute();

export const takeAheadBack = (tx: DbOrTx, familyId: string) =>
  tx
    .updateTable('prepaid_accounts')
    .set(AHEAD_TAKEN_BACK)
    .where('family_id', '=', familyId)
    .where('months_ahead', '>', 0)
    .execute();

export const adoptSubscription = (tx: DbOrTx, familyId: string, id: string) =>
  tx
    .updateTable('prepaid_accounts')
    .set({ subscription_id: id, automatic_payments: true })
    .where('family_id', '=', familyId)
    .where('purchase_product_type', '=', 'subscription')
    .where('subscription_id', 'is', null)
    .execute();

/** False where its end is wanted already. */
export const wantSubscriptionEnd = async (db: DbOrTx, id: string): Promise<boolean> =>
  (await db
    .updateTable('prepaid_accounts')
    .set({ renewal_ends: true })
    .where('subscription_id', '=', id)
    .where('renewal_ends', '=', false)
    .returning('family_id')
    .executeTakeFirst()) !== undefined;

export const withdrawSubscriptionEnd = (db: DbOrTx, id: string) =>
  db.updateTable('prepaid_accounts').set({ renewal_ends: false }).where('subscription_id', '=', id).execute();

/** Noted first, whosever it is: who takes it up at the same moment finds the note, or is found here. */
export async function clearSubscription(tx: DbOrTx, id: string): Promise<void> {
  await tx
    .insertInto('ended_subscriptions')
    .values({ subscription_id: id })
    .onConflict((oc) => oc.doNothing())
    .execute();
  await tx
    .updateTable('prepaid_accounts')
    .set({
      ...AHEAD_TAKEN_BACK,
      unpaid_since: null,
      subscription_id: null,
      automatic_payments: false,
      renewal_ends: false,
      subscription_tries: sql`subscription_tries + 1`,
    })
    .where('subscription_id', '=', id)
    .execute();
}

export const hasEnded = async (tx: DbOrTx, id: string): Promise<boolean> =>
  (await tx
    .selectFrom('ended_subscriptions')
    .select('subscription_id')
    .where('subscription_id', '=', id)
    .executeTakeFirst()) !== undefined;

export const subscriber = (tx: DbOrTx, familyId: string) =>
  tx
    .selectFrom('prepaid_accounts')
    .select(['family_id as familyId', 'subscription_type as subscriptionType'])
    .where('family_id', '=', familyId)
    .where('purchase_product_type', '=', 'subscription')
    .executeTakeFirst();

export const familyOfSubscription = (tx: DbOrTx, subscriptionId: string) =>
  tx
    .selectFrom('prepaid_accounts')
    .select(['family_id as familyId', 'subscription_type as subscriptionType'])
    .where('subscription_id', '=', subscriptionId)
    .executeTakeFirst();

/** As its center has set it up. */
export const configOf = async (db: DbOrTx, familyId: string): Promise<OrganizationConfig | undefined> =>
  (
    await db
      .selectFrom('families as family')
      .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
      .select(sql<OrganizationConfig>`center.config`.as('config'))
      .where('family._id', '=', familyId)
      .executeTakeFirst()
  )?.config;

/** A card that was refused may be tried again: that is another subscription to the service. */
export const countTry = (db: DbOrTx, familyId: string) =>
  db
    .updateTable('prepaid_accounts')
    .set({ subscription_tries: sql`subscription_tries + 1` })
    .where('family_id', '=', familyId)
    .execute();

/** Whose subscription is begun elsewhere this moment is not begun a second time; what hangs does so for two minutes. */
export async function beginSubscribing(db: DbOrTx, familyId: string): Promise<boolean> {
  const begun = await db
    .updateTable('prepaid_accounts')
    .set({ subscribing_since: sql<Date>`clock_timestamp()` })
    .where('family_id', '=', familyId)
    .where('subscription_id', 'is', null)
    .where((eb) =>
      eb.or([
        eb('subscribing_since', 'is', null),
        eb('subscribing_since', '<', sql<Date>`clock_timestamp() - interval '2 minutes'`),
      ]),
    )
    .returning('family_id')
    .executeTakeFirst();
  return begun !== undefined;
}

export const endSubscribing = (db: DbOrTx, familyId: string) =>
  db
    .updateTable('prepaid_accounts')
    .set({ subscribing_since: null })
    .where('family_id', '=', familyId)
    .execute();

/** Of families that cannot come in any more to end them, that have their money back, or that have paid all of it. */
export const subscriptionsToEnd = async (db: DbOrTx, limit: number): Promise<readonly string[]> =>
  (
    await db
      .selectFrom('prepaid_accounts')
      .innerJoin('families as family', 'family._id', 'prepaid_accounts.family_id')
      .select('subscription_id as id')
      .where('subscription_id', 'is not', null)
      .where(
        sql<boolean>`(not ${mayComeIn('family')} or renewal_ends or bought_out
          or (total_months > 0 and months_paid >= total_months))`,
      )
      // Those that cannot be ended now keep no other waiting.
      .orderBy(sql`random()`)
      .limit(limit)
      .execute()
  ).flatMap(({ id }) => id ?? []);

export const runningLow = (db: DbOrTx, limit: number) =>
  db
    .selectFrom('prepaid_accounts')
    .innerJoin('families as family', 'family._id', 'prepaid_accounts.family_id')
    .select('family_id as familyId')
    .where(mayComeIn('family'))
    .where('automatic_payments', '=', true)
    .where('purchase_product_type', '=', 'product')
    .where('bought_out', '=', false)
    .where('seconds_remaining', '<=', LOW_SECONDS)
    .where(sql<boolean>`cost_per_hour > 0`)
    .whereRef('hours_paid', '<', 'total_hours')
    .orderBy('family_id')
    .limit(limit)
    .execute();
