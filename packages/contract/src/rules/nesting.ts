/** What an activity may hold at most. Deeper than any editor nests. */
export const DEEPEST_DATA = 40;
/** Four times what an author makes: every problem is looked at whenever one is saved. */
export const LONGEST_LIST = 2_000;

/**
 * Whether a value of JSON nests at most `depth` levels. What is kept as it came is asked this first: writers of JSON,
 * the database's too, fail on a text that nests some thousand levels. Not recursive for the same reason.
 */
export function nestsAtMost(depth: number, value: unknown): boolean {
  const open = [{ value, level: 0 }];
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    if (typeof place.value !== 'object' || place.value === null) continue;
    const level = place.level + 1;
    if (level > depth) return false;
    for (const inner of Object.values(place.value)) open.push({ value: inner, level });
  }
  return true;
}

/** Whether no list in a value is longer than this. */
export function listsAtMost(most: number, value: unknown): boolean {
  const open = [value];
  for (let held = open.pop(); held !== undefined; held = open.pop()) {
    if (typeof held !== 'object' || held === null) continue;
    if (Array.isArray(held) && held.length > most) return false;
    for (const inner of Object.values(held)) if (typeof inner === 'object') open.push(inner);
  }
  return true;
}
