const [MINUTE, HOUR, DAY] = [60, 3_600, 86_400];
const MOST_STEPS = 5;
const ROUND = [1, 5, 15, 30].map((minutes) => minutes * MINUTE);
const HOURS = [1, 2, 3, 6, 12].map((hours) => hours * HOUR);

/** Marks of an axis of seconds that people read at once: whole minutes, hours, days. */
export function timeTicks(most: number): readonly number[] {
  const step = [...ROUND, ...HOURS].find((one) => most <= one * MOST_STEPS) ?? daysFor(most);
  return Array.from({ length: Math.max(1, Math.ceil(most / step)) + 1 }, (_, place) => place * step);
}

function daysFor(most: number): number {
  for (let days = 1; ; days *= 10)
    for (const times of [1, 2, 5]) if (most <= days * times * DAY * MOST_STEPS) return days * times * DAY;
}
