import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { type HoursRange, hoursRange } from '@flink/contract/rules/billing/hours-to-buy.ts';
import { costOfHours, isCurrency, majorOf } from '@flink/contract/rules/billing/money.ts';
import { afterMonths, monthsIn } from '@flink/contract/rules/billing/plan-terms.ts';
import type { AccountValue } from '@flink/contract/rules/people/organization-config.ts';
import type { Account } from './purchase-rows.ts';

export type Interval = 'month' | 'year';

export type Offer =
  | { readonly kind: 'hours'; readonly range: HoursRange }
  | { readonly kind: 'buyout'; readonly hours: number; readonly full: number; readonly cost: number }
  /** One month or year, and then it is over. */
  | { readonly kind: 'period'; readonly interval: Interval; readonly cost: number }
  /** Again and again, until it is turned off. */
  | {
      readonly kind: 'renewing';
      readonly interval: Interval;
      readonly cost: number;
      /** Free weeks, and days that are paid already, come before the first bill. */
      readonly freeDays: number;
    };

/** Hours that are not paid yet. */
export const openHours = ({ totalHours, totalHoursPaid }: PrepaidInfo): number =>
  Math.max(0, Math.round((totalHours - totalHoursPaid) * 100) / 100);

/** Spec 1 §9: hours times costPerHour, rounded to 2 decimals. */
export const hoursCost = (hours: number, { costPerHour, currencyIsoCode }: PrepaidInfo): number =>
  isCurrency(currencyIsoCode) ? majorOf(costOfHours(hours, costPerHour, currencyIsoCode)) : 0;

/** Spec 1 §4: a month each, or twelve. */
export const intervalOf = ({ subscriptionType }: PrepaidInfo): Interval =>
  subscriptionType === 'year' ? 'year' : 'month';

export const periodCost = (prepaid: PrepaidInfo): number =>
  intervalOf(prepaid) === 'year' ? prepaid.totalPrice : prepaid.costPerMonth;

/** Until when a period more is paid: it begins where the paid time ends. */
export const paidUntil = (
  { secondsRemaining }: Pick<PrepaidInfo, 'secondsRemaining'>,
  interval: Interval,
  now: number,
): Date => afterMonths(new Date(now + Math.max(0, secondsRemaining) * 1_000), monthsIn(interval));

/** What can be bought now, the cheaper way first: nothing is chosen that costs more. */
export function offersOf(
  prepaid: PrepaidInfo,
  seen: ReadonlySet<AccountValue>,
  payingWith: Pick<Account['payingWith'], 'service' | 'cardFields'>,
): readonly Offer[] {
  if (prepaid.fullyPaid) return [];
  if (prepaid.purchaseProductType !== 'subscription') return hours(prepaid, seen);
  return periods(prepaid).filter(({ kind }) => kind !== 'renewing' || mayRenew(payingWith, prepaid));
}

/**
 * Only a card that stays on file can be charged again by itself: not a telephone, nor a nonce of the drop-in. Months and
 * years are charged by the card service, which has a price for them.
 */
const mayRenew = (
  { service, cardFields }: Pick<Account['payingWith'], 'service' | 'cardFields'>,
  { purchaseProductType, priceId }: Pick<PrepaidInfo, 'purchaseProductType' | 'priceId'>,
): boolean =>
  service === 'card' &&
  cardFields !== 'braintree' &&
  (purchaseProductType !== 'subscription' || priceId !== null);

/** What may be paid by itself from now on: periods that renew, and hours that the center sells one by one. */
export const mayTurnOn = (
  payingWith: Pick<Account['payingWith'], 'service' | 'cardFields'>,
  prepaid: PrepaidInfo,
  offers: readonly Offer[],
): boolean =>
  mayRenew(payingWith, prepaid) && offers.some(({ kind }) => kind === 'renewing' || kind === 'hours');

/** The hours that are bought by themselves when little time is left. */
export function hoursByThemselves(prepaid: PrepaidInfo): { readonly hours: number; readonly cost: number } {
  const { min: hours } = hoursRange({
    hoursInIncrement: prepaid.hoursInIncrement,
    openHours: openHours(prepaid),
  });
  return { hours, cost: hoursCost(hours, prepaid) };
}

function hours(prepaid: PrepaidInfo, seen: ReadonlySet<AccountValue>): readonly Offer[] {
  const open = openHours(prepaid);
  if (open <= 0 || prepaid.costPerHour <= 0) return [];
  const range = hoursRange({ hoursInIncrement: prepaid.hoursInIncrement, openHours: open });
  const full = hoursCost(open, prepaid);
  return [
    ...(seen.has('buyHours') && range.min > 0 ? [{ kind: 'hours', range } as const] : []),
    ...(seen.has('buyout') && prepaid.buyoutCost > 0
      ? [{ kind: 'buyout', hours: open, full, cost: prepaid.buyoutCost } as const]
      : []),
  ];
}

/** It renews, and its bank has a question that nobody answered, or it could not be charged. */
export const isUnpaid = ({
  subscriptionId,
  nextBillingDate,
}: Pick<PrepaidInfo, 'subscriptionId' | 'nextBillingDate'>): boolean =>
  subscriptionId !== null && nextBillingDate === null;

/** What renews by itself is not bought once more beside it, but paid where it could not be charged. */
function periods(prepaid: PrepaidInfo): readonly Offer[] {
  const [interval, cost] = [intervalOf(prepaid), periodCost(prepaid)];
  if (cost <= 0) return [];
  if (isUnpaid(prepaid)) return [{ kind: 'renewing', interval, cost, freeDays: 0 }];
  if (prepaid.subscriptionId !== null) return [];
  const days = prepaid.prepaidDaysRemaining;
  const isFirst = prepaid.totalMonthsPaid === 0 && days === 0;
  return [
    { kind: 'period', interval, cost },
    {
      kind: 'renewing',
      interval,
      cost,
      freeDays: Math.ceil(days) + (isFirst ? prepaid.freeTrialWeeks * 7 : 0),
    },
  ];
}

/** What is paid now. */
export function costNow(offer: Offer, chosenHours: number, prepaid: PrepaidInfo): number {
  if (offer.kind === 'hours') return hoursCost(chosenHours, prepaid);
  return offer.kind === 'renewing' && offer.freeDays > 0 ? 0 : offer.cost;
}
