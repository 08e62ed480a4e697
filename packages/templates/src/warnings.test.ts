import { contentIssues, readContent } from '@flink/game-kit/model/content/content.ts';
import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { playThrough } from '@flink/game-kit/model/loop/play-through.ts';
import { describe, expect, test } from 'vitest';
import { models } from './models.gen.ts';

const choice = { question: 'Which?', correctAnswer: 'cat', incorrectAnswers: ['dog', ' cat', 'hen', 'dog'] };
const lists = { correctAnswers: ['cat', 'owl'], incorrectAnswers: ['dog', 'owl ', 'hen', 'dog'] };
const twins = ['answer.alsoCorrect at 0.incorrectAnswers.1', 'answer.repeated at 0.incorrectAnswers.3'];

/** A problem with what an author should know about it, and the warnings. */
const noticed: Record<string, readonly [problems: readonly object[], warnings: readonly string[]]> = {
  'multiple-choice': [[choice], twins],
  'all-together-now': [[choice], twins],
  'moving-answers': [[choice], twins],
  'find-the-one': [[lists], twins],
  'match-it': [[{ ...lists, questions: ['Which?'] }], twins],
  'missing-elements': [
    [{ html: 'The <b>cat</b> sleeps.', incorrectAnswers: choice.incorrectAnswers }],
    twins,
  ],
  'match-by-drag': [
    [
      { question: 'dog', answer: 'puppy' },
      { question: 'cat', answer: 'kitten' },
      { question: 'dog ', answer: 'whelp' },
    ],
    ['question.repeated at 2.question'],
  ],
  'matching-definitions': [
    [{ questions: ['dog', 'cat', 'dog'], answers: ['puppy', 'kitten', 'whelp'] }],
    ['question.repeated at 0.questions.2'],
  ],
  literacy: [
    [{ task: 'Find the animals', html: 'A <b>cat</b> and a dog. The Cat sleeps.' }],
    ['marked.notEverywhere at 0.passage.2'],
  ],
  ngeli: [
    [
      {
        noun: { text: 'kiti', categories: ['KI–VI', 'M–WA', 'M–WA '], correctCategory: 'KI–VI' },
        adjective: { text: 'zuri', prefixes: ['ki', 'm', 'ki'] },
        verb: { text: 'napendeza', prefixes: ['ki', 'a', 'a'] },
        sentenceAudio: 'kiti.mp3',
      },
    ],
    [
      'answer.repeated at 0.noun.categories.2',
      'answer.alsoCorrect at 0.adjective.prefixes.2',
      'answer.repeated at 0.verb.prefixes.2',
    ],
  ],
  'order-it': [[{ items: ['na', 'no', 'na'] }], []],
};

describe.each(Object.entries(noticed))('%s', (alias, [problems, warnings]) => {
  const template = models.get(alias);
  if (!template) throw new Error('only what is there can be tried');
  const stored = { options: {}, gameData: { problems } };

  test('warns of what looks the same, and is played all the same, right and wrong', () => {
    const review = reviewContent(template, stored);
    const read = readContent(template, stored);
    if (!read.ok) throw new Error('a warning is no reason to refuse');

    expect(review.every(({ severity }) => severity === 'warning')).toBe(true);
    expect(review.map(({ code, path }) => `${code} at ${path.slice(2).join('.')}`)).toEqual(warnings);
    expect(contentIssues(template, stored)).toEqual([]);
    for (const aim of ['right', 'wrong'] as const) {
      for (const seed of [1, 2, 3]) {
        const game = playThrough(template, read.content, seed, { aim });
        const mistakes = game.results.map((result) =>
          result.kind === 'score' ? result.score.problemsAnsweredIncorrectly > 0 : null,
        );

        expect(mistakes).toEqual([aim === 'wrong']);
      }
    }
  });

  test('warns of a problem that is left out', () => {
    const more = { options: {}, gameData: { problems: [...problems, 7] } };

    expect(reviewContent(template, more)).toContainEqual({
      code: 'content.shape',
      path: ['gameData', 'problems', problems.length],
      severity: 'warning',
    });
  });
});

describe('where every wrong answer looks like the right one', () => {
  const same = { question: 'Which?', correctAnswer: 'cat', incorrectAnswers: [' cat', 'cat'] };
  const listed = { questions: ['Which?'], correctAnswers: ['cat', 'owl'], incorrectAnswers: ['owl ', 'cat'] };
  test.each([
    ['multiple-choice', same],
    ['all-together-now', same],
    ['moving-answers', same],
    ['find-the-one', listed],
    ['match-it', listed],
    ['missing-elements', { html: 'The <b>cat</b> sleeps.', incorrectAnswers: same.incorrectAnswers }],
  ])('%s has nothing to choose from, and says so', (alias, problem) => {
    const template = models.get(alias);
    if (!template) throw new Error('only what is there can be tried');

    const issues = contentIssues(template, { options: {}, gameData: { problems: [problem] } });

    expect(issues.map(({ code }) => code)).toContain('incorrectAnswers.none');
  });
});
