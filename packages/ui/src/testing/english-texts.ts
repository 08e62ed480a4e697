type Rows = Readonly<Record<string, { readonly en: string }>>;

const files = import.meta.glob<Rows>(
  ['../../../../content/strings/*.json', '../../../templates/src/*/strings.json'],
  { eager: true, import: 'default' },
);

/** Every interface text in English, as the server sends it. */
export const englishTexts: Readonly<Record<string, string>> = Object.fromEntries(
  Object.values(files).flatMap((rows) => Object.entries(rows).map(([key, row]) => [key, row.en])),
);
