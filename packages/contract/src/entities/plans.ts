import { z } from 'zod';
import { PLANS_TYPES } from '../rules/people/plans-type.ts';
import { PAYS_BY } from '../rules/plans/plan-entry.ts';
import { MOST_HOURS, MOST_MONTHS, MOST_TRIAL_WEEKS } from '../rules/plans/prepaid-rules.ts';
import { id, sent } from './shape.ts';

/** More than any organisation has. */
const MOST_PLANS = 10_000_000;

export const planCount = z.number().int().min(0).max(MOST_PLANS);

const hours = z.number().min(0).max(MOST_HOURS);

const prepaidConfig = {
  totalHours: hours.default(0),
  hoursInIncrement: hours.default(0),
  costPerHour: hours.default(0),
  discountPercents: z.number().min(0).max(100).default(0),
  currencyIsoCode: z.string().regex(/^[A-Z]{3}$/),
};

const periodConfig = {
  paysBy: z.enum(PAYS_BY).default('hours'),
  costPerPeriod: hours.default(0),
  totalMonths: z.number().int().min(0).max(MOST_MONTHS).default(0),
  freeTrialWeeks: z.number().int().min(0).max(MOST_TRIAL_WEEKS).default(0),
  priceId: z.string().trim().min(1).max(200).nullable().default(null),
};

/** Spec 3 §3, plan entry per product, as it comes in. */
export const sentPlanEntry = sent({
  productId: id,
  plans: planCount.default(0),
  unlimited: z.boolean().default(false),
  addons: planCount.default(0),
  /** Left out, what stands there stays. */
  prepaidConfig: sent(prepaidConfig).optional(),
  periodConfig: sent(periodConfig).optional(),
  /** As it was read; 0 where there was none. */
  version: z.number().int().min(0),
});

/** What one organisation has of one product. */
const given = z.object({ productId: id, assigned: z.number().int(), inUse: z.number().int() });

const productPlans = z.object({
  productId: id,
  productName: z.string(),
  onePerson: z.boolean(),
  plans: z.number().int(),
  unlimited: z.boolean(),
  addons: z.number().int(),
  prepaidConfig: z.object(prepaidConfig),
  periodConfig: z.object(periodConfig),
  version: z.number().int(),
  assigned: z.number().int(),
  inUse: z.number().int(),
  assignable: z.number().int(),
  available: z.number().int(),
});

/** A region shares what it was given among its centers: in use of it is what they need beyond their own. */
const centerPlans = z.object({
  _id: id,
  name: z.string(),
  regionId: id.nullable(),
  plans: z.array(given),
});

export const masterOrganizationPlans = z.object({
  _id: id,
  name: z.string(),
  plansType: z.enum(PLANS_TYPES),
  /** Every product, also those without plans. */
  products: z.array(productPlans),
  regions: z.array(z.object({ _id: id, name: z.string(), plans: z.array(given) })),
  learningCenters: z.array(centerPlans),
});

const namedGiven = given.extend({ productName: z.string(), unlimited: z.boolean() });

export const regionPlans = z.object({
  _id: id,
  name: z.string(),
  products: z.array(namedGiven),
  learningCenters: z.array(centerPlans),
});

export const learningCenterPlans = z.object({
  _id: id,
  name: z.string(),
  products: z.array(namedGiven),
});

/** What a center may give to families. */
export const assignedProduct = z.object({
  _id: id,
  name: z.string(),
  onePerson: z.boolean(),
  /** Null: nobody counts. */
  left: z.number().int().nullable(),
});
