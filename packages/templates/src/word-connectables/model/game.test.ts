import { expect, test } from 'vitest';
import { start, step } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

function begin(problem: object) {
  const data = dataSchema.parse({ problems: [{ id: 'p', ...problem }] });
  return step(start(data, optionsSchema.parse({}), 1, { players: 1, locale: 'en' }).state, { type: 'start' });
}

test('spec 2 §9: 10 syllable boxes, for the free syllables and the extra ones', () => {
  const { round } = begin({ syllables: ['ba', 'na', 'na'], mask: [1, 0, 0], options: ['to'] }).state;

  expect(round.boxes).toHaveLength(10);
  expect(round.boxes.filter((text) => text !== null).toSorted()).toEqual(['na', 'na', 'to']);
  expect(round.line.map(({ kind }) => kind)).toEqual(['fixed', 'free', 'free']);
});

test('the word is what its syllables make, heard as it comes and told with its picture', () => {
  const game = begin({
    syllables: ['ap', 'ple'],
    audio: 'apple.mp3',
    image: 'apple.svg',
    definition: 'A fruit.',
  });

  expect(game.state.round).toMatchObject({
    whole: { text: 'apple', audio: 'apple.mp3' },
    question: { text: 'A fruit.', image: 'apple.svg' },
  });
  expect(game.effects).toEqual([
    { type: 'sound', sound: { from: 'activity', file: 'apple.mp3' }, isTask: true },
  ]);
});
