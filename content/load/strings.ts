import { readdirSync, readFileSync } from 'node:fs';

export type StringRow = Readonly<Record<string, string>>;

/** All interface texts: key → locale → text, from every file of content/strings. */
export function readStrings(): ReadonlyMap<string, StringRow> {
  const folder = new URL('../strings/', import.meta.url);
  const rows = new Map<string, StringRow>();
  for (const file of readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .sort()) {
    const group: Record<string, StringRow> = JSON.parse(readFileSync(new URL(file, folder), 'utf8'));
    for (const [key, row] of Object.entries(group)) {
      if (rows.has(key)) throw new Error(`The text ${key} stands in two files of content/strings.`);
      rows.set(key, row);
    }
  }
  return rows;
}
