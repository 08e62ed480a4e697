import type { Place } from './place.ts';

const isBranch = (value: unknown): value is Readonly<Record<string | number, unknown>> =>
  typeof value === 'object' && value !== null;

const inner = (value: unknown, key: string | number): unknown =>
  isBranch(value) && Object.hasOwn(value, key) ? value[key] : undefined;

const idOf = (value: unknown): unknown => inner(value, 'id');

/** Where an item of a list is now; null where it was taken out. What a step does not touch stays the same object. */
function followedIndex(was: readonly unknown[], is: readonly unknown[], index: number): number | null {
  // A place for one more.
  if (index >= was.length) return index;
  const item = was[index];
  if (is[index] === item) return index;
  const same = is.indexOf(item);
  if (same >= 0) return same;
  const id = idOf(item);
  if (id !== undefined) {
    const found = is.findIndex((one) => idOf(one) === id);
    return found < 0 ? null : found;
  }
  // Written in where it stands, unless one of the others has come to stand there.
  return index < is.length && !was.includes(is[index]) ? index : null;
}

/** Where a place is after a step: what stands before it may have been moved, added or taken out. Null: it is gone. */
export function followedPlace(before: unknown, after: unknown, place: Place): Place | null {
  const next: (string | number)[] = [];
  let was = before;
  let is = after;
  for (const key of place) {
    const isListed = typeof key === 'number' && Array.isArray(was) && Array.isArray(is);
    const now = isListed ? followedIndex(was as unknown[], is as unknown[], key) : key;
    if (now === null) return null;
    next.push(now);
    was = inner(was, key);
    is = inner(is, now);
  }
  return next;
}
