import { type Currency, type Money, moneyOf } from '@flink/contract/rules/billing/money.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { CardOnFile } from '../../../ports/payments/port.ts';

export type What = 'hours' | 'buyout' | 'period' | 'registration' | 'gift card';
export type PaymentState =
  | 'asked'
  | 'authenticating'
  | 'waiting'
  | 'paid'
  | 'failed'
  | 'refunding'
  | 'refunded'
  /** Came in and fits nothing: nothing was granted for it. */
  | 'held';

const OPEN: readonly PaymentState[] = ['asked', 'authenticating', 'waiting'];

export interface Wish {
  readonly familyId: string | null;
  readonly purchaseId: string | null;
  readonly pendingRegistrationId: string | null;
  readonly what: What;
  readonly service: string;
  readonly key: string;
  readonly amount: Money;
  readonly hours: number;
  readonly months: number;
  /** The card that it is made with, which stays on file once it has paid. */
  readonly keeps?: CardOnFile | null;
  /** Of the bill of a subscription, as its service says it. */
  readonly periodEnds?: Date | null;
  /** Brand and last four digits of the card, or what stands for the telephone, for the receipt. */
  readonly paidWith?: string | null;
}

const payments = (db: DbOrTx) =>
  db
    .selectFrom('payments')
    .select([
      '_id',
      'family_id as familyId',
      'purchase_id as purchaseId',
      'pending_registration_id as pendingRegistrationId',
      'service',
      'idempotency_key as key',
      sql<number>`amount_minor`.as('minor'),
      'months',
      'external_id as externalId',
      'failure',
      sql<DisputeState | null>`dispute`.as('dispute'),
      'period_ends_at as periodEnds',
      sql<number>`refunded_minor`.as('refundedMinor'),
      'created_at as createdAt',
      sql<What>`what`.as('what'),
      sql<Currency>`currency_iso_code`.as('currency'),
      sql<PaymentState>`state`.as('state'),
      sql<number>`hours::float8`.as('hours'),
      sql<CardOnFile | null>`keeps`.as('keeps'),
      sql<boolean>`updated_at < clock_timestamp() - interval '2 minutes'`.as('isOld'),
    ]);

export type Payment = NonNullable<Awaited<ReturnType<typeof payment>>>;

export const isOpen = ({ state }: Pick<Payment, 'state'>): boolean => OPEN.includes(state);

/** Hours that nobody has pressed for; the key says so. */
export const BY_ITSELF = 'automatic';

export const isByItself = ({ key }: Pick<Payment, 'key'>): boolean => key.startsWith(`${BY_ITSELF} `);

export const payment = (db: DbOrTx, id: string) => payments(db).where('_id', '=', id).executeTakeFirst();

/** Until the transaction ends nobody else settles it. */
export const holdPayment = (tx: DbOrTx, id: string) =>
  payments(tx).where('_id', '=', id).forUpdate().executeTakeFirst();

export const byExternalId = (db: DbOrTx, service: string, externalId: string) =>
  payments(db).where('service', '=', service).where('external_id', '=', externalId).executeTakeFirst();

export const byKey = (db: DbOrTx, familyId: string, key: string) =>
  payments(db).where('family_id', '=', familyId).where('idempotency_key', '=', key).executeTakeFirst();

/** What was paid since then, or may be this moment; what a bank still asks about can be left for another card. */
export const since = (db: DbOrTx, familyId: string, moment: Date) =>
  payments(db)
    .where('family_id', '=', familyId)
    .where('created_at', '>', moment)
    .where('state', 'in', ['asked', 'waiting', 'paid', 'held'])
    .orderBy('created_at')
    .execute();

/** The same hours are sold by both: what is under way for one stands in the way of the other. */
const OF_HOURS: readonly What[] = ['hours', 'buyout'];

/**
 * One that is under way for the same, or that a person has to look at: it was charged, and nobody pays it once more. What
 * came in when it was given up for lost, or for a month that such a one has brought, stands in nobody's way.
 */
export const underWay = (
  db: DbOrTx,
  { familyId, what, purchaseId }: Pick<Wish, 'familyId' | 'what' | 'purchaseId'>,
) =>
  payments(db)
    .where('family_id', '=', familyId)
    .where('what', 'in', OF_HOURS.includes(what) ? OF_HOURS : [what])
    .where('purchase_id', purchaseId === null ? 'is' : '=', purchaseId)
    .where('state', 'in', [...OPEN, 'held'])
    .where(
      sql<boolean>`(state <> 'held' or failure is null and (purchase_id is not null or exists
        (select from money_ledger as asked where asked.payment_id = payments._id and asked.kind = 'asked'
          and (asked.amount_minor, asked.currency_iso_code) <> (payments.amount_minor, payments.currency_iso_code))))`,
    )
    .executeTakeFirst();

export const lastOf = (db: DbOrTx, purchaseId: string) =>
  payments(db)
    .where('purchase_id', '=', purchaseId)
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();

/** Who has so many cards declined within an hour tries cards that are not their own. */
const MOST_DECLINED = 8;

/** Whether so many cards of the family were declined, by a charge or without one, or may be this moment. */
export const isDeclinedTooOften = async (db: DbOrTx, familyId: string): Promise<boolean> => {
  const { rows } = await sql<{ count: number }>`select (
      (select count(*) from payments where family_id = ${familyId} and state = 'failed' and failure = 'declined'
        and created_at > clock_timestamp() - interval '1 hour')
      + (select count(*) from card_tries where family_id = ${familyId}
        and tried_at > clock_timestamp() - interval '1 hour'))::int as count`.execute(db);
  return (rows[0]?.count ?? 0) >= MOST_DECLINED;
};

/** Whoever pays for the family at the same moment waits. */
export const holdFamily = (tx: DbOrTx, familyId: string) =>
  tx
    .selectFrom('families')
    .select([
      'payment_method_id as methodId',
      'payment_customer_id as customerId',
      'payment_service as service',
      'currency_iso_code as currency',
      'email',
    ])
    .where('_id', '=', familyId)
    .forNoKeyUpdate()
    .executeTakeFirst();

const columnsOf = (id: string, wish: Wish, state: PaymentState) => ({
  _id: id,
  family_id: wish.familyId,
  purchase_id: wish.purchaseId,
  pending_registration_id: wish.pendingRegistrationId,
  what: wish.what,
  service: wish.service,
  idempotency_key: wish.key,
  amount_minor: wish.amount.minor,
  currency_iso_code: wish.amount.currency,
  hours: wish.hours,
  months: wish.months,
  period_ends_at: wish.periodEnds ?? null,
  keeps: wish.keeps ? JSON.stringify(wish.keeps) : null,
  paid_with: wish.paidWith ?? null,
  state,
});

export async function add(tx: DbOrTx, wish: Wish): Promise<Payment> {
  const id = uuidv7();
  await tx
    .insertInto('payments')
    .values(columnsOf(id, wish, 'asked'))
    .execute();
  return payments(tx).where('_id', '=', id).executeTakeFirstOrThrow();
}

/** One that is paid already; nothing when its key is there: who tells of it second waits here for the first. */
export async function addOnce(tx: DbOrTx, wish: Wish): Promise<Payment | undefined> {
  const id = uuidv7();
  await tx
    .insertInto('payments')
    .values(columnsOf(id, wish, 'paid'))
    .onConflict((oc) =>
      oc.columns(['family_id', 'idempotency_key']).where('family_id', 'is not', null).doNothing(),
    )
    .execute();
  return payment(tx, id);
}

export const setState = (
  tx: DbOrTx,
  id: string,
  set: { readonly state?: PaymentState; readonly externalId?: string | null; readonly failure?: string },
) =>
  tx
    .updateTable('payments')
    .set({
      ...(set.state === undefined ? {} : { state: set.state }),
      ...(set.externalId ? { external_id: set.externalId } : {}),
      ...(set.failure === undefined ? {} : { failure: set.failure }),
      updated_at: sql<Date>`clock_timestamp()`,
    })
    .where('_id', '=', id)
    .execute();

/** As its service says it. */
export const setPaidWith = (tx: DbOrTx, id: string, paidWith: string) =>
  tx.updateTable('payments').set({ paid_with: paidWith }).where('_id', '=', id).execute();

/** Less came in than was asked for, or something else: the books say what. What was asked stays in its line. */
export const setReceived = (tx: DbOrTx, id: string, { minor, currency }: Money) =>
  tx
    .updateTable('payments')
    .set({ amount_minor: minor, currency_iso_code: currency })
    .where('_id', '=', id)
    .execute();

/** What was held goes back: the period that it was for can be paid with its price. */
export const freeKey = (tx: DbOrTx, id: string) =>
  tx
    .updateTable('payments')
    .set({ idempotency_key: sql<string>`idempotency_key || ' held ' || _id` })
    .where('_id', '=', id)
    .where('purchase_id', 'is not', null)
    .execute();

/** Nothing of it is kept, or it is kept already. */
export const keepNothing = (tx: DbOrTx, id: string) =>
  tx.updateTable('payments').set({ keeps: null }).where('_id', '=', id).execute();

/** What has paid and is not on file yet; of several of a family the one that was asked for last. */
const isToKeep = sql<boolean>`(keeps is not null and state = 'paid' and not exists (
  select from payments as newer where newer.family_id = payments.family_id and newer.keeps is not null
    and newer.state = 'paid' and newer.created_at > payments.created_at))`;

export const paymentToKeep = (db: DbOrTx, id: string) =>
  payments(db).where('_id', '=', id).where(isToKeep).executeTakeFirst();

/** Its service was silent, or a server has stopped. */
export const toKeep = (db: DbOrTx, limit: number) =>
  payments(db)
    .where(isToKeep)
    .where(sql<boolean>`updated_at < clock_timestamp() - interval '2 minutes'`)
    .where(sql<boolean>`created_at > clock_timestamp() - interval '1 day'`)
    .orderBy('updated_at')
    .limit(limit)
    .execute();

/** What was given back of it so far, in parts. */
export const setPartBack = (tx: DbOrTx, id: string, refundedMinor: number) =>
  tx.updateTable('payments').set({ refunded_minor: refundedMinor }).where('_id', '=', id).execute();

export type DisputeState = 'open' | 'won' | 'lost';

/** Undefined for one that was never told of. */
export const disputeOf = async (tx: DbOrTx, paymentId: string, disputeId: string) =>
  (
    await tx
      .selectFrom('payment_disputes')
      .select(sql<DisputeState>`state`.as('state'))
      .where('payment_id', '=', paymentId)
      .where('dispute_id', '=', disputeId)
      .executeTakeFirst()
  )?.state;

/** One that was open before disputes were known by their names here is the one that is decided now. */
export const nameDispute = (tx: DbOrTx, paymentId: string, id: string) =>
  tx
    .updateTable('payment_disputes')
    .set({ dispute_id: id })
    .where('payment_id', '=', paymentId)
    .where('dispute_id', '=', '')
    .where('state', '=', 'open')
    .execute();

/** While one is open the payment is disputed, whatever the others came to. */
export async function setDispute(
  tx: DbOrTx,
  paymentId: string,
  dispute: { readonly id: string; readonly state: DisputeState; readonly lostMinor: number },
): Promise<void> {
  const { state, lostMinor: lost_minor } = dispute;
  await tx
    .insertInto('payment_disputes')
    .values({ payment_id: paymentId, dispute_id: dispute.id, state, lost_minor })
    .onConflict((oc) => oc.columns(['payment_id', 'dispute_id']).doUpdateSet({ state, lost_minor }))
    .execute();
  await sql`update payments set dispute = case when exists
      (select from payment_disputes where payment_id = ${paymentId} and state = 'open') then 'open' else 'won' end
    where _id = ${paymentId}`.execute(tx);
}

/** What banks have taken back of it, which its service does not count among what it has refunded. */
export const lostToBanks = async (tx: DbOrTx, paymentId: string): Promise<number> =>
  (
    await tx
      .selectFrom('payment_disputes')
      .select(sql<number>`coalesce(sum(lost_minor), 0)::int8`.as('minor'))
      .where('payment_id', '=', paymentId)
      .executeTakeFirstOrThrow()
  ).minor;

type Line = 'asked' | 'paid' | 'granted' | 'refunded' | 'taken back' | 'refunded in part';

/** The id of the line. */
export async function writeLine(
  tx: DbOrTx,
  { _id, minor, currency }: Pick<Payment, '_id' | 'minor' | 'currency'>,
  kind: Line,
): Promise<string> {
  const lineId = uuidv7();
  await tx
    .insertInto('money_ledger')
    .values({ _id: lineId, payment_id: _id, kind, amount_minor: minor, currency_iso_code: currency })
    .execute();
  return lineId;
}

/** What was never granted cannot be taken back. */
export const isGranted = async (tx: DbOrTx, paymentId: string): Promise<boolean> =>
  (await tx
    .selectFrom('money_ledger')
    .select('_id')
    .where('payment_id', '=', paymentId)
    .where('kind', '=', 'granted')
    .executeTakeFirst()) !== undefined;

/**
 * What nobody has heard of for a while: a crash, a lost event, a phone that was put away. A push that has timed out may
 * have been approved all the same, and the news of it lost: it is looked at for a day, once an hour.
 */
export const unsettled = (db: DbOrTx, limit: number) =>
  payments(db)
    .where(
      sql<boolean>`(state in ('asked', 'authenticating', 'waiting', 'refunding')
          and updated_at < clock_timestamp() - interval '2 minutes'
        or state = 'failed' and failure = 'timedOut' and created_at > clock_timestamp() - interval '1 day'
          and updated_at < clock_timestamp() - interval '1 hour')`,
    )
    .orderBy('updated_at')
    .limit(limit)
    .execute();

export const touch = (db: DbOrTx, id: string) =>
  db
    .updateTable('payments')
    .set({ updated_at: sql<Date>`clock_timestamp()` })
    .where('_id', '=', id)
    .execute();

/** Of the latest: bills that come in the wrong order are those of a few months. */
const FEW_BILLS = 12;

/** Two that tell of it at once wait for each other here. */
export const holdRegistration = (tx: DbOrTx, id: string) =>
  tx.selectFrom('pending_registrations').select('_id').where('_id', '=', id).forUpdate().executeTakeFirst();

/** Buyouts of the family that were not given back, and the hours that they have paid for. */
export const buyouts = (tx: DbOrTx, familyId: string) =>
  tx
    .selectFrom('payments')
    .select(['_id as paymentId', sql<number>`hours::float8`.as('hours')])
    .where('family_id', '=', familyId)
    .where('what', '=', 'buyout')
    .where('state', '=', 'paid')
    .execute();

/**
 * Whether another one of the family for the same has come in since this one was asked for, and was not given back. Where
 * this one was not given up for lost, the other one was: nobody can have wanted both.
 */
export const hasOtherCome = async (
  tx: DbOrTx,
  {
    _id,
    familyId,
    what,
    createdAt,
    failure,
  }: Pick<Payment, '_id' | 'familyId' | 'what' | 'createdAt' | 'failure'>,
): Promise<boolean> =>
  (await tx
    .selectFrom('payments as other')
    .innerJoin('money_ledger as line', 'line.payment_id', 'other._id')
    .select('other._id')
    .where('other._id', '<>', _id)
    .where('other.family_id', '=', familyId)
    .where('other.what', '=', what)
    .where('other.purchase_id', 'is', null)
    .where('other.state', '=', 'paid')
    .$if(failure === null, (one) => one.where('other.failure', 'is not', null))
    .where('line.kind', '=', 'granted')
    .where('line.created_at', '>', createdAt)
    .executeTakeFirst()) !== undefined;

/** Where the periods end that the family was billed for, as its bills say. */
export const billedUntil = async (tx: DbOrTx, familyId: string): Promise<readonly Date[]> =>
  (
    await tx
      .selectFrom('payments')
      .select('period_ends_at as until')
      .where('family_id', '=', familyId)
      .where('state', '=', 'paid')
      .where('period_ends_at', 'is not', null)
      .orderBy('period_ends_at', 'desc')
      .limit(FEW_BILLS)
      .execute()
  ).flatMap(({ until }) => until ?? []);

/** What its product costs; null where nobody has said it. */
export async function priceOfRegistration(tx: DbOrTx, id: string): Promise<Money | null> {
  const { price, currency } = await tx
    .selectFrom('pending_registrations as registration')
    .innerJoin('products as product', 'product._id', 'registration.product_id')
    .select([
      sql<number | null>`product.registration_price::float8`.as('price'),
      sql<Currency | null>`product.registration_currency`.as('currency'),
    ])
    .where('registration._id', '=', id)
    .executeTakeFirstOrThrow();
  return price === null || currency === null ? null : moneyOf(price, currency);
}

/** Of the payments of a registration one that was not given back, or is not about to be. */
export const standingPayment = (tx: DbOrTx, registrationId: string) =>
  payments(tx)
    .where('pending_registration_id', '=', registrationId)
    .where('state', '=', 'paid')
    .executeTakeFirst();

/** What is paid for a registration after it became a family stands where the family's first payment for it does. */
export async function keepWithItsFamily(tx: DbOrTx, paymentId: string): Promise<void> {
  await sql`update payments as late set family_id = first.family_id, purchase_id = first.purchase_id
    from payments as first
    where late._id = ${paymentId} and late.purchase_id is null and first.purchase_id is not null
      and first.pending_registration_id = late.pending_registration_id`.execute(tx);
  // Paid, given back and paid once more, it is paid.
  await sql`update purchases set is_refunded = false, successful_transactions = 1, status = 'Expired',
      updated_at = now()
    from payments where payments._id = ${paymentId} and purchases._id = payments.purchase_id
      and purchases.is_refunded`.execute(tx);
}

/** What became a family stays one; its money is a matter between it and support. */
export const markRegistration = (tx: DbOrTx, id: string, isPaid: boolean) =>
  tx
    .updateTable('pending_registrations')
    .set({ is_paid: isPaid })
    .where('_id', '=', id)
    .where('is_finished', '=', false)
    .execute();
