import type * as z from 'zod/mini';
import type { Issue } from './issue.ts';

/** A part of the content as far as it can be read, and what of it cannot. */
export type ReadPart<T> =
  | { readonly ok: true; readonly value: T; readonly leftOut: readonly Issue[] }
  | { readonly ok: false; readonly issues: readonly Issue[] };

type Path = readonly PropertyKey[];

/** Reads a part; where it is not of the right shape, once more without what is wrong in it. */
function readWithout<T>(
  part: 'options' | 'gameData',
  schema: z.ZodMiniType<T>,
  stored: unknown,
  without: (stored: object, wrong: readonly Path[]) => unknown,
): ReadPart<T> {
  const whole = schema.safeParse(stored);
  if (whole.success) return { ok: true, value: whole.data, leftOut: [] };
  const wrong = whole.error.issues.map(({ path }) => path);
  const issues = wrong.map((path) => ({
    code: 'content.shape',
    path: [part, ...path.map((key) => (typeof key === 'number' ? key : String(key)))],
  }));
  if (typeof stored !== 'object' || stored === null) return { ok: false, issues };
  const rest = schema.safeParse(without(stored, wrong));
  return rest.success ? { ok: true, value: rest.data, leftOut: issues } : { ok: false, issues };
}

/** An option that says nothing is as good as none: its default holds. */
export function readOptions<T>(schema: z.ZodMiniType<T>, stored: unknown): ReadPart<T> {
  return readWithout('options', schema, stored, (options, wrong) => {
    const keys = new Set(wrong.map(([key]) => key));
    return Object.fromEntries(Object.entries(options).filter(([key]) => !keys.has(key)));
  });
}

/** Spec 2 §5: one valid problem is enough; those of the wrong shape are left out as long as one is left. */
export function readGameData<T>(schema: z.ZodMiniType<T>, stored: unknown): ReadPart<T> {
  return readWithout('gameData', schema, stored, (gameData, wrong) => {
    if (!('problems' in gameData) || !Array.isArray(gameData.problems)) return gameData;
    const places = new Set(wrong.flatMap(([list, place]) => (list === 'problems' ? [place] : [])));
    const problems = gameData.problems.filter((_problem, place) => !places.has(place));
    return problems.length === 0 ? gameData : { ...gameData, problems };
  });
}

/** An issue of what was read, by its place in what is stored. */
export function inStored(issue: Issue, leftOut: readonly Issue[]): Issue {
  const [part, list, place, ...rest] = issue.path;
  if (part !== 'gameData' || list !== 'problems' || typeof place !== 'number') return issue;
  const gone = leftOut.flatMap(({ path: [, at, index] }) =>
    at === 'problems' && typeof index === 'number' ? [index] : [],
  );
  const stored = [...new Set(gone)]
    .sort((one, other) => one - other)
    .reduce((shifted, index) => (index <= shifted ? shifted + 1 : shifted), place);
  return { ...issue, path: [part, list, stored, ...rest] };
}
