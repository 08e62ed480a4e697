export interface Run {
  readonly at: number;
  readonly words: string;
  readonly isFound: boolean;
}

/** A text in runs: what was looked for, and what stands between. Capitals make no difference. */
export function markedRuns(text: string, keyword: string): readonly Run[] {
  const wanted = keyword.trim().toLowerCase();
  const read = text.toLowerCase();
  // Some letters get longer when they are made small; then nothing is where it was.
  if (wanted === '' || read.length !== text.length) return [{ at: 0, words: text, isFound: false }];
  const runs: Run[] = [];
  let at = 0;
  for (let next = read.indexOf(wanted); next >= 0; next = read.indexOf(wanted, at)) {
    if (next > at) runs.push({ at, words: text.slice(at, next), isFound: false });
    runs.push({ at: next, words: text.slice(next, next + wanted.length), isFound: true });
    at = next + wanted.length;
  }
  return at < text.length ? [...runs, { at, words: text.slice(at), isFound: false }] : runs;
}
