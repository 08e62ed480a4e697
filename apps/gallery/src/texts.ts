type Rows = Readonly<Record<string, { readonly en: string } & Readonly<Record<string, string>>>>;

const files = import.meta.glob<Rows>(
  ['../../../content/strings/*.json', '../../../packages/templates/src/*/strings.json'],
  { eager: true, import: 'default' },
);

/** Arabic has no texts of its own: it shows the longest there is of each, so that one walk tries the tightest fit. */
const LONGEST = 'ar';

/** Every interface text in one language, English where it has none. */
export function rowsFor(locale: string): Record<string, string> {
  const texts: Record<string, string> = {};
  for (const rows of Object.values(files)) {
    for (const [key, row] of Object.entries(rows)) {
      texts[key] = locale === LONGEST ? longest(Object.values(row)) : (row[locale] ?? row.en);
    }
  }
  return texts;
}

const longest = (texts: readonly string[]): string =>
  texts.reduce((one, other) => (other.length > one.length ? other : one), '');
