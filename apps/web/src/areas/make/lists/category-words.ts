import type { MadeActivity } from '@flink/contract/entities/make.ts';
import { placedCategories } from '@flink/contract/rules/categories/categories.ts';
import type { MakeScope } from './make-data.ts';

type CategorySet = MadeActivity['educationalCategories'][number];

/** From the scope down, each by its name; null where the scope is not one's own to see. */
export function categoryWords(scopes: readonly MakeScope[], set: CategorySet): readonly string[] | null {
  const scope = scopes.find(({ _id }) => _id === set.scopeId);
  if (!scope) return null;
  const titles = new Map(
    placedCategories(scope.categories).map(({ category }) => [category.id, category.title]),
  );
  const below = [set.firstCategory, set.secondCategory, set.thirdCategory].flatMap((id) =>
    id === null ? [] : (titles.get(id) ?? []),
  );
  return [scope.name, ...[set.grade, set.level].filter((one) => one !== null), ...below];
}

/** The innermost category of an activity by its name, in a scope if one is asked for; '' where it stands in none. */
export function topicWords(
  scopes: readonly MakeScope[],
  sets: readonly CategorySet[],
  scopeId: string | undefined,
): string {
  const set = sets.find((one) => scopeId === undefined || one.scopeId === scopeId);
  const scope = scopes.find(({ _id }) => _id === set?.scopeId);
  const id = set?.thirdCategory ?? set?.secondCategory ?? set?.firstCategory;
  if (!scope || !id) return '';
  return placedCategories(scope.categories).find(({ category }) => category.id === id)?.category.title ?? '';
}
