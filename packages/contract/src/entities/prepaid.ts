import { z } from 'zod';
import { moment } from './shape.ts';

const hours = z.number().min(0);
const money = z.number().min(0);

/** Spec 1 §3, prepaid info. */
export const prepaidInfo = z.object({
  /** False when the time is up: play is blocked. */
  isActive: z.boolean(),
  fullyPaid: z.boolean(),
  buyOut: z.boolean(),
  totalHours: hours,
  totalHoursPaid: hours,
  prepaidHoursRemaining: hours,
  /** The same to the second, for the warnings at 10, 5 and 1 minutes. */
  secondsRemaining: z.number().int().min(0),
  hoursInIncrement: hours,
  costPerHour: money,
  buyoutCost: money,
  discountPercents: z.number().min(0).max(100),
  currencyIsoCode: z.string(),
  /** The next hours are paid by themselves, with what the family pays with. */
  automaticPayments: z.boolean(),
  /** Bought by the hour, or paid by the month or year. */
  purchaseProductType: z.enum(['product', 'subscription']),
  subscriptionType: z.enum(['months', 'year']).nullable(),
  costPerMonth: money,
  totalPrice: money,
  totalMonths: z.number().int().min(0),
  totalMonthsPaid: z.number().int().min(0),
  prepaidDaysRemaining: z.number().min(0),
  priceId: z.string().nullable(),
  subscriptionId: z.string().nullable(),
  /** Of what renews by itself: when it is charged next. Null while what is due has not been paid. */
  nextBillingDate: moment.nullable(),
  freeTrialWeeks: z.number().int().min(0),
});

export type PrepaidInfo = z.output<typeof prepaidInfo>;
