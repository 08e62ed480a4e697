import { type ActivityData, dataOf, partsOf, problemsOf } from '@flink/contract/rules/make/activity-parts.ts';
import type { Clash } from '@flink/contract/rules/make/merge-activity.ts';

/** What the server tells when somebody else changed the same part. */
export interface Theirs {
  readonly version: number;
  readonly savedBy: string | null;
  readonly data: ActivityData;
  readonly clashes: readonly Clash[];
}

export const isTheirs = (value: unknown): value is Theirs =>
  typeof value === 'object' &&
  value !== null &&
  'clashes' in value &&
  Array.isArray(value.clashes) &&
  'data' in value;

/** Our document with their side of what both changed; what they took out goes, what we took out comes back. */
export function withTheirs(mine: ActivityData, { data, clashes }: Theirs): ActivityData {
  const parts = new Map(partsOf(mine));
  const others = partsOf(data);
  for (const { part } of clashes) {
    if (others.has(part)) parts.set(part, others.get(part));
    else parts.delete(part);
  }
  const own = problemsOf(mine)?.map(({ id }) => id) ?? null;
  const their = problemsOf(data)?.map(({ id }) => id) ?? [];
  const order =
    own && [...own, ...their.filter((id) => !own.includes(id))].filter((id) => parts.has(`problem.${id}`));
  return dataOf(parts, order);
}
