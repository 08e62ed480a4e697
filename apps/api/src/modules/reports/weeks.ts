import { dayAfter } from '@flink/contract/rules/reports/days.ts';

/** Its seven days, from the one on which it begins. */
export function weekFrom(starts: string): readonly string[] {
  return Array.from({ length: 7 }, (_, index) => dayAfter(starts, index));
}

export const weekBefore = (starts: string): string => dayAfter(starts, -7);

export const minutesOf = (seconds: number): number => Math.round(seconds / 60);
