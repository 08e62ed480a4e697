import { PAYS_BY, type PeriodConfig, type PlanEntry, type PrepaidConfig } from './plan-entry.ts';
import { typedNumber } from './typed-number.ts';

/** Hours and cost go in steps of 0.01 (spec 3 §9). */
const hundredths = (value: number): number => Math.round(value * 100) / 100;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);

/** More than any organisation buys; beyond it hundredths would be lost. */
export const MOST_HOURS = 10_000_000;

/** Min 0, step 0.01. */
const settleTotalHours = (typed: unknown): number => hundredths(within(typedNumber(typed), 0, MOST_HOURS));

/** Min 1, max total hours; without an hour there is nothing to part. */
const settleIncrement = (typed: unknown, totalHours: number): number =>
  totalHours < 1 ? totalHours : within(hundredths(typedNumber(typed)), 1, totalHours);

/** Min 0, step 0.01. */
const settleCost = settleTotalHours;

/** 0 to 100, step 1. */
const settleDiscount = (typed: unknown): number => within(Math.round(typedNumber(typed)), 0, 100);

/** Every field as the rules leave it, whatever was typed (spec 3 §5.5). */
export function settlePrepaid(config: Readonly<Record<keyof PrepaidConfig, unknown>>): PrepaidConfig {
  const totalHours = settleTotalHours(config.totalHours);
  return {
    totalHours,
    hoursInIncrement: settleIncrement(config.hoursInIncrement, totalHours),
    costPerHour: settleCost(config.costPerHour),
    discountPercents: settleDiscount(config.discountPercents),
    currencyIsoCode: String(config.currencyIsoCode),
  };
}

/** A hundred years. */
export const MOST_MONTHS = 1_200;
export const MOST_TRIAL_WEEKS = 52;

/** Of months and years likewise. */
export function settlePeriods(config: Readonly<Record<keyof PeriodConfig, unknown>>): PeriodConfig {
  return {
    paysBy: PAYS_BY.find((one) => one === config.paysBy) ?? 'hours',
    costPerPeriod: settleCost(config.costPerPeriod),
    totalMonths: within(Math.round(typedNumber(config.totalMonths)), 0, MOST_MONTHS),
    freeTrialWeeks: within(Math.round(typedNumber(config.freeTrialWeeks)), 0, MOST_TRIAL_WEEKS),
    priceId: typeof config.priceId === 'string' && config.priceId !== '' ? config.priceId : null,
  };
}

/** Total hours times cost per hour, two decimals, 0 if not a number (spec 3 §5.5). */
export function totalHourPrice(totalHours: unknown, costPerHour: unknown): string {
  const price = Number(totalHours) * Number(costPerHour);
  return (Number.isFinite(price) ? price : 0).toFixed(2);
}

/** Spec 3 §4.6: the prepaid fields rest while nothing is purchased; unlimited plans have no number, but a price. */
export const arePrepaidFieldsOn = ({ plans, unlimited }: Pick<PlanEntry, 'plans' | 'unlimited'>): boolean =>
  unlimited || plans !== 0;
