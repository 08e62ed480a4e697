/** Two letters at most, by the person's eye: "Adhiambo, Grace" is GA, "Demo teacher" is DT. */
export function initialsOf(name: string): string {
  const [family = '', given] = name.split(',', 2).map((part) => part.trim());
  const parts = given ? [given, family] : family.split(/\s+/);
  const first = firstLetter(parts[0]);
  const last = parts.length > 1 ? firstLetter(parts.at(-1)) : '';
  return (first + last).toLocaleUpperCase();
}

function firstLetter(word: string | undefined): string {
  if (!word) return '';
  const [first] = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(word);
  return first?.segment ?? '';
}

/** The same name always gets the same tint, in any list and any session. */
export function tintOf(name: string, tints: number): number {
  let hash = 0x811c9dc5;
  for (const char of name) hash = Math.imul(hash ^ (char.codePointAt(0) ?? 0), 0x01000193);
  return (hash >>> 0) % tints;
}
