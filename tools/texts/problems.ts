import type { UsedKeys } from './used-keys.ts';

/** Languages whose interface is complete (design: en, es and sw). */
const COMPLETE = ['en', 'es', 'sw'] as const;

type Rows = ReadonlyMap<string, Readonly<Record<string, string>>>;

const PLURAL = /\.(zero|one|two|few|many|other)$/;

/** What is wrong with the interface texts: used but not written, written but not used, not in every language. */
export function problemsOf(rows: Rows, used: UsedKeys): string[] {
  const written = new Set([...rows.keys()].map((key) => key.replace(PLURAL, '')));
  const missing = [...used.keys].filter((key) => !rows.has(key) && !written.has(key));
  const unused = [...rows.keys()].filter((key) => !isUsed(key, used));
  const incomplete = [...rows].flatMap(([key, row]) =>
    COMPLETE.filter((locale) => !row[locale]).map((locale) => `${key} has no ${locale} text.`),
  );
  const unequal = [...rows]
    .filter(([, row]) => !sameHoles(row))
    .map(([key]) => `${key} has other {parameters} in another language.`);
  return [
    ...missing.map((key) => `${key} is used but stands in no file of texts.`),
    ...unused.map((key) => `${key} stands in a file of texts but nothing uses it.`),
    ...incomplete,
    ...unequal,
  ];
}

function isUsed(key: string, used: UsedKeys): boolean {
  // Errors and notices are used by the server under their code, names of templates with their rows.
  if (key.startsWith('error.') || key.startsWith('notice.') || key.startsWith('templateName.')) return true;
  const plain = key.replace(PLURAL, '');
  // Whoever shows an issue asks for the text of any code; which codes there are, the checks of activities say.
  if (key.startsWith('issue.')) return used.keys.has(key);
  return used.keys.has(key) || used.keys.has(plain) || [...used.heads].some((head) => key.startsWith(head));
}

function sameHoles(row: Readonly<Record<string, string>>): boolean {
  const holes = Object.values(row).map((text) =>
    [...text.matchAll(/\{(\w+)\}/g)]
      .map(([, name]) => name)
      .sort()
      .join(),
  );
  return new Set(holes).size <= 1;
}
