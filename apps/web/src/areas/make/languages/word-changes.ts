export interface Stretch {
  readonly kind: 'same' | 'gone' | 'new';
  readonly text: string;
}

/** Longer texts are shown as a whole, before and after: comparing them word by word would help nobody. */
const MOST_WORDS = 400;

const wordsIn = (text: string): readonly string[] => text.match(/\s+|[^\s]+/gu) ?? [];

/** What became of a text, word by word; neighbours of one kind are one stretch. */
export function wordChanges(before: string, after: string): readonly Stretch[] {
  const stretches: Stretch[] = [];
  for (const { kind, text } of changesOf(wordsIn(before), wordsIn(after))) {
    const last = stretches.at(-1);
    if (last?.kind === kind) stretches[stretches.length - 1] = { kind, text: last.text + text };
    else stretches.push({ kind, text });
  }
  return stretches;
}

/** What became of a list, one by one. */
export function changesOf(old: readonly string[], now: readonly string[]): readonly Stretch[] {
  const all = (kind: Stretch['kind'], texts: readonly string[]) => texts.map((text) => ({ kind, text }));
  if (Math.max(old.length, now.length) > MOST_WORDS) return [...all('gone', old), ...all('new', now)];
  const lengths = commonLengths(old, now);
  const stretches: Stretch[] = [];
  let [one, other] = [0, 0];
  while (one < old.length || other < now.length) {
    const [was, is] = [old[one], now[other]];
    if (was !== undefined && was === is) {
      stretches.push({ kind: 'same', text: was });
      one += 1;
      other += 1;
    } else if (
      is === undefined ||
      (was !== undefined && at(lengths, one + 1, other) >= at(lengths, one, other + 1))
    ) {
      stretches.push({ kind: 'gone', text: was ?? '' });
      one += 1;
    } else {
      stretches.push({ kind: 'new', text: is });
      other += 1;
    }
  }
  return stretches;
}

const at = (lengths: readonly (readonly number[])[], one: number, other: number): number =>
  lengths[one]?.[other] ?? 0;

/** How many words both have in common from each pair of places on. */
function commonLengths(old: readonly string[], now: readonly string[]): readonly (readonly number[])[] {
  const lengths: number[][] = Array.from({ length: old.length + 1 }, () =>
    Array.from({ length: now.length + 1 }, () => 0),
  );
  for (let one = old.length - 1; one >= 0; one -= 1)
    for (let other = now.length - 1; other >= 0; other -= 1)
      (lengths[one] as number[])[other] =
        old[one] === now[other]
          ? at(lengths, one + 1, other + 1) + 1
          : Math.max(at(lengths, one + 1, other), at(lengths, one, other + 1));
  return lengths;
}
