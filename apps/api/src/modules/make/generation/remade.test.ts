import { expect, test } from 'vitest';
import { remadeFrom } from './remade.ts';

const IDS = new Map([
  ['cow', 'id-cow'],
  ['pig', 'id-pig'],
  ['duck', 'id-duck'],
]);

const game = (...problems: readonly object[]) => ({ version: 1, options: {}, gameData: { problems } });
const asked = (id: string, text: string, ...wrong: readonly string[]) => ({
  id,
  question: { text },
  options: wrong,
  incorrectAnswers: wrong.map((answer) => ({ text: answer })),
});

test('a game of the library that asks the same under the spelling of its words is no other one', () => {
  const remade = remadeFrom(
    game(asked('cow', 'Moo?', 'pig'), asked('pig', 'Oink?', 'cow')),
    game(asked('id-cow', 'Moo?', 'pig'), asked('id-pig', 'Oink?', 'cow')),
    IDS,
  );

  expect(remade).toEqual({ isChanged: false, added: [], removed: [], otherwise: [] });
});

test('words that come and go and questions that are others are told; other wrong answers are no other question', () => {
  const remade = remadeFrom(
    game(asked('cow', 'Moo?', 'pig'), asked('pig', 'Oink?', 'cow'), asked('hen', 'Cluck?')),
    game(asked('id-cow', 'Moo?', 'duck'), asked('id-pig', 'Grunt?', 'cow'), asked('id-duck', 'Quack?')),
    IDS,
  );

  expect(remade).toEqual({ isChanged: true, added: ['id-duck'], removed: ['hen'], otherwise: ['id-pig'] });
});

test('a game whose problems are no words is told as a whole', () => {
  const remade = remadeFrom(
    game({ id: 'row-1', items: ['cow'] }),
    game({ id: 'row-1', items: ['pig'] }),
    IDS,
  );

  expect(remade).toEqual({ isChanged: true, added: [], removed: [], otherwise: [] });
});
