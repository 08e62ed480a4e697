/** Where something stands in a document: `['gameData', 'problems', 0, 'question']`. */
export type Place = readonly (string | number)[];

const isBranch = (value: unknown): value is Record<string | number, unknown> =>
  typeof value === 'object' && value !== null;

/** What stands there; undefined where the way does not lead that far. Only what the document itself has. */
export function valueAt(document: unknown, place: Place): unknown {
  return place.reduce<unknown>(
    (value, key) => (isBranch(value) && Object.hasOwn(value, key) ? value[key] : undefined),
    document,
  );
}

/** The document with something else there; what was not touched stays the same object. Undefined takes it out. */
export function withValueAt<Document>(document: Document, place: Place, value: unknown): Document;
export function withValueAt(document: unknown, place: Place, value: unknown): unknown {
  const [key, ...rest] = place;
  if (key === undefined) return value;
  const inner = isBranch(document) && Object.hasOwn(document, key) ? document[key] : undefined;
  const next = withValueAt(inner, rest, value);
  if (next === inner && next !== undefined) return document;
  if (typeof key === 'number') {
    const list = Array.isArray(document) ? [...document] : [];
    list[key] = next;
    return list;
  }
  const { [key]: _old, ...others } = isBranch(document) ? document : {};
  if (next === undefined) return others;
  // In its old place among its neighbours, so that a document that was set back is the same to the letter.
  return isBranch(document) && Object.hasOwn(document, key)
    ? Object.fromEntries(Object.entries(document).map(([name, old]) => [name, name === key ? next : old]))
    : { ...others, [key]: next };
}

export const samePlace = (one: Place, other: Place): boolean =>
  one.length === other.length && one.every((key, index) => key === other[index]);

export const isWithin = (place: Place, outer: Place): boolean =>
  place.length >= outer.length && outer.every((key, index) => key === place[index]);

/** One word for a place, for addresses and attributes. */
export const placeName = (place: Place): string => place.join('.');

/** The other way round. */
export const placeNamed = (name: string): Place =>
  name.split('.').map((key) => (/^\d+$/.test(key) ? Number(key) : key));
