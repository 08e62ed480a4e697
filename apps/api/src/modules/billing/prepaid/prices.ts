import { AppError } from '@flink/contract/errors/app-error.ts';
import { hoursRange, mayBuyHours } from '@flink/contract/rules/billing/hours-to-buy.ts';
import {
  buyoutCost,
  type Currency,
  costOfHours,
  exponentOf,
  isCurrency,
  isSameMoney,
  type Money,
  majorOf,
  moneyOf,
} from '@flink/contract/rules/billing/money.ts';
import { monthsIn } from '@flink/contract/rules/billing/plan-terms.ts';
import type { AccountToPay } from '../../families/prepaid-grants.service.ts';

/** What is bought, at the server's own price. */
export interface Priced {
  readonly what: 'hours' | 'buyout' | 'period';
  readonly amount: Money;
  readonly hours: number;
  readonly months: number;
}

const refuse = (field: string): never => {
  throw new AppError('payments.failed', { fields: { [field]: 'request.notAllowed' } });
};

function currencyOf({ currencyIsoCode }: Pick<AccountToPay, 'currencyIsoCode'>): Currency {
  return isCurrency(currencyIsoCode) ? currencyIsoCode : refuse('currencyIsoCode');
}

function ofHours(account: AccountToPay): void {
  if (account.fullyPaid || account.purchaseProductType !== 'product') refuse('hours');
}

/** What the center does not offer cannot be bought past its page either (spec 3 §3, myAccountValues). */
const ifOffered = (account: AccountToPay, value: 'buyHours' | 'buyout'): void => {
  if (!account.offered.has(value)) refuse(value === 'buyHours' ? 'hours' : 'amount');
};

/** Nobody is charged nothing. */
const costing = (priced: Priced): Priced => (priced.amount.minor > 0 ? priced : refuse('amount'));

export function priceOfHours(account: AccountToPay, hours: number): Priced {
  ofHours(account);
  ifOffered(account, 'buyHours');
  if (!mayBuyHours(hours, hoursRange(account))) refuse('hours');
  const amount = costOfHours(hours, account.costPerHour, currencyOf(account));
  return costing({ what: 'hours', amount, hours, months: 0 });
}

export function priceOfBuyout(account: AccountToPay): Priced {
  ofHours(account);
  ifOffered(account, 'buyout');
  const { openHours } = account;
  return costing({
    what: 'buyout',
    amount: buyoutCost(account, currencyOf(account)),
    hours: openHours,
    months: 0,
  });
}

/** One month, or one year. */
export function priceOfPeriod(account: AccountToPay): Priced {
  if (account.fullyPaid || account.purchaseProductType !== 'subscription') refuse('priceId');
  const isYear = account.subscriptionType === 'year';
  const amount = moneyOf(isYear ? account.totalPrice : account.costPerMonth, currencyOf(account));
  return costing({ what: 'period', amount, hours: 0, months: monthsIn(isYear ? 'year' : 'month') });
}

/** To the last part of a cent: what is off by less than one was shown to nobody. */
export const isShownAs = (amount: Money, shown: number): boolean => Math.abs(majorOf(amount) - shown) < 1e-6;

/** The amount that was shown must be the price: nobody pays what they have not seen. */
export const checkShown = (priced: Priced, shown: number): Priced =>
  isShownAs(priced.amount, shown) ? priced : refuse('amount');

/** Spec 1 §9: who pays in shillings pays by telephone. */
export const checkPaysByCard = (currency: string | undefined): void => {
  if (currency === 'KES') refuse('paymentMethodId');
};

/** Spec 1 §9: sent in cents, times 100, whatever the currency's own parts are. */
export const fromHundredths = (hundredths: number, currency: Currency): Money => ({
  minor: hundredths / 10 ** (2 - exponentOf(currency)),
  currency,
});

/** What it pays for is found by the price, or it pays for nothing. */
export function priceOfAmount(account: AccountToPay, hundredths: number): Priced {
  const currency = currencyOf(account);
  const sent = fromHundredths(hundredths, currency);
  if (account.purchaseProductType === 'subscription') {
    const period = priceOfPeriod(account);
    return isSameMoney(period.amount, sent) ? period : refuse('amount');
  }
  ofHours(account);
  const all = buyoutCost(account, currency);
  if (isSameMoney(all, sent) && account.offered.has('buyout')) return priceOfBuyout(account);
  const { step, max } = hoursRange(account);
  if (step <= 0 || account.costPerHour <= 0) return refuse('amount');
  const steps = Math.round(hundredths / 100 / account.costPerHour / step);
  for (const hours of [steps * step, max]) {
    const rounded = Math.round(hours * 100) / 100;
    if (
      mayBuyHours(rounded, hoursRange(account)) &&
      isSameMoney(costOfHours(rounded, account.costPerHour, currency), sent)
    )
      return priceOfHours(account, rounded);
  }
  return refuse('amount');
}
