interface WithId {
  readonly id: string;
}

/** The same problems for another activity: under ids of their own, with the names that their files have there. */
export function copiedProblems<Problem extends WithId>(
  problems: readonly Problem[],
  files: Readonly<Record<string, string>>,
  newId: () => string,
): readonly Problem[] {
  const named = (value: unknown): unknown => {
    if (typeof value === 'string') return Object.hasOwn(files, value) ? files[value] : value;
    if (Array.isArray(value)) return value.map(named);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, named(inner)]));
  };
  return problems.map((problem) => ({ ...(named(problem) as Problem), id: newId() }));
}
