import { type CategorySet, MOST_CATEGORY_SETS } from '@flink/contract/entities/make.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { canonical } from '@flink/contract/rules/make/activity-parts.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { Author } from '../make.scope.ts';
import { foreignScopes } from './categories.repo.ts';

/** What somebody wants, and at its old place among it what is not theirs to move or to take away. */
export function withKept<One>(
  wanted: readonly One[],
  before: readonly One[],
  stays: (one: One) => boolean,
): One[] {
  const all = wanted.filter((one) => !stays(one));
  for (const [place, one] of before.entries()) if (stays(one)) all.splice(place, 0, one);
  return all;
}

/** How something is sorted after somebody has sorted it anew: what it is in scopes of others stays as it is. */
export async function sortedBy(
  tx: DbOrTx,
  author: Author,
  wanted: readonly CategorySet[],
  before: readonly CategorySet[],
): Promise<readonly CategorySet[]> {
  const refused = (code: 'categories.notYours' | 'request.tooLong') =>
    new AppError(code, { fields: { educationalCategories: code } });
  const scopes = [...wanted, ...before].map(({ scopeId }) => scopeId);
  const foreign = new Set(await foreignScopes(tx, author, scopes));
  const isForeign = ({ scopeId }: CategorySet) => foreign.has(scopeId);
  const kept = new Set(before.filter(isForeign).map((set) => canonical(set)));
  if (wanted.some((set) => isForeign(set) && !kept.has(canonical(set)))) throw refused('categories.notYours');
  const all = withKept(wanted, before, isForeign);
  if (all.length > MOST_CATEGORY_SETS) throw refused('request.tooLong');
  return all;
}
