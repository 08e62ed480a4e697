/** Stored data may be of any age and hand: a text where one is expected, else none. */
export function textIn(data: unknown, key: string): string | null {
  const value = valueIn(data, key);
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

export function valueIn(data: unknown, key: string): unknown {
  if (typeof data !== 'object' || data === null || !Object.hasOwn(data, key)) return undefined;
  return (data as Readonly<Record<string, unknown>>)[key];
}
