import type { ActivityData } from './activity-parts.ts';

/**
 * Every problem has an id of its own and keeps it: what learners reached and what others change at the same time hangs
 * on it. One without an id, or with that of a problem before it, gets a new one.
 */
export function withStableIds(data: ActivityData, newId: () => string): ActivityData {
  const gameData = data.gameData as { readonly problems?: unknown } | null | undefined;
  if (typeof gameData !== 'object' || gameData === null || !Array.isArray(gameData.problems)) return data;
  const taken = new Set<string>();
  let changed = false;
  const problems = gameData.problems.map((problem: unknown) => {
    if (typeof problem !== 'object' || problem === null || Array.isArray(problem)) return problem;
    const { id } = problem as { readonly id?: unknown };
    const known = typeof id === 'number' ? String(id) : id;
    if (typeof known === 'string' && known !== '' && !taken.has(known)) {
      taken.add(known);
      if (known === id) return problem;
      changed = true;
      return { ...problem, id: known };
    }
    const made = newId();
    taken.add(made);
    changed = true;
    return { ...problem, id: made };
  });
  return changed ? { ...data, gameData: { ...gameData, problems } } : data;
}
