import { readContent } from '@flink/game-kit/model/content/content.ts';
import { expect, test } from 'vitest';
import stored from '../fixtures/spec-questions-and-problem-text.json' with { type: 'json' };
import { template } from './index.ts';

test('questions, problem text, audio and flagged answers are read as the specification names them', () => {
  const read = readContent(template, stored.content);

  expect(read).toMatchObject({
    ok: true,
    leftOut: [],
    content: {
      gameData: {
        problems: [
          { id: 'p1', question: { text: 'Which one flies?' }, correctAnswer: { text: 'owl' }, fillIn: false },
          {
            id: 'p2',
            question: { text: 'A ____ gives milk.' },
            correctAnswer: { text: 'cow' },
            fillIn: true,
          },
          {
            id: 'p3',
            question: { text: '', audio: 'sounds/correct-1.mp3' },
            specificFeedback: true,
            correctAnswer: { text: 'cat', feedbackText: 'Yes, it meows.' },
            incorrectAnswers: [
              { text: 'dog', feedbackText: 'It barks.' },
              { text: 'hen', feedbackAudio: 'sounds/incorrect-1.mp3' },
            ],
          },
        ],
      },
    },
  });
});
