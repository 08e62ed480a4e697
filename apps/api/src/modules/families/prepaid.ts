import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import type { Account } from './prepaid.repo.ts';

/** Bought out, or all hours paid: nothing is counted off any more. */
export const isFullyPaid = ({ boughtOut, hoursPaid, totalHours }: Account): boolean =>
  boughtOut || (totalHours > 0 && hoursPaid >= totalHours);

/** Hours the family has not paid yet; what is left over is paid with the last payment. */
export const openHours = ({ totalHours, hoursPaid }: Account): number => Math.max(0, totalHours - hoursPaid);

/** Spec 1 §9: cost is hours times costPerHour, to 2 decimals. */
export function prepaidInfoOf(account: Account): PrepaidInfo {
  const { totalHours, hoursPaid, secondsRemaining, hoursInIncrement } = account;
  const { costPerHour, discountPercents, currencyIsoCode } = account;
  const fullyPaid = isFullyPaid(account);
  const unpaidHours = fullyPaid ? 0 : openHours(account);
  return {
    isActive: fullyPaid || secondsRemaining > 0,
    fullyPaid,
    buyOut: account.boughtOut,
    totalHours,
    totalHoursPaid: hoursPaid,
    prepaidHoursRemaining: secondsRemaining / 3_600,
    secondsRemaining,
    hoursInIncrement,
    costPerHour,
    buyoutCost: Math.round(unpaidHours * costPerHour * (100 - discountPercents)) / 100,
    discountPercents,
    currencyIsoCode,
    automaticPayments: account.automaticPayments,
  };
}
