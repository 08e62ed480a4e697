import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { buyoutCost, isCurrency, majorOf, priceOf } from '@flink/contract/rules/billing/money.ts';
import type { Account } from './prepaid.repo.ts';

const isSubscription = ({ purchaseProductType }: Account): boolean => purchaseProductType === 'subscription';

/** Bought out, or all hours or months paid: nothing is counted off any more. */
function isFullyPaid(account: Account): boolean {
  const { boughtOut, hoursPaid, totalHours, monthsPaid, totalMonths } = account;
  if (boughtOut) return true;
  return isSubscription(account)
    ? totalMonths > 0 && monthsPaid >= totalMonths
    : totalHours > 0 && hoursPaid >= totalHours;
}

/** Minutes are taken off; who pays by the month plays as much as they like. */
export const isCounted = (account: Account): boolean => !isFullyPaid(account) && !isSubscription(account);

/** Hours the family has not paid yet; what is left over is paid with the last payment. */
export const openHours = ({ totalHours, hoursPaid }: Account): number =>
  Math.max(0, Math.round((totalHours - hoursPaid) * 100) / 100);

const DAY_MS = 86_400_000;

const daysLeft = ({ paidUntil, now }: Account): number =>
  paidUntil === null ? 0 : Math.max(0, paidUntil.getTime() - now.getTime()) / DAY_MS;

/** Of what renews: when what is paid, or free, is used up. What its bank asks about, or could not be charged, has no day. */
const nextBillOf = ({ subscriptionId, unpaidSince, aheadFrom, paidUntil }: Account): string | null =>
  subscriptionId === null || unpaidSince !== null ? null : ((aheadFrom ?? paidUntil)?.toISOString() ?? null);

/** A card service bills a renewal when the period is over, and charges it about an hour later. */
const RENEWS_WITHIN_MS = DAY_MS;

/** What renews by itself is about to be paid: nobody is shut out between the end of a period and the news of its bill. */
export const isRenewing = ({ subscriptionId, unpaidSince, paidUntil, now }: Account): boolean =>
  subscriptionId !== null &&
  unpaidSince === null &&
  paidUntil !== null &&
  now.getTime() - paidUntil.getTime() < RENEWS_WITHIN_MS;

const isActive = (account: Account): boolean => {
  if (isFullyPaid(account)) return true;
  if (isSubscription(account)) return daysLeft(account) > 0 || isRenewing(account);
  return account.secondsRemaining > 0;
};

/** What the warnings and the blocker go by, also of who pays by the month. */
const secondsLeft = (account: Account): number =>
  isSubscription(account) ? Math.floor((daysLeft(account) * DAY_MS) / 1_000) : account.secondsRemaining;

/** In whole units, as spec 1 §3 sends it; 0 where nothing is open. */
function buyoutOf(account: Account): number {
  const { costPerHour, discountPercents, currencyIsoCode } = account;
  if (isFullyPaid(account) || isSubscription(account) || !isCurrency(currencyIsoCode)) return 0;
  return majorOf(
    buyoutCost({ openHours: openHours(account), costPerHour, discountPercents }, currencyIsoCode),
  );
}

/** As it can be paid, so that what is shown is what is charged. */
const payableIn = ({ currencyIsoCode }: Account, price: number): number =>
  isCurrency(currencyIsoCode) ? majorOf(priceOf(price, currencyIsoCode)) : price;

export const prepaidInfoOf = (account: Account): PrepaidInfo => ({
  isActive: isActive(account),
  fullyPaid: isFullyPaid(account),
  buyOut: account.boughtOut,
  totalHours: account.totalHours,
  totalHoursPaid: account.hoursPaid,
  prepaidHoursRemaining: secondsLeft(account) / 3_600,
  secondsRemaining: secondsLeft(account),
  hoursInIncrement: account.hoursInIncrement,
  costPerHour: account.costPerHour,
  buyoutCost: buyoutOf(account),
  discountPercents: account.discountPercents,
  currencyIsoCode: account.currencyIsoCode,
  automaticPayments: account.automaticPayments,
  purchaseProductType: isSubscription(account) ? 'subscription' : 'product',
  subscriptionType: account.subscriptionType as PrepaidInfo['subscriptionType'],
  costPerMonth: payableIn(account, account.costPerMonth),
  totalPrice: payableIn(account, account.totalPrice),
  totalMonths: account.totalMonths,
  totalMonthsPaid: account.monthsPaid + account.monthsAhead,
  nextBillingDate: nextBillOf(account),
  prepaidDaysRemaining: daysLeft(account),
  priceId: account.priceId,
  subscriptionId: account.subscriptionId,
  freeTrialWeeks: account.freeTrialWeeks,
});
