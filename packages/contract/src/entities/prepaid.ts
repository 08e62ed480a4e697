import { z } from 'zod';

const hours = z.number().min(0);
const money = z.number().min(0);

/** Spec 1 §3, prepaid info, as far as it is bought by the hour. */
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
});

export type PrepaidInfo = z.output<typeof prepaidInfo>;
