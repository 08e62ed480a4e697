/** What an activity holds: version, options and gameData for its template, the rest for the shell. */
export type ActivityData = Readonly<Record<string, unknown>>;

/** What two people may each change without disturbing the other, by name: `problem.p3`, `options.fontSize`, `helpHtml`. */
export type Parts = ReadonlyMap<string, unknown>;

const isFields = (value: unknown): value is ActivityData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export interface Problem extends ActivityData {
  readonly id: string;
}

const isProblem = (value: unknown): value is Problem => isFields(value) && typeof value.id === 'string';

/** Problems without an id are part of the rest of the data: they cannot be told apart. */
export function problemsOf(data: ActivityData): readonly Problem[] | null {
  const gameData = data.gameData;
  const problems = isFields(gameData) ? gameData.problems : null;
  if (!Array.isArray(problems) || !problems.every(isProblem)) return null;
  return new Set(problems.map(({ id }) => id)).size === problems.length ? problems : null;
}

export const PROBLEM = 'problem.';

/** Groups whose fields are parts of their own; credits are those of files, by their names. */
const GROUPS = ['options', 'gameData', 'credits'] as const;

export function partsOf(data: ActivityData): Parts {
  const parts = new Map<string, unknown>();
  const problems = problemsOf(data);
  for (const [name, value] of Object.entries(data)) {
    if (!GROUPS.some((group) => group === name) || !isFields(value)) {
      parts.set(name, value);
      continue;
    }
    // An empty one is there all the same: a language version without options takes those of the activity.
    if (Object.keys(value).length === 0) parts.set(name, value);
    for (const [field, inner] of Object.entries(value))
      if (name !== 'gameData' || field !== 'problems' || problems === null)
        parts.set(`${name}.${field}`, inner);
  }
  for (const problem of problems ?? []) parts.set(`${PROBLEM}${problem.id}`, problem);
  return parts;
}

/** The other way round. */
export function dataOf(parts: Parts, order: readonly string[] | null): ActivityData {
  const data: Record<string, unknown> = {};
  for (const [name, value] of parts) {
    if (name.startsWith(PROBLEM)) continue;
    const group = GROUPS.find((one) => name.startsWith(`${one}.`));
    if (group === undefined) data[name] = value;
    else
      data[group] = { ...(data[group] as ActivityData | undefined), [name.slice(group.length + 1)]: value };
  }
  if (order !== null)
    data.gameData = {
      ...(data.gameData as ActivityData | undefined),
      problems: order.map((id) => parts.get(`${PROBLEM}${id}`)),
    };
  return data;
}

/** The same text for the same value, in whatever order its fields were written. */
export function canonical(value: unknown): string {
  return JSON.stringify(value, (_name, inner: unknown) =>
    isFields(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}

/** A short name for a value, to see whether it is another one; not meant to withstand anybody who wants a twin. */
export function fingerprint(value: unknown): string {
  const text = canonical(value) ?? '';
  let [one, other] = [0xdeadbeef, 0x41c6ce57];
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at);
    one = Math.imul(one ^ code, 2_654_435_761);
    other = Math.imul(other ^ code, 1_597_334_677);
  }
  one = Math.imul(one ^ (one >>> 16), 2_246_822_507) ^ Math.imul(other ^ (other >>> 13), 3_266_489_909);
  other = Math.imul(other ^ (other >>> 16), 2_246_822_507) ^ Math.imul(one ^ (one >>> 13), 3_266_489_909);
  return (4_294_967_296 * (2_097_151 & other) + (one >>> 0)).toString(36);
}

/** What is remembered of a version that is not kept: enough to see what somebody has changed since. */
export interface Outline {
  readonly parts: Readonly<Record<string, string>>;
  /** The problems in their order; null where they cannot be told apart. */
  readonly order: readonly string[] | null;
}

export const outlineOf = (data: ActivityData): Outline => ({
  parts: Object.fromEntries([...partsOf(data)].map(([name, value]) => [name, fingerprint(value)])),
  order: problemsOf(data)?.map(({ id }) => id) ?? null,
});
