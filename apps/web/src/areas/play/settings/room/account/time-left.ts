import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';

const MINUTES_IN_DAY = 24 * 60;

export const DAY_SECONDS = 86_400;

/** Spec 1 §9: the remaining hours blink under half an hour, the remaining days under one. */
const SHORT_SECONDS = { product: 0.5 * 3_600, subscription: DAY_SECONDS } as const;

export interface TimeLeft {
  readonly days: number;
  readonly hours: number;
  readonly minutes: number;
}

/** Spec 1 §9, hours shown as days, hours and minutes. A begun minute counts: what is left is never shown as nothing. */
export function timeLeft(seconds: number): TimeLeft {
  const minutes = Math.ceil(Math.max(seconds, 0) / 60);
  return {
    days: Math.floor(minutes / MINUTES_IN_DAY),
    hours: Math.floor((minutes % MINUTES_IN_DAY) / 60),
    minutes: minutes % 60,
  };
}

type Measured = Pick<PrepaidInfo, 'secondsRemaining' | 'purchaseProductType'>;

export const isShort = ({ secondsRemaining, purchaseProductType }: Measured): boolean =>
  secondsRemaining < SHORT_SECONDS[purchaseProductType];

const PERIOD_DAYS = { months: 30, year: 365 } as const;

/** How much is left of what was paid, 0 to 1. */
export function shareLeft(
  prepaid: Measured & Pick<PrepaidInfo, 'totalHoursPaid' | 'subscriptionType'>,
): number {
  const whole =
    prepaid.purchaseProductType === 'subscription'
      ? PERIOD_DAYS[prepaid.subscriptionType ?? 'months'] * DAY_SECONDS
      : prepaid.totalHoursPaid * 3_600;
  return whole > 0 ? Math.min(1, Math.max(0, prepaid.secondsRemaining / whole)) : 0;
}

/** Where the sun stands on its way from the left to the right, of a drawing of 200 units. */
export function sunAt(share: number): readonly [x: number, y: number] {
  const angle = Math.PI * share;
  const tenths = (value: number) => Math.round(value * 10) / 10;
  return [tenths(100 - 82 * Math.cos(angle)), tenths(104 - 82 * Math.sin(angle))];
}
