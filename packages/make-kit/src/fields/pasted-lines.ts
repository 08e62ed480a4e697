/**
 * Lines of a text that was copied somewhere, without blanks around them and without bullets or numbers of a list. Cells of
 * a table stand a space apart.
 */
export const linesOf = (pasted: string): readonly string[] =>
  pasted
    .split(/\r\n|\r|\n/)
    .map((line) => line.replace(/^\s*(?:[•·▪‣–*-]\s+|\d{1,3}[.)]\s+)/, '').trim())
    .map((line) => line.replace(/ *\t[\t ]*/g, ' '))
    .filter((line) => line !== '');

/**
 * A list of pieces after lines were pasted into one of them: the first line goes into it if it is empty, the others
 * stand behind it. What has no room in the list is left out; the same list comes back where none has.
 */
export function withLines(
  list: readonly unknown[],
  at: number,
  lines: readonly string[],
  most: number,
  blank: object,
): readonly unknown[] {
  const here = (list[at] ?? {}) as { readonly text?: unknown; readonly image?: unknown };
  const isEmpty = (here.text ?? '') === '' && here.image === undefined;
  const behind = (isEmpty ? lines.slice(1) : lines).slice(0, Math.max(0, most - list.length));
  const first = isEmpty && lines[0] !== undefined ? { ...here, text: lines[0] } : list[at];
  if (behind.length === 0) return list;
  return list.toSpliced(at, 1, first, ...behind.map((text) => ({ ...blank, text })));
}

/** Those of the lines that have found no place in a list of words or pieces. */
export const leftLines = (lines: readonly string[], list: readonly unknown[]): readonly string[] => {
  const said = list.map((one) =>
    typeof one === 'string' ? one : String((one as { readonly text?: unknown } | null)?.text ?? ''),
  );
  return lines.filter((line) => !said.some((words) => words.includes(line)));
};

/** What is selected in a field; the caret where both are one. */
export interface Selected {
  readonly start: number;
  readonly end: number;
}

/**
 * A list of words after lines were pasted into one of them. In a word they part it where the caret stands; at either end
 * they are words of their own, before or behind it. Only what is selected goes, and no line that has no room.
 */
export function withWordLines(
  list: readonly unknown[],
  at: number,
  selected: Selected,
  lines: readonly string[],
  most: number,
): readonly unknown[] {
  const word = typeof list[at] === 'string' ? list[at] : '';
  const [before, behind] = [word.slice(0, selected.start), word.slice(selected.end)];
  const isWithin = before.trim() !== '' && behind.trim() !== '';
  for (let count = lines.length; count > 0; count -= 1) {
    const taken = lines.slice(0, count);
    const words = isWithin
      ? [before + taken[0], ...taken.slice(1, -1), ...(count > 1 ? [taken.at(-1) + behind] : [behind])]
      : [before, ...taken, behind].filter((part) => part.trim() !== '');
    if (list.length - 1 + words.length <= most) return list.toSpliced(at, 1, ...words);
  }
  return list;
}
