import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { playThrough } from '@flink/game-kit/model/loop/play-through.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fixtureKind, fixtureSchema } from './fixture.ts';
import { models } from './models.gen.ts';

const source = fileURLToPath(new URL('.', import.meta.url));

const fixturesOf = (alias: string) =>
  readdirSync(join(source, alias, 'fixtures'))
    .filter((name) => fixtureKind(name) !== 'invalid')
    .map((name) =>
      fixtureSchema.parse(JSON.parse(readFileSync(join(source, alias, 'fixtures', name), 'utf8'))),
    );

/** Every way from the root to something in the document. */
function placesIn(value: unknown, path: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [path, ...Object.entries(value).flatMap(([key, inner]) => placesIn(inner, [...path, key]))];
}

function withValue(value: unknown, [key, ...path]: readonly string[], replaced: unknown): unknown {
  if (key === undefined) return replaced;
  if (Array.isArray(value))
    return value.map((inner, at) => (String(at) === key ? withValue(inner, path, replaced) : inner));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, inner]) => [
      name,
      name === key ? withValue(inner, path, replaced) : inner,
    ]),
  );
}

const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    null,
    '',
    ' ',
    '__proto__',
    "<img src=x onerror='alert(1)'>",
    '\u0301',
    '\ud800',
    '👨‍👩‍👧‍👦',
    'ﷺ',
    'x'.repeat(300),
    -1,
    0,
    0.5,
    1e308,
    Number.NaN,
    true,
    [],
    {},
    [[]],
    [null],
  ),
  fc.anything(),
  fc.string({ unit: 'grapheme' }),
  fc.array(fc.oneof(fc.string(), fc.integer({ min: -1, max: 3 }))),
);

/** More than a game of a fixture needs; one that can be read and goes round in circles is none. */
const LIMIT = 2_000;

test.each([...models])(
  '%s is refused by codes or played to its end, whatever its author wrote',
  (alias, template) => {
    for (const { content, locale = 'en' } of fixturesOf(alias)) {
      const change = fc.tuple(fc.constantFrom(...placesIn(content)), hostile);
      fc.assert(
        fc.property(fc.array(change, { minLength: 1, maxLength: 3 }), (changes) => {
          const stored = changes.reduce<unknown>(
            (document, [path, value]) => withValue(document, path, value),
            content,
          );

          const issues = reviewContent(template, stored, locale);

          for (const { code } of issues) expect(code).not.toBe('content.migration');
          const read = readContent(template, stored);
          if (!read.ok || template.validity(read.content.gameData, read.content.options, locale).length > 0)
            return;
          template.media(read.content.gameData, read.content.options);
          const game = playThrough(template, read.content, 7, { aim: 'right', locale, limit: LIMIT });
          expect(game.ending).toBe('finished');
        }),
        { numRuns: 60 },
      );
    }
  },
);
