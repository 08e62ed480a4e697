import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import { models } from '@flink/templates/models.gen.ts';
import { describe, expect, test } from 'vitest';
import { LIBRARY_LOCALES } from '../library.ts';
import { handMadeGroups } from './hand-made-groups.ts';
import { storyPrompts } from './story-prompts.ts';

describe.each(LIBRARY_LOCALES)('stories to make in %s', (locale) => {
  const groups = handMadeGroups(locale).filter(({ activities }) =>
    activities.some(({ templateAlias }) => templateAlias === 'story-studio'),
  );

  test('there is one on every level', () => {
    expect(groups.map(({ level }) => level)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('each has a name and a question of its own, and can be played with all of its pictures', () => {
    const studio = models.get('story-studio');
    if (!studio) throw new Error('there is no story studio');
    const activities = groups.flatMap((group) => group.activities);

    expect(new Set(activities.map(({ activityName }) => activityName)).size).toBe(storyPrompts.length);
    expect(new Set(activities.map(({ data }) => data.helpString)).size).toBe(storyPrompts.length);
    for (const { data } of activities) {
      expect(contentIssues(studio, data)).toEqual([]);
      expect(readContent(studio, data)).toMatchObject({ ok: true, leftOut: [] });
    }
  });
});
