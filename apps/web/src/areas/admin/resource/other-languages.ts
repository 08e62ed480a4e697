import type { Field } from '@flink/contract/resources/kit/field.ts';

type ByLocale = Readonly<Record<string, string>>;

/** The languages in which a field was changed; none of a field that has one value for all. */
export function otherLanguages(field: Field | undefined, value: unknown, kept: unknown): readonly string[] {
  if (field?.kind !== 'perLocale') return [];
  const [now, before] = [(value ?? {}) as ByLocale, (kept ?? {}) as ByLocale];
  const codes = new Set([...Object.keys(before), ...Object.keys(now)]);
  return [...codes].filter((code) => now[code] !== before[code]);
}
