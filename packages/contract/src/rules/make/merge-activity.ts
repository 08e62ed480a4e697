import {
  type ActivityData,
  canonical,
  dataOf,
  fingerprint,
  type Outline,
  PROBLEM,
  partsOf,
  problemsOf,
} from './activity-parts.ts';

/** Changed by both, each in another way; null: taken out. */
export interface Clash {
  readonly part: string;
  readonly mine: unknown;
  readonly theirs: unknown;
}

export type Merged =
  | { readonly ok: true; readonly data: ActivityData }
  | { readonly ok: false; readonly clashes: readonly Clash[] };

/**
 * Two people began from the same version: what only one of them changed stays changed, what both changed in different
 * ways is for them to settle. Without the beginning all that differs is.
 */
export function mergeActivity(base: Outline | null, mine: ActivityData, theirs: ActivityData): Merged {
  const [ours, others] = [partsOf(mine), partsOf(theirs)];
  const parts = new Map<string, unknown>();
  const clashes: Clash[] = [];
  for (const name of new Set([...others.keys(), ...ours.keys()])) {
    const [own, other] = [marked(ours, name), marked(others, name)];
    const before = base?.parts[name];
    const taken = own === other || (base && own === before) ? others : base && other === before ? ours : null;
    if (taken === null)
      clashes.push({ part: name, mine: ours.get(name) ?? null, theirs: others.get(name) ?? null });
    else if (taken.has(name)) parts.set(name, taken.get(name));
  }
  if (clashes.length > 0) return { ok: false, clashes };
  return { ok: true, data: dataOf(parts, orderOf(base?.order ?? [], mine, theirs, parts)) };
}

/**
 * A step of somebody's work, brought to what is kept now: what they had not touched when it was sent is as it is kept,
 * what they wrote before or since stays theirs.
 */
export function carriedOver(step: ActivityData, sent: ActivityData, kept: ActivityData): ActivityData {
  if (step === sent) return kept;
  const [own, before, after] = [partsOf(step), partsOf(sent), partsOf(kept)];
  const parts = new Map<string, unknown>();
  for (const name of new Set([...after.keys(), ...own.keys()])) {
    const taken = isSame(own.get(name), before.get(name)) ? after : own;
    if (taken.has(name)) parts.set(name, taken.get(name));
  }
  return dataOf(parts, orderOf(idsOf(sent) ?? [], step, kept, parts));
}

/** Steps share what did not change, so that most of it is one and the same. */
const isSame = (one: unknown, other: unknown): boolean =>
  one === other || canonical(one) === canonical(other);

const marked = (parts: ReadonlyMap<string, unknown>, name: string) =>
  parts.has(name) ? fingerprint(parts.get(name)) : undefined;

const idsOf = (data: ActivityData) => problemsOf(data)?.map(({ id }) => id) ?? null;

/** Moving loses nothing, so it is not asked about: who moved last has it their way. What one has added keeps its neighbour. */
function orderOf(
  before: readonly string[],
  mine: ActivityData,
  theirs: ActivityData,
  parts: ReadonlyMap<string, unknown>,
): readonly string[] | null {
  const [own, other] = [idsOf(mine), idsOf(theirs)];
  if (own === null || other === null) return own ?? other;
  const shared = (ids: readonly string[], among: readonly string[]) => ids.filter((id) => among.includes(id));
  const iMoved = shared(own, before).join() !== shared(before, own).join();
  const [leading, following] = iMoved ? [own, other] : [other, own];
  const order = [...leading];
  for (const [at, id] of following.entries()) {
    if (order.includes(id)) continue;
    const neighbour = following.slice(0, at).findLast((one) => order.includes(one));
    order.splice(neighbour === undefined ? 0 : order.indexOf(neighbour) + 1, 0, id);
  }
  return order.filter((id) => parts.has(`${PROBLEM}${id}`));
}
