import { readContent } from '../../packages/game-kit/src/model/content/content.ts';
import { models } from '../../packages/templates/src/models.gen.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Where something stands, whichever it is of its list: `gameData.problems.*.question.image`. */
export function placesIn(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, `${at}.${isList ? '*' : key}`));
}

/** As many of them as it takes to meet everything that any of them holds. */
export function covering<One>(
  all: readonly One[],
  placesOf: (one: One) => readonly string[],
): readonly One[] {
  const met = new Set<string>();
  return [...all]
    .map((one) => ({ one, places: [...new Set(placesOf(one))] }))
    .sort((one, other) => other.places.length - one.places.length)
    .flatMap(({ one, places }) => {
      const isNew = places.some((place) => !met.has(place));
      for (const place of places) met.add(place);
      return isNew ? [one] : [];
    });
}

/** What a game makes of it; ids are the editor's own, and of set words only the words are compared. */
export function readAs(alias: string, content: unknown): unknown {
  const template = models.get(alias);
  if (!template) throw new Error(`There is no ${alias}`);
  const { options, gameData } = content as Thing;
  const read = readContent(template, { version: template.version, options, gameData });
  if (!read.ok) throw new Error(JSON.stringify(read.issues));
  const ids = ((read.content.gameData as Thing)['problems'] ?? []) as readonly Thing[];
  return alike(read.content, new Map(ids.map(({ id }, index) => [id, index])));
}

function alike(value: unknown, ids: ReadonlyMap<unknown, number>): unknown {
  if (Array.isArray(value)) return value.map((one) => alike(one, ids));
  if (typeof value !== 'object' || value === null)
    return ids.has(value) ? `problem ${ids.get(value)}` : value;
  const { html, ...rest } = value as Thing;
  const worded = typeof html === 'string' ? { ...rest, text: wordsOf(html) } : rest;
  return Object.fromEntries(Object.entries(worded).map(([key, inner]) => [key, alike(inner, ids)]));
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
