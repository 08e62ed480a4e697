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
