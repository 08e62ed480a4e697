import { reviewContent } from '@flink/game-kit/model/content/review.ts';
import { expect, test } from 'vitest';
import { models } from './models.gen.ts';

const text = (word: string) => ({ text: word });
const PROBLEMS = ['gameData', 'problems'];

/** Activities that can be played and ask for no choice: whatever a learner does is right. */
const withoutChoice: readonly (readonly [string, object, string, readonly (string | number)[]])[] = [
  [
    'order-it',
    { problems: [{ id: 'p', items: [{ text: 'egg', shouldBeSlot: false }, text('hen')] }] },
    'items.oneSlot',
    [...PROBLEMS, 0, 'items'],
  ],
  [
    'order-it',
    { problems: [{ id: 'p', items: [text('egg'), text('egg')] }] },
    'items.same',
    [...PROBLEMS, 0, 'items'],
  ],
  [
    'literacy',
    {
      problems: [
        { id: 'p', task: text('Find the words'), passage: [{ text: 'cat', marked: true }, { text: ' . ' }] },
      ],
    },
    'marked.all',
    [...PROBLEMS, 0, 'passage'],
  ],
  [
    'match-by-drag',
    { problems: ['a', 'b'].map((id) => ({ id, question: text(id), answer: text('same') })) },
    'pairs.same',
    PROBLEMS,
  ],
  [
    'match-by-drag',
    { problems: ['a', 'b'].map((id) => ({ id, question: text('same'), answer: text(id) })) },
    'pairs.same',
    PROBLEMS,
  ],
  [
    'matching-definitions',
    {
      problems: [
        {
          id: 'p',
          questions: ['a', 'b', 'c'].map(text),
          answers: ['same', 'same', 'same'].map(text),
        },
      ],
    },
    'pairs.same',
    [...PROBLEMS, 0, 'answers'],
  ],
  [
    'missing-elements',
    {
      problems: [
        {
          id: 'p',
          text: ['the ', 'cat', ' and the ', 'cat'].map((run) => ({
            text: run,
            marked: run === 'cat',
          })),
        },
      ],
    },
    'incorrectAnswers.none',
    [...PROBLEMS, 0, 'incorrectAnswers'],
  ],
  [
    'concentration',
    {
      matchTypes: [{ type: 'text' }, { type: 'text' }],
      cardsPerLevel: [12],
      problems: ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => ({ id, cards: [text('same'), text(id)] })),
    },
    'cards.same',
    PROBLEMS,
  ],
];

test.each(withoutChoice)(
  '%s is not ready where nothing has to be chosen: %j',
  (alias, gameData, code, path) => {
    const template = models.get(alias);
    if (!template) throw new Error(alias);
    const stored = { version: template.version, options: {}, gameData };

    const issues = reviewContent(template, stored);

    expect(issues).toContainEqual({ code, path, severity: 'error' });
  },
);
