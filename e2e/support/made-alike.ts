import { readContent } from '../../packages/game-kit/src/model/content/content.ts';
import { playThrough } from '../../packages/game-kit/src/model/loop/play-through.ts';
import { models } from '../../packages/templates/src/models.gen.ts';

type Thing = Readonly<Record<string, unknown>>;

/** Where something stands, whichever it is of its list: `gameData.problems.*.question.image`. */
export function placesIn(value: unknown, at = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [at];
  const isList = Array.isArray(value);
  return Object.entries(value).flatMap(([key, inner]) => placesIn(inner, `${at}.${isList ? '*' : key}`));
}

/** A document as its game reads it. */
function read(alias: string, document: unknown) {
  const template = models.get(alias);
  if (!template) throw new Error(`There is no ${alias}`);
  const { options, gameData } = document as Thing;
  const reading = readContent(template, { version: template.version, options, gameData });
  if (!reading.ok) throw new Error(JSON.stringify(reading.issues));
  return { template, content: reading.content };
}

/** How it ends when its own robot plays it; `games.spec.ts` does the same by hand with what it is made after. */
export function playedAsMade(alias: string, document: unknown): string {
  const { template, content } = read(alias, document);
  return playThrough(template, content, 1, { aim: 'right' }).ending;
}

/** What a game makes of it; ids are the editor's own, and of set words only the words are compared. */
export function readAs(alias: string, document: unknown): unknown {
  const { content } = read(alias, document);
  const problems = ((content.gameData as Thing).problems ?? []) as readonly Thing[];
  return alike(content, new Map(problems.map(({ id }, index) => [id, index])));
}

function alike(value: unknown, ids: ReadonlyMap<unknown, number>): unknown {
  if (Array.isArray(value)) return value.map((one) => alike(one, ids));
  if (typeof value !== 'object' || value === null) return value;
  const { html, id, textFrom, ...rest } = value as Thing;
  return {
    ...Object.fromEntries(Object.entries(rest).map(([key, inner]) => [key, alike(inner, ids)])),
    ...(typeof html === 'string' ? { text: wordsOf(html) } : {}),
    ...(id === undefined ? {} : { id: ids.get(id) }),
    ...(textFrom === undefined ? {} : { textFrom: ids.get(textFrom) ?? textFrom }),
  };
}

const wordsOf = (html: string) =>
  html
    .replaceAll(/<\/(?:p|li)>/g, '\n')
    .replaceAll(/<[^>]*>/g, '')
    .trim();
