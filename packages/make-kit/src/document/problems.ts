/** The problems of an activity as a list: none of these moves changes the id of one that stays. */
type WithId = { readonly id: string };

export const added = <Problem>(
  problems: readonly Problem[],
  at: number,
  problem: Problem,
): readonly Problem[] => problems.toSpliced(Math.min(Math.max(at, 0), problems.length), 0, problem);

export const removed = <Problem>(problems: readonly Problem[], at: number): readonly Problem[] =>
  problems.toSpliced(at, 1);

/** A copy stands behind its original, under an id of its own: progress is kept by ids. */
export function duplicated<Problem extends WithId>(
  problems: readonly Problem[],
  at: number,
  id: string,
): readonly Problem[] {
  const original = problems[at];
  return original === undefined ? problems : added(problems, at + 1, { ...original, id });
}

export function moved<Problem>(problems: readonly Problem[], from: number, to: number): readonly Problem[] {
  const problem = problems[from];
  const last = problems.length - 1;
  if (problem === undefined || to < 0 || to > last || from === to) return problems;
  return problems.toSpliced(from, 1).toSpliced(to, 0, problem);
}

/** Spec 3 §5.4, text-order prompt: a number from 1 to max + 1; the last means behind all others. Null: refused. */
export function placeAsked(answer: string, length: number): number | null {
  const number = /^\d+$/.test(answer.trim()) ? Number(answer.trim()) : Number.NaN;
  if (!(number >= 1 && number <= length + 1)) return null;
  return Math.min(number, length) - 1;
}
