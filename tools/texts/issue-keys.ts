/** An issue names its code (game-kit: Issue); of a type, a parameter or a shorthand nothing can be read. */
const CODE = /(?<!readonly )\bcode:\s*(?:'([\w.]+)'|(.*))/g;
/** Those of the generators are errors of the catalogue, which has a check of its own. */
const OF_THE_CATALOGUE = /^[`']?wordlists\./;

export interface IssueKeys {
  readonly keys: readonly string[];
  /** Codes that are put together: nobody could tell whether they have a text. */
  readonly unreadable: readonly string[];
}

/** The texts that the checks of activities need, one for each code: `issue.<code>`. */
export function issueKeys(sources: readonly (readonly [path: string, text: string])[]): IssueKeys {
  const keys: string[] = [];
  const unreadable: string[] = [];
  for (const [path, text] of sources) {
    for (const [, code, other = ''] of text.matchAll(CODE)) {
      if (OF_THE_CATALOGUE.test(code ?? other)) continue;
      if (code === undefined) unreadable.push(`${path}: write the code of an issue out: ${other.trim()}`);
      else keys.push(`issue.${code}`);
    }
  }
  return { keys, unreadable };
}
