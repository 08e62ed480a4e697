type Rows = Readonly<Record<string, { readonly en: string } & Readonly<Record<string, string>>>>;

const files = import.meta.glob<Rows>('../../../content/strings/*.json', { eager: true, import: 'default' });

/** Every interface text in one language, English where it has none. */
export function rowsFor(locale: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const rows of Object.values(files)) {
    for (const [key, row] of Object.entries(rows)) texts[key] = row[locale] ?? row.en;
  }
  return texts;
}
