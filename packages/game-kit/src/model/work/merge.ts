/**
 * Two lists that were one: what they share at the beginning and at the end stands there once, between them what is
 * theirs, then what is mine. Nothing of either is lost.
 */
export function mergeLists<T>(
  mine: readonly T[],
  theirs: readonly T[],
  same: (one: T, other: T) => boolean,
): readonly T[] {
  const shortest = Math.min(mine.length, theirs.length);
  const isShared = (one: T | undefined, other: T | undefined) =>
    one !== undefined && other !== undefined && same(one, other);
  let start = 0;
  while (start < shortest && isShared(mine[start], theirs[start])) start += 1;
  let end = 0;
  while (end < shortest - start && isShared(mine.at(-1 - end), theirs.at(-1 - end))) end += 1;
  return [
    ...theirs.slice(0, theirs.length - end),
    ...mine.slice(start, mine.length - end),
    ...mine.slice(mine.length - end),
  ];
}

const paragraphsOf = (html: string): readonly string[] =>
  html.match(/<p\b[^>]*>[\s\S]*?<\/p>/g) ?? (html === '' ? [] : [`<p>${html}</p>`]);

const innerOf = (paragraph: string): string => paragraph.replaceAll(/^<p\b[^>]*>|<\/p>$/g, '');

/** One went on where the other stopped. */
const goesOn = (long: string, short: string): boolean => innerOf(long).startsWith(innerOf(short));

/** Two versions of a rich text, paragraph by paragraph. */
export function mergeTexts(mine: string, theirs: string): string {
  const merged = mergeLists(paragraphsOf(mine), paragraphsOf(theirs), (one, other) => one === other);
  return merged
    .filter(
      (paragraph, place) =>
        !merged.some(
          (other, at) =>
            at !== place && Math.abs(at - place) === 1 && other !== paragraph && goesOn(other, paragraph),
        ),
    )
    .join('');
}
