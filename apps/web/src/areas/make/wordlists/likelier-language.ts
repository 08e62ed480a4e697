/** Fewer words than this say nothing about a language. */
const LEAST_WORDS = 3;

interface FoundIn {
  readonly code: string;
  /** How many of the words that are missing it has. */
  readonly found: number;
}

/** Half of what is written is not in the language of the list. */
export const looksForeign = (missing: number, written: number): boolean =>
  missing >= LEAST_WORDS && missing * 2 >= written;

/** The language that has more of the words than that of the list, and most of those that are missing. */
export function likelierLanguage(
  found: readonly FoundIn[],
  missing: number,
  written: number,
): FoundIn | undefined {
  if (!looksForeign(missing, written)) return undefined;
  const [best] = found.toSorted((one, other) => other.found - one.found);
  return best && best.found >= LEAST_WORDS && best.found * 2 > missing && best.found > written - missing
    ? best
    : undefined;
}
