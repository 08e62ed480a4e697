import { isSpeechAddress } from '@flink/contract/client/speech-address.ts';
import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import type { LibraryEntry } from '@flink/game-kit/model/facts.ts';
import { playThrough } from '@flink/game-kit/model/loop/play-through.ts';
import { facts } from '@flink/templates/facts.gen.ts';
import { models } from '@flink/templates/models.gen.ts';
import { describe, expect, test } from 'vitest';
import { pictureAddress } from '../pictures/picture-address.ts';
import { nounCategories } from '../words/nouns.ts';
import { LIBRARY_EDITION } from './edition.ts';
import { LIBRARY_LOCALES, libraryGroups } from './library.ts';
import { hasPictures, wordlists, wordsOf } from './wordlists.ts';

const groups = libraryGroups();
const activities = groups.flatMap((group) => group.activities);

test('no two activities of the library have the same id', () => {
  const ids = activities.map(({ id }) => id);

  expect(new Set(ids).size).toBe(ids.length);
});

test('whoever adds an activity raises the edition, so that worlds that are there get it', () => {
  expect([LIBRARY_EDITION, activities.length]).toEqual([15, 1_959]);
});

test('a newcomer finds at least 100 activities in each language', () => {
  for (const locale of LIBRARY_LOCALES)
    expect(activities.filter((activity) => activity.locale === locale).length).toBeGreaterThanOrEqual(100);
});

test('no group has more cards than three rows of five', () => {
  expect(groups.filter((group) => group.activities.length > 15).map(({ key }) => key)).toEqual([]);
});

test('a group that tells by pictures what it is shows three, and no picture of another group of its level', () => {
  for (const locale of LIBRARY_LOCALES) {
    const pictured = groups.filter((group) => group.locale === locale && group.pictures.length > 0);
    expect(pictured.filter(({ pictures }) => pictures.length !== 3).map(({ key }) => key)).toEqual([]);

    const seen = pictured.flatMap(({ subject, level, pictures }) =>
      pictures.map((picture) => `${locale} ${subject} ${level}: ${picture}`),
    );
    expect(seen.filter((one, place) => seen.indexOf(one) !== place)).toEqual([]);
  }
});

test('what is made by hand shows pictures of its own', () => {
  const bare = groups.filter(({ wordlistId, pictures }) => wordlistId === null && pictures.length === 0);

  expect(bare.map(({ key }) => key)).toEqual([]);
});

test('every group of a wordlist has an activity that counts for its reports', () => {
  expect(
    groups.filter(({ wordlistId, defaultActivityId }) => wordlistId && defaultActivityId === null),
  ).toEqual([]);
});

const entries = [...facts].filter(([, { library }]) => library !== undefined);

const localesOf = (library: LibraryEntry | undefined): readonly string[] =>
  (library?.kind === 'hand-made' && library.locales) || LIBRARY_LOCALES;

test('every game that has an entry for the library is played in each language that has words for it', () => {
  for (const locale of LIBRARY_LOCALES) {
    const played = new Set(
      activities.filter((activity) => activity.locale === locale).map(({ templateAlias }) => templateAlias),
    );

    for (const [alias, { library }] of entries)
      expect(played.has(alias), alias).toBe(localesOf(library).includes(locale));
  }
});

test('no two games ask for the same place in a group', () => {
  const places = entries.flatMap(([, { library }]) => (library?.kind === 'generated' ? [library.place] : []));

  expect(new Set(places).size).toBe(places.length);
});

test('lists of words without pictures make the games that need none, the counting one among them', () => {
  const unpictured = new Set(wordlists.filter((list) => !hasPictures(list)).map(({ key }) => key));
  const games = groups
    .filter(({ key }) => unpictured.has(key))
    .map((group) =>
      group.activities
        .filter(({ generatedFrom }) => generatedFrom !== undefined)
        .map(({ templateAlias }) => templateAlias),
    );

  expect(games.length).toBeGreaterThan(0);
  expect(games).toEqual(
    games.map((made) => [
      'matching-definitions',
      // Some lists of English have hardly a word of two syllables.
      ...made.filter((alias) => alias === 'word-connectables'),
      'spelling-connectables',
      'word-search',
      'spelling-keyboard',
      // No alphabet is in words that all begin alike, as verbs of Swahili do.
      ...made.filter((alias) => alias === 'order-it'),
      'missing-elements',
      'sentence-connectables',
      'multiple-choice',
    ]),
  );
});

test('a group of words that no picture shows has three of its own, and no two groups the same', () => {
  const unpictured = groups.filter(
    ({ key }) => key === 'where-is-it' || wordlists.some((list) => list.key === key && !hasPictures(list)),
  );
  const shown = LIBRARY_LOCALES.map((locale) =>
    unpictured.filter((group) => group.locale === locale).flatMap(({ pictures }) => pictures),
  );

  expect(unpictured.filter(({ pictures }) => new Set(pictures).size !== 3)).toEqual([]);
  expect(shown.map((pictures) => pictures.length)).toEqual([39, 39, 39]);
  expect(shown.filter((pictures) => new Set(pictures).size !== pictures.length)).toEqual([]);
});

test('words are put in the order of the alphabet by letters that one sees to differ', () => {
  const withoutOrder = groups
    .filter(({ key }) => wordlists.some((list) => list.key === key))
    .filter(({ activities: made }) => !made.some(({ templateAlias }) => templateAlias === 'order-it'))
    .map(({ key, locale }) => `${key} ${locale}`);

  expect(withoutOrder).toEqual(['actions sw', 'doing sw', 'thinking sw']);
});

/** The wrong answers that a word has in a game, in no order. */
const wrongFor = (group: (typeof groups)[number], alias: string) => {
  const data = group.activities.find(({ templateAlias }) => templateAlias === alias)?.data['gameData'];
  const { problems = [] } = (data ?? {}) as { problems?: { id: string; incorrectAnswers: unknown[] }[] };
  return new Map(
    problems.map(({ id, incorrectAnswers }) => [
      id,
      incorrectAnswers
        .map((one) => JSON.stringify(one))
        .sort()
        .join(),
    ]),
  );
};

test('a word meets other wrong answers in another game', () => {
  const pairs = groups.flatMap((group) => {
    const moving = wrongFor(group, 'moving-answers');
    return [...wrongFor(group, 'find-the-one')].map(([word, wrong]) => wrong === moving.get(word));
  });

  expect(pairs.length).toBeGreaterThan(1_000);
  expect(pairs.filter(Boolean).length).toBeLessThan(pairs.length / 10);
});

test('every word of a list is asked for by the game that counts', () => {
  const silent = groups.flatMap(({ key, locale, activities: made, defaultActivityId }) => {
    const list = wordlists.find((one) => one.key === key);
    const counting = JSON.stringify(made.find(({ id }) => id === defaultActivityId)?.data['gameData']);
    return (list ? wordsOf(list, locale) : []).filter(
      ({ word }) => !counting.includes(`"id":${JSON.stringify(word)}`),
    );
  });

  expect(silent.map(({ word }) => word)).toEqual([]);
});

test('every picture that an activity shows is there, and every word can be heard', () => {
  const fileOf = (address: string) => address.replace(/#.*$/, '');
  const files = new Set([...nounCategories.values()].flat().map(({ en }) => fileOf(pictureAddress(en))));
  const shown = activities.flatMap(({ data, templateAlias }) => {
    const template = models.get(templateAlias);
    return template?.media(data['gameData'], template.options.parse(data['options'])) ?? [];
  });

  expect(shown.filter((file) => !files.has(fileOf(file)) && !isSpeechAddress(file))).toEqual([]);
});

describe.each(
  activities.map((activity) => ({
    activity,
    name: `${activity.locale} ${activity.contentFolder} ${activity.templateAlias}`,
  })),
)('$name', ({ activity }) => {
  test('is valid, and a robot plays it to the end, right and wrong', () => {
    const template = models.get(activity.templateAlias);
    if (!template) throw new Error('a library activity has a template');
    expect(contentIssues(template, activity.data, activity.locale)).toEqual([]);
    const read = readContent(template, activity.data);
    if (!read.ok) throw new Error('valid content can be read');

    for (const aim of ['right', 'wrong'] as const) {
      expect(playThrough(template, read.content, 7, { aim }).ending).toBe('finished');
    }
  });
});
