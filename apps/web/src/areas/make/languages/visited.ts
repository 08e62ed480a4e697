const visited = new Map<string, Set<string>>();

/** Activities that were left with "Save and next" since the page was loaded: what is not whole yet is not offered again. */
export function visitedIn(language: string): Set<string> {
  const ids = visited.get(language) ?? new Set<string>();
  visited.set(language, ids);
  return ids;
}
