import { daysBetween } from '@flink/contract/rules/teacher-home/needs.ts';

export type WhichWeek = 'this' | 'last' | 'earlier';

export function whichWeek(week: string, today: string): WhichWeek {
  const days = daysBetween(week, today);
  if (days < 7) return 'this';
  return days < 14 ? 'last' : 'earlier';
}
