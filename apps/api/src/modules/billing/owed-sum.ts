import { type Money, majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';

/** As it is said before it is paid: a sum of each currency. */
export const sumOf = (owed: readonly Money[]): string =>
  [...Map.groupBy(owed, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, minor: own.reduce((sum, { minor }) => sum + minor, 0) }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency))
    .map((money) => moneyText(majorOf(money), money.currency))
    .join(' + ');
