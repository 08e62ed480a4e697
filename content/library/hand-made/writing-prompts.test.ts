import { readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { models } from '@flink/templates/models.gen.ts';
import { describe, expect, test } from 'vitest';
import { LIBRARY_LOCALES } from '../library.ts';
import { handMadeGroups } from './hand-made-groups.ts';
import { writingPrompts } from './writing-prompts.ts';

describe.each(LIBRARY_LOCALES)('texts to write in %s', (locale) => {
  const groups = handMadeGroups(locale).filter(({ activities }) =>
    activities.some(({ templateAlias }) => templateAlias === 'writing-assistant'),
  );

  test('there is one on every level', () => {
    expect(groups.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('each has a name of its own, a starter for every guide, and nothing that its author should know', () => {
    const template = models.get('writing-assistant');
    if (!template) throw new Error('there is no writing assistant');
    const activities = groups.flatMap((group) => group.activities);

    expect(new Set(activities.map(({ activityName }) => activityName)).size).toBe(writingPrompts.length);
    for (const { guides, starters } of writingPrompts) expect(starters).toHaveLength(guides.length);
    for (const { data } of activities) {
      expect(reviewContent(template, data)).toEqual([]);
      expect(readContent(template, data)).toMatchObject({ ok: true, leftOut: [] });
    }
  });
});
