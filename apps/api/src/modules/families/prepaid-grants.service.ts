import { AppError } from '@flink/contract/errors/app-error.ts';
import { LOW_SECONDS } from '@flink/contract/rules/billing/hours-to-buy.ts';
import { isCurrency, type Money, priceOf } from '@flink/contract/rules/billing/money.ts';
import { afterMonths, beforeMonths } from '@flink/contract/rules/billing/plan-terms.ts';
import { seenValues } from '@flink/contract/rules/people/organization-config.ts';
import type { DbOrTx } from '../../db/database.ts';
import { uuidv5 } from '../../db/uuid.ts';
import * as repo from './prepaid.repo.ts';
import { isRenewing, openHours, prepaidInfoOf } from './prepaid.ts';

/** What one payment brings to a family that pays in advance. */
export interface Paid {
  readonly paymentId: string;
  readonly hours: number;
  readonly months: number;
  readonly isBuyout: boolean;
}

interface Granted extends Paid {
  /** Of the bills of a subscription: their own ends, which are not always as many months later, this one's among them. */
  readonly periodEnds: readonly Date[];
}

/** What a refund takes back, and what the family still has bought out by other payments. */
export interface TakenBack extends Paid {
  readonly buyouts: readonly Pick<Paid, 'paymentId' | 'hours'>[];
}

const TAKEN_BACK = '5a5e7f0c-92d4-5c60-9c4b-0d9f6c1f6b42';
const COUNTED_IN_HOURS = 'c6b1f2a8-7d3e-5b94-8e21-4a9d0c5f7e36';

/** The account of a family as prices are made from it, held until the transaction ends. */
export async function accountToPay(tx: DbOrTx, familyId: string) {
  const account = await repo.holdAccount(tx, familyId);
  if (!account) throw new AppError('families.notPrepaid');
  return {
    ...prepaidInfoOf(account),
    openHours: openHours(account),
    paidUntil: account.paidUntil,
    subscriptionTries: account.subscriptionTries,
    /** What the center offers its families. */
    offered: seenValues(await repo.configOf(tx, familyId)),
  };
}

export type AccountToPay = Awaited<ReturnType<typeof accountToPay>>;

export const stopByItself = (tx: DbOrTx, familyId: string) => repo.stopByItself(tx, familyId);

/** Whether so many hours, or a period, are still to be paid; of a family that pays in no advance any more nothing is. */
export async function hasOpen(tx: DbOrTx, familyId: string, hours: number): Promise<boolean> {
  const account = await repo.holdAccount(tx, familyId);
  return account !== undefined && !prepaidInfoOf(account).fullyPaid && hours <= openHours(account);
}

/** Once for a payment: the ledger has its id for a key. */
export async function grantPaid(tx: DbOrTx, familyId: string, paid: Granted): Promise<void> {
  const account = await repo.holdAccount(tx, familyId);
  if (!account) return;
  // All that was open when its price was made; if more is open now, it has bought hours like any other.
  const buysOut = paid.isBuyout && paid.hours >= openHours(account);
  const hours = buysOut ? openHours(account) : paid.hours;
  // The bill of a renewal is told a while after its period has begun.
  const goesOn = account.paidUntil !== null && (account.paidUntil > account.now || isRenewing(account));
  const from = goesOn && account.paidUntil !== null ? account.paidUntil : account.now;
  const until = endOfPeriod(afterMonths(from, paid.months), paid.periodEnds);
  await repo.bringPaid(tx, familyId, {
    key: paid.paymentId,
    hours,
    // Bought out, time is not counted any more: the hours are paid, and no seconds are added.
    seconds: buysOut ? 0 : Math.round(hours * 3_600),
    months: paid.months,
    paidUntil: paid.months > 0 ? until : account.paidUntil,
    boughtOut: buysOut || account.boughtOut,
  });
}

/** From the 31st on a month is counted in two ways; further apart than that, both speak of different months. */
const SAME_PERIOD_MS = 4 * 86_400_000;

/**
 * A period ends where its bill says so, told now or before it: a month on from the last of February is the 28th here and
 * the 31st there.
 */
const endOfPeriod = (counted: Date, told: readonly Date[]): Date =>
  told.find((end) => Math.abs(end.getTime() - counted.getTime()) < SAME_PERIOD_MS) ?? counted;

/**
 * What was played of it is played: the balance never goes below nothing. Hours that go back from under a buyout end it:
 * what it paid for counts in hours from then on.
 */
export async function takePaidBack(tx: DbOrTx, familyId: string, paid: TakenBack): Promise<void> {
  const account = await repo.holdAccount(tx, familyId);
  if (!account) return;
  // Where more was open than was paid for it has brought hours like any other.
  const isCounted = async (id: string) =>
    (await repo.endOf(tx, familyId, uuidv5(id, COUNTED_IN_HOURS))) !== undefined ||
    (await repo.hasBroughtSeconds(tx, familyId, id));
  const endsBuyout = account.boughtOut && paid.isBuyout && !(await isCounted(paid.paymentId));
  const uncounted = [];
  if (account.boughtOut && !endsBuyout && paid.hours > 0)
    for (const buyout of paid.buyouts) if (!(await isCounted(buyout.paymentId))) uncounted.push(buyout);
  // Once for each: a later refund must not count its hours again.
  for (const { paymentId, hours } of uncounted)
    await repo.bringPaid(tx, familyId, {
      key: uuidv5(paymentId, COUNTED_IN_HOURS),
      hours: 0,
      seconds: Math.round(hours * 3_600),
      months: 0,
      paidUntil: account.paidUntil,
      boughtOut: false,
    });
  const undermines = uncounted.length > 0;
  const counted =
    account.secondsRemaining + uncounted.reduce((sum, { hours }) => sum + Math.round(hours * 3_600), 0);
  const lost = endsBuyout ? 0 : Math.min(counted, Math.round(paid.hours * 3_600));
  await repo.bringPaid(tx, familyId, {
    key: uuidv5(paid.paymentId, TAKEN_BACK),
    hours: -Math.min(account.hoursPaid, paid.hours),
    seconds: -lost,
    months: -Math.min(account.monthsPaid, paid.months),
    paidUntil:
      paid.months > 0 && account.paidUntil !== null
        ? beforeMonths(account.paidUntil, paid.months)
        : account.paidUntil,
    boughtOut: account.boughtOut && !endsBuyout && !undermines,
  });
  // Who has the money back is not charged anew by itself: the clock ends at the service what renews there.
  await repo.stopByItself(tx, familyId);
}

/**
 * Spec 1 §4: active or trialing, a subscription sets the status to 1 month, or 12. While it is tried, or days are left, the
 * period comes before its bill, and is taken back when the bill cannot be paid or the subscription ends before it.
 */
export const startSubscription = (tx: DbOrTx, familyId: string, begun: repo.Begun) =>
  repo.setSubscription(tx, familyId, begun);

export const billFailed = (tx: DbOrTx, subscriptionId: string) => repo.billFailed(tx, subscriptionId);

export const takeAheadBack = (tx: DbOrTx, familyId: string) => repo.takeAheadBack(tx, familyId);

export const subscriptionRefused = (db: DbOrTx, familyId: string) => repo.countTry(db, familyId);

/** One device at a time begins a subscription; null where another does, or has. */
export async function subscribing<Done>(
  db: DbOrTx,
  familyId: string,
  work: () => Promise<Done>,
): Promise<Done | null> {
  if (!(await repo.beginSubscribing(db, familyId))) return null;
  try {
    return await work();
  } finally {
    await repo.endSubscribing(db, familyId);
  }
}

/** Only where none is known, for what renews twice would be paid twice, and never one that has ended. */
export async function adoptSubscription(db: DbOrTx, familyId: string, id: string): Promise<void> {
  if (await repo.hasEnded(db, id)) return;
  await repo.adoptSubscription(db, familyId, id);
  if (await repo.hasEnded(db, id)) await repo.clearSubscription(db, id);
}

export const endSubscription = (db: DbOrTx, id: string) => repo.clearSubscription(db, id);

export const hasEnded = (db: DbOrTx, id: string) => repo.hasEnded(db, id);

export const runningSubscription = async (db: DbOrTx, familyId: string): Promise<string | null> =>
  (await repo.account(db, familyId))?.subscriptionId ?? null;

/** What a period costs the family; null where nobody has said it. */
export async function priceOfPeriodFor(tx: DbOrTx, familyId: string): Promise<Money | null> {
  const account = await repo.account(tx, familyId);
  if (!account || !isCurrency(account.currencyIsoCode)) return null;
  const price = account.subscriptionType === 'year' ? account.totalPrice : account.costPerMonth;
  return price > 0 ? priceOf(price, account.currencyIsoCode) : null;
}

/** Undefined for a family that does not pay by the month or year. */
export const subscriber = (db: DbOrTx, familyId: string) => repo.subscriber(db, familyId);

export const familyOfSubscription = (tx: DbOrTx, subscriptionId: string) =>
  repo.familyOfSubscription(tx, subscriptionId);

export const isRunningLow = ({ secondsRemaining }: Pick<AccountToPay, 'secondsRemaining'>): boolean =>
  secondsRemaining <= LOW_SECONDS;

/** What renews for families that are blocked, or whose center has expired, or who have nothing to pay any more. */
export const subscriptionsToEnd = (db: DbOrTx, limit: number) => repo.subscriptionsToEnd(db, limit);

/** Families whose first warning is due and that let their hours be paid by themselves. */
export const runningLow = (db: DbOrTx, limit: number) => repo.runningLow(db, limit);
