import { ID_COLUMN, placeOf, VERSION_COLUMN } from './cells.ts';
import type { Resource } from './resource.ts';

/** A text by its key, in one language. */
type Text = (key: string) => string;

const OWN_COLUMNS: Readonly<Record<string, string>> = {
  [ID_COLUMN]: 'import.idColumn',
  [VERSION_COLUMN]: 'import.versionColumn',
};

type Labelled = Pick<Resource, 'name' | 'fields'>;

const fieldLabel = ({ name }: Labelled, field: string, t: Text) =>
  t(OWN_COLUMNS[field] ?? `resource.${name}.${field}`);

/** Two headers that differ by their letters' size or spaces alone are one. */
const plain = (header: string): string =>
  header.normalize('NFC').trim().replaceAll(/\s+/gu, ' ').toLowerCase();

const columnsIn = ({ fields }: Labelled): readonly string[] => [
  ID_COLUMN,
  VERSION_COLUMN,
  ...Object.keys(fields),
];

/** Fields that are called the same in this language. */
function sameLabels(resource: Labelled, t: Text): ReadonlySet<string> {
  const labels = columnsIn(resource).map((field) => plain(fieldLabel(resource, field, t)));
  return new Set(labels.filter((label, at) => labels.indexOf(label) !== at));
}

/** What stands above a column in a file: the field's label in a person's language, `Names (es)` of a text per language. */
export function columnLabel(resource: Labelled, column: string, t: Text): string {
  const place = placeOf(resource.fields, column);
  const label = fieldLabel(resource, place?.name ?? column, t);
  // The name of the field is the only one that leads back to it.
  if (sameLabels(resource, t).has(plain(label))) return column;
  return place?.locale ? `${label} (${place.locale})` : label;
}

/**
 * The columns that the headers of a file mean: names of fields, or their labels in any of the languages. A label that
 * means different fields in different languages is read in the language of most headers.
 */
export function columnsOfHeaders(
  resource: Labelled,
  headers: readonly string[],
  languages: readonly Text[],
): readonly string[] {
  const maps = languages.map((t) => {
    const same = sameLabels(resource, t);
    return new Map(
      columnsIn(resource).flatMap((field) => {
        const label = plain(fieldLabel(resource, field, t));
        return same.has(label) ? [] : [[label, field] as const];
      }),
    );
  });
  const readIn = (map: ReadonlyMap<string, string>, header: string): string | undefined => {
    const whole = map.get(plain(header));
    if (whole !== undefined) return whole;
    const [, label = '', locale = ''] = /^(.*) \(([A-Za-z-]+)\)$/u.exec(header.trim()) ?? [];
    const field = map.get(plain(label));
    return field === undefined ? undefined : `${field}.${locale}`;
  };
  const count = (map: ReadonlyMap<string, string>) =>
    headers.filter((header) => readIn(map, header) !== undefined).length;
  const ordered = maps.toSorted((one, other) => count(other) - count(one));
  return headers.map((header) => {
    if (header in OWN_COLUMNS || placeOf(resource.fields, header)) return header;
    for (const map of ordered) {
      const column = readIn(map, header);
      if (column !== undefined) return column;
    }
    return header;
  });
}
