import { tokensIn } from '@flink/game-kit/model/text/tokens.ts';

export interface Run {
  readonly text: string;
  readonly marked: boolean;
}

/** A word of the text as an author sees it: pressed or not; what stands between words cannot be. */
export interface MarkToken {
  readonly text: string;
  readonly isWord: boolean;
  readonly marked: boolean;
  readonly from: number;
}

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

/** Which signs of the text are marked. */
function marksOfRuns(runs: readonly Run[]): boolean[] {
  return runs.flatMap(({ text, marked }) => Array.from({ length: text.length }, () => marked));
}

/** Stretches of one kind; each marked word is a run of its own, so that two neighbours stay two gaps. */
function runsOf(text: string, marks: readonly boolean[], starts: ReadonlySet<number>): readonly Run[] {
  const runs: Run[] = [];
  let from = 0;
  for (let at = 1; at <= text.length; at += 1) {
    if (at < text.length && marks[at] === marks[at - 1] && !(marks[at] && starts.has(at))) continue;
    runs.push({ text: text.slice(from, at), marked: marks[from] ?? false });
    from = at;
  }
  return runs;
}

const startsOf = (runs: readonly Run[]): Set<number> => {
  let at = 0;
  return new Set(
    runs.map(({ text }) => {
      const start = at;
      at += text.length;
      return start;
    }),
  );
};

export function tokensOfRuns(runs: readonly Run[], locale: string): readonly MarkToken[] {
  const text = textOfRuns(runs);
  const marks = marksOfRuns(runs);
  let from = 0;
  return tokensIn(text, locale).map((token) => {
    const start = from;
    from += token.text.length;
    return { text: token.text, isWord: token.kind === 'word', marked: marks[start] ?? false, from: start };
  });
}

/** A word pressed: marked, or no longer. */
export function toggled(runs: readonly Run[], from: number, length: number): readonly Run[] {
  const text = textOfRuns(runs);
  const marks = marksOfRuns(runs);
  const mark = !marks[from];
  const starts = startsOf(runs);
  starts.add(from);
  for (let at = from; at < from + length; at += 1) marks[at] = mark;
  return runsOf(text, marks, starts);
}

/** The text written anew: words before and behind the change stay marked. */
export function rewritten(runs: readonly Run[], next: string): readonly Run[] {
  const text = textOfRuns(runs);
  const marks = marksOfRuns(runs);
  const shortest = Math.min(text.length, next.length);
  let head = 0;
  while (head < shortest && text[head] === next[head]) head += 1;
  let tail = 0;
  while (tail < shortest - head && text.at(-1 - tail) === next.at(-1 - tail)) tail += 1;
  // A letter written inside a marked word belongs to it.
  const inside = head > 0 && marks[head - 1] === true && marks[text.length - tail] === true;
  const middle = Array.from({ length: next.length - head - tail }, () => inside);
  const starts = new Set(
    [...startsOf(runs)].flatMap((start) => {
      if (start <= head) return [start];
      return start >= text.length - tail ? [start + next.length - text.length] : [];
    }),
  );
  return runsOf(next, [...marks.slice(0, head), ...middle, ...marks.slice(text.length - tail)], starts);
}

/** What was selected becomes one gap, or none of it is one any more; blanks around it are not taken. */
export function markedBetween(runs: readonly Run[], start: number, end: number): readonly Run[] {
  const text = textOfRuns(runs);
  const chosen = text.slice(start, end);
  const from = start + chosen.length - chosen.trimStart().length;
  const length = chosen.trim().length;
  if (length === 0) return runs;
  const marks = marksOfRuns(runs);
  const mark = !marks.slice(from, from + length).every(Boolean);
  const starts = new Set([...startsOf(runs)].filter((at) => at <= from || at >= from + length));
  starts.add(from);
  starts.add(from + length);
  for (let at = from; at < from + length; at += 1) marks[at] = mark;
  return runsOf(text, marks, starts);
}
