import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { models } from '@flink/templates/models.gen.ts';
import { describe, expect, test } from 'vitest';
import { LIBRARY_LOCALES } from '../../library.ts';
import { handMadeGroups } from '../hand-made-groups.ts';
import { readingIn, wordsIn } from './reading-activities.ts';

describe.each(LIBRARY_LOCALES)('what there is to read in %s', (locale) => {
  const { books, passages } = readingIn[locale];
  const groups = handMadeGroups(locale);
  const playedBy = (alias: string) =>
    groups.flatMap(({ level, activities }) =>
      activities
        .filter(({ templateAlias }) => templateAlias === alias)
        .map((activity) => ({ ...activity, level })),
    );

  test('are two books or more, of 6 to 8 pages that fit their level', () => {
    expect(books.length).toBeGreaterThanOrEqual(2);
    for (const { pages, level } of books) {
      expect(pages.length).toBeGreaterThanOrEqual(6);
      expect(pages.length).toBeLessThanOrEqual(8);
      for (const { text } of pages)
        expect(wordsIn(text, locale), text).toBeLessThanOrEqual(level === 1 ? 20 : 30);
    }
    expect(playedBy('ebook').map(({ level }) => level)).toEqual(books.map(({ level }) => level));
  });

  test('is one passage on every level, longer and faster from one to the next', () => {
    const lengths = passages.map(({ text }) => wordsIn(text, locale));
    const speeds = passages.map(({ benchmark }) => benchmark);

    expect(playedBy('reading-deluxe').map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(lengths).toEqual(lengths.toSorted((one, other) => one - other));
    expect(speeds).toEqual([...new Set(speeds)].toSorted((one, other) => one - other));
  });

  test('can be played whole, and its author has nothing to mend', () => {
    for (const alias of ['ebook', 'reading-deluxe']) {
      const template = models.get(alias);
      if (!template) throw new Error(`there is no ${alias}`);
      for (const { data } of playedBy(alias)) {
        expect(contentIssues(template, data)).toEqual([]);
        expect(reviewContent(template, data)).toEqual([]);
        expect(readContent(template, data)).toMatchObject({ ok: true, leftOut: [] });
      }
    }
  });
});
