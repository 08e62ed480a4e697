import type { Product } from '@flink/contract/entities/menu.ts';
import type { SessionLearner } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';

/**
 * Spec 1 §6, default solution: by the kind of learner and the language. Where the product names none, or one that it
 * no longer has, the first one in that language, else the first.
 */
export function chosenSolution(
  product: Product,
  { type }: Pick<SessionLearner, 'type'>,
  locale: string,
): string {
  const { solutions, defaultSolutionsForAdmins, defaultSolutionsForMembers } = product;
  const named = (type === 'adult' ? defaultSolutionsForAdmins : defaultSolutionsForMembers)[locale];
  const chosen =
    solutions.find(({ _id }) => _id === named) ??
    solutions.find((solution) => solution.locale === locale) ??
    solutions[0];
  if (!chosen) throw new AppError('play.productWithoutSolutions');
  return chosen._id;
}
