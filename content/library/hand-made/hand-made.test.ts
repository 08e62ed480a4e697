import { describe, expect, test } from 'vitest';
import { pictureAddress } from '../../pictures/picture-address.ts';
import { nounCategories } from '../../words/nouns.ts';
import { LIBRARY_LOCALES } from '../library.ts';
import { wordlists } from '../wordlists.ts';
import { handMadeFor, storiesIn } from './hand-made.ts';
import { quizzes } from './quizzes.ts';
import { passageOf } from './story.ts';
import { storyPictures } from './story-pictures.ts';
import { writingPrompts } from './writing-prompts.ts';

const levelOf = new Map(wordlists.map(({ key, level }) => [key, level]));

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}[\p{L}\p{M}’'-]*/gu) ?? [];

test('a text in brackets is a word to find, and nothing of the passage is lost', () => {
  expect(passageOf('[Up] goes the [big] kite.')).toEqual([
    { text: 'Up', marked: true },
    { text: ' goes the ' },
    { text: 'big', marked: true },
    { text: ' kite.' },
  ]);
});

test('every quiz is of six questions with an answer of its own and three others', () => {
  for (const { questions } of Object.values(quizzes)) {
    expect(new Set(questions.map(({ right }) => right)).size).toBe(6);
    for (const { right, wrong } of questions) expect(new Set([right, ...wrong]).size).toBe(4);
  }
});

test('a Swahili question asks as people do: ni kitu gani, not nini ni', () => {
  const asked = JSON.stringify([Object.values(quizzes), storiesIn.sw, writingPrompts]);

  expect(asked).toContain('Ni kitu gani');
  expect(asked.match(/nini ni \S+/gi) ?? []).toEqual([]);
});

describe.each(LIBRARY_LOCALES)('what is made by hand in %s', (locale) => {
  const stories = Object.entries(storiesIn[locale]);
  const parts = stories.flatMap(([, story]) => story.parts);

  test('has six stories and six quizzes or more, over five levels or more', () => {
    for (const made of [Object.keys(storiesIn[locale]), Object.keys(quizzes)]) {
      expect(made.length).toBeGreaterThanOrEqual(6);
      expect(new Set(made.map((key) => levelOf.get(key))).size).toBeGreaterThanOrEqual(5);
    }
  });

  test('stands in groups that there are, under names of its own', () => {
    const made = wordlists.flatMap(({ key }) => handMadeFor(key, locale));

    expect(made).toHaveLength(stories.length + Object.keys(quizzes).length);
    expect(new Set(made.map(({ activityName }) => activityName)).size).toBe(made.length);
  });

  test('has passages of 40 to 90 words with 4 to 8 of them to find', () => {
    for (const { text } of parts) {
      const words = wordsIn(text).length;
      const marked = passageOf(text).filter((run) => run.marked).length;
      expect(words, text).toBeGreaterThanOrEqual(40);
      expect(words, text).toBeLessThanOrEqual(90);
      expect(marked, text).toBeGreaterThanOrEqual(4);
      expect(marked, text).toBeLessThanOrEqual(8);
    }
  });

  test('shows a picture with every part of a story, and never what is looked for', () => {
    for (const [key, { parts }] of stories) {
      const shown = storyPictures[key] ?? [];
      expect(shown, key).toHaveLength(parts.length);
      const [activity] = handMadeFor(key, locale);
      const { problems } = (activity?.data.gameData ?? {}) as {
        problems: { task: { image?: string }; passage: { text: string; marked?: true }[] }[];
      };
      for (const [place, { task, passage }] of problems.entries()) {
        expect(task.image).toBe(pictureAddress(shown[place] ?? ''));
        const names = nounCategories
          .values()
          .toArray()
          .flat()
          .find(({ en }) => en === shown[place]);
        expect(passage.filter((run) => run.marked).map(({ text }) => text)).not.toContain(names?.[locale]);
      }
    }
  });

  test('marks a word wherever it stands in its passage', () => {
    for (const { text } of parts) {
      const runs = passageOf(text);
      const open = new Set(runs.filter((run) => !run.marked).flatMap((run) => wordsIn(run.text)));
      const missed = runs.filter((run) => run.marked && open.has(run.text.toLowerCase()));
      expect(missed).toEqual([]);
    }
  });
});
