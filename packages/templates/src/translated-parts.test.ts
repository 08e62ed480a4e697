import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { translatedParts } from '@flink/contract/rules/make/translation.ts';
import { readContent } from '@flink/game-kit/model/content/content.ts';
import type { Field, Fields } from '@flink/make-kit/description/field.ts';
import { describe, expect, test } from 'vitest';
import { fixtureSchema } from './fixture.ts';
import { lazyEdit } from './lazy-edit.gen.ts';

/** Switches, numbers and masks are no texts at all. */
const CHOSEN: ReadonlySet<Field['kind']> = new Set([
  'choice',
  'choices',
  'colour',
  'colours',
  'language',
  'otherProblem',
]);

const isChosen = (field: Field): boolean =>
  CHOSEN.has(field.kind) || ((field.kind === 'file' || field.kind === 'files') && field.file !== 'audio');

const inside = (field: Field): Fields =>
  'fields' in field ? field.fields : 'extra' in field ? field.extra : {};

/** What is chosen and not written, each with a value that could be a word; everything else is left out. */
const chosenIn = (fields: Fields): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(fields).map(([name, field]) => [
      name,
      isChosen(field) ? 'first' : chosenIn(inside(field)),
    ]),
  );

const namesOfChosen = (fields: Fields): readonly string[] =>
  Object.entries(fields).flatMap(([name, field]) =>
    isChosen(field) ? [name] : namesOfChosen(inside(field)),
  );

describe.each([...lazyEdit])('a language version of %s', (alias, load) => {
  test('asks for no word where its editor lets an author choose', async () => {
    const { problems, data } = (await load()).description;

    expect(
      translatedParts({
        gameData: { ...chosenIn(data), problems: [{ id: 'p', ...chosenIn(problems ?? {}) }] },
      }),
    ).toEqual([]);
  });

  test('gives of each fixture only words and recordings', async () => {
    const { template, description } = await load();
    const chosen = namesOfChosen({ ...description.data, ...description.problems });
    const folder = join(import.meta.dirname, alias, 'fixtures');
    const parts = readdirSync(folder).flatMap((file) => {
      const { content } = fixtureSchema.parse(JSON.parse(readFileSync(join(folder, file), 'utf8')));
      const read = readContent(template, content);
      return read.ok ? translatedParts({ ...read.content }) : [];
    });
    const names = parts.map(({ place }) => place.findLast((step) => typeof step === 'string'));

    expect(names.filter((name) => chosen.includes(String(name)))).toEqual([]);
    expect(
      parts.map(({ value }) => value).filter((value) => /\.(png|jpe?g|svg|webp|mp4|pdf)$/.test(value)),
    ).toEqual([]);
    // Where all is drawn by the game itself there is nothing to translate.
    if (alias !== 'directions-grid') expect(parts.length).toBeGreaterThan(0);
  });
});
