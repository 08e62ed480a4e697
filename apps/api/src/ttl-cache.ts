/** More than there are languages, which most keys are; a key that is made up takes the place of the oldest. */
const MAX_ENTRIES = 500;

/** Keeps what `load` gave for a key for some seconds, and lets callers at the same moment share one load. */
export function ttlCache<Value>(
  milliseconds: number,
  load: (key: string) => Promise<Value>,
  now = Date.now,
  maxEntries = MAX_ENTRIES,
) {
  const entries = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: string): Promise<Value> => {
    const hit = entries.get(key);
    if (hit && hit.until > now()) return hit.value;
    const entry = { until: now() + milliseconds, value: load(key) };
    entries.delete(key);
    const [oldest] = entries.keys();
    if (entries.size >= maxEntries && oldest !== undefined) entries.delete(oldest);
    entries.set(key, entry);
    entry.value.catch(() => {
      if (entries.get(key) === entry) entries.delete(key);
    });
    return entry.value;
  };
}
