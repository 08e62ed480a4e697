interface Change {
  readonly field: string;
  readonly before: string | null;
  readonly after: string | null;
}

/** Written at every change, and no news. */
const NO_NEWS = new Set(['version', 'links', 'isProtected']);

const shown = (value: unknown): string | null => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'object' ? JSON.stringify(value, null, 2) : String(value);
};

const fieldsOf = (row: unknown): Readonly<Record<string, unknown>> =>
  Array.isArray(row)
    ? Object.fromEntries(row.map((one, at) => [`${at + 1}`, one]))
    : typeof row === 'object' && row !== null
      ? (row as Readonly<Record<string, unknown>>)
      : {};

/** The fields that differ, each as it was and as it became. */
export function changesBetween(before: unknown, after: unknown): readonly Change[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...Object.keys(was), ...Object.keys(is)])]
    .filter((field) => !NO_NEWS.has(field))
    .map((field) => ({ field, before: shown(was[field]), after: shown(is[field]) }))
    .filter((change) => change.before !== change.after);
}
