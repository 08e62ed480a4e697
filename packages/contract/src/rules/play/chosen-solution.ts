import type { Product } from '../../entities/menu.ts';
import type { SessionLearner } from '../../entities/session.ts';
import { AppError } from '../../errors/app-error.ts';

interface Choosing extends Pick<SessionLearner, 'type'> {
  /** What the learner's settings name. */
  readonly wanted?: string | null;
}

/**
 * The solution that the learner has chosen; else spec 1 §6, default solution: by the kind of learner and the language.
 * Where the product names none, or one that it no longer has, the first one in that language, else the first.
 */
export function chosenSolution(product: Product, { type, wanted = null }: Choosing, locale: string): string {
  const { solutions, defaultSolutionsForAdmins, defaultSolutionsForMembers } = product;
  const named = (type === 'adult' ? defaultSolutionsForAdmins : defaultSolutionsForMembers)[locale];
  const chosen =
    solutions.find(({ _id }) => _id === wanted) ??
    solutions.find(({ _id }) => _id === named) ??
    solutions.find((solution) => solution.locale === locale) ??
    solutions[0];
  if (!chosen) throw new AppError('play.productWithoutSolutions');
  return chosen._id;
}
