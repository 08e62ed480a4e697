import { expect, test } from 'vitest';
import { start, step } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

function begin(problem: object, locale = 'en') {
  const data = dataSchema.parse({ problems: [{ id: 'p', ...problem }] });
  return step(start(data, optionsSchema.parse({}), 1, { players: 1, locale }).state, { type: 'start' });
}

test('spec 2 §9: 12 word boxes, for the free words and the extra ones', () => {
  const { round } = begin({ sentence: 'The cat sleeps.', wordsMask: [1, 0, 0], options: ['dog'] }).state;

  expect(round.boxes).toHaveLength(12);
  expect(round.boxes.filter((text) => text !== null).toSorted()).toEqual(['cat', 'dog', 'sleeps.']);
  expect(round.line.map(({ kind }) => kind)).toEqual(['fixed', 'free', 'free']);
});

test('the sentence is heard as it comes, by its recording or by the voice that is asked for', () => {
  const recorded = begin({ sentence: 'Birds can fly.', audio: 'birds.mp3' });

  expect(recorded.effects).toEqual([
    { type: 'sound', sound: { from: 'activity', file: 'birds.mp3' }, isTask: true },
  ]);
  expect(begin({ sentence: ' Birds can fly. ' }).state.round.whole).toEqual({ text: 'Birds can fly.' });
});

test('a language without spaces is cut by its dictionary, and keeps its marks', () => {
  const { line } = begin({ sentence: '我们喜欢玩。' }, 'zh').state.round;

  expect(line.map(({ text }) => text)).toEqual(['我们', '喜欢', '玩。']);
});
