/** Keeps what `load` gave for a key for some seconds, and lets callers at the same moment share one load. */
export function ttlCache<Value>(milliseconds: number, load: (key: string) => Promise<Value>, now = Date.now) {
  const kept = new Map<string, { readonly until: number; readonly value: Promise<Value> }>();
  return (key: string): Promise<Value> => {
    const hit = kept.get(key);
    if (hit && hit.until > now()) return hit.value;
    const value = load(key);
    kept.set(key, { until: now() + milliseconds, value });
    value.catch(() => kept.delete(key));
    return value;
  };
}
