/** What is no text of a problem: ids, files and how it looks. */
const SILENT = /^(?:id|_id|image|audio|video|.*Audio|.*Image|font\w*|mask|.*Mask|dim|raw|kind|type)$/;

/** Markup is for the eye; only what it says is shown. */
const withoutMarks = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The first words that stand in a problem, whatever its template calls them; '' where it has only pictures or sounds. */
export function firstWords(value: unknown): string {
  if (typeof value === 'string') return withoutMarks(value);
  if (typeof value !== 'object' || value === null) return '';
  const parts = Array.isArray(value)
    ? value
    : Object.entries(value).flatMap(([name, part]) => (SILENT.test(name) ? [] : [part]));
  for (const part of parts) {
    const words = firstWords(part);
    if (words !== '') return words;
  }
  return '';
}

/** The problems of an activity's data; none where its template has none. */
export function problemsOf(data: Readonly<Record<string, unknown>>): readonly unknown[] {
  const { gameData } = data;
  const problems =
    typeof gameData === 'object' && gameData !== null && 'problems' in gameData ? gameData.problems : null;
  return Array.isArray(problems) ? problems : [];
}

/** Which problem an issue is about, from 0; null where it is about the whole. */
export function problemAt(path: readonly (string | number)[]): number | null {
  const [game, problems, index] = path;
  return game === 'gameData' && problems === 'problems' && typeof index === 'number' ? index : null;
}
