const MOST_LETTERS = 80;

/** A text of the house may be a page long; its beginning names it. */
export function shortName(name: string): string {
  const letters = [...name];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('').trimEnd()}…` : name;
}
