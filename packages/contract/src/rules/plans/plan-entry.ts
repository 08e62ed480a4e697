/** Spec 3 §3, plan entry per product. */
export interface PrepaidConfig {
  readonly totalHours: number;
  readonly hoursInIncrement: number;
  readonly costPerHour: number;
  readonly discountPercents: number;
  readonly currencyIsoCode: string;
}

export interface PlanEntry {
  readonly productId: string;
  readonly plans: number;
  readonly unlimited: boolean;
  readonly addons: number;
  readonly prepaidConfig: PrepaidConfig;
}

/** All default 0 (spec 3 §3). */
export const noPlans = (productId: string, currencyIsoCode: string): PlanEntry => ({
  productId,
  plans: 0,
  unlimited: false,
  addons: 0,
  prepaidConfig: {
    totalHours: 0,
    hoursInIncrement: 0,
    costPerHour: 0,
    discountPercents: 0,
    currencyIsoCode,
  },
});

/** An entry is kept only if plans is non-zero or unlimited is set (spec 3 §3). */
export const isKept = ({ plans, unlimited }: Pick<PlanEntry, 'plans' | 'unlimited'>): boolean =>
  plans !== 0 || unlimited;
