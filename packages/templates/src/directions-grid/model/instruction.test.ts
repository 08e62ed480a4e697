import { describe, expect, test } from 'vitest';
import { askedIn, instructionOf, sentenceOf } from './instruction.ts';
import type { Question } from './schema.ts';
import { type AskedIn, THINGS } from './things.ts';

const all = Object.values(THINGS).flat();
const thing = (key: string) => {
  const found = all.find((one) => one.key === key);
  if (!found) throw new Error(`there is no ${key}`);
  return found;
};
const asked = (question: Partial<Question>, language: AskedIn, ...references: string[]) =>
  sentenceOf(
    instructionOf(
      { gridSize: '3x3', direction: 'ABOVE', requiredAnswers: 'SINGLE', assetsType: 'FARM', ...question },
      references.map(thing),
      language,
    ),
  );

describe('in English', () => {
  test.each([
    [{}, ['tree'], 'Touch the animal above the tree.'],
    [
      { direction: 'LEFT', requiredAnswers: 'ALL' },
      ['tree'],
      'Touch all the animals to the left of the tree.',
    ],
    [{ direction: 'BELOW', assetsType: 'LETTERS' }, ['B'], 'Touch the letter below B.'],
    [
      { direction: 'BETWEEN_VERTICAL', assetsType: 'SHAPES', requiredAnswers: 'ALL' },
      ['circle', 'star'],
      'Touch all the shapes between the circle and the star.',
    ],
  ] as const)('%o from %s: %s', (question, references, sentence) => {
    expect(asked(question, 'en', ...references)).toBe(sentence);
  });
});

describe('in Spanish, with article, gender and del', () => {
  test.each([
    [{}, ['tree'], 'Toca el animal que está encima del árbol.'],
    [{ direction: 'BELOW' }, ['cow'], 'Toca el animal que está debajo de la vaca.'],
    [
      { direction: 'RIGHT', requiredAnswers: 'ALL', assetsType: 'FOOD' },
      ['cheese'],
      'Toca todas las frutas que están a la derecha del queso.',
    ],
    [{ direction: 'LEFT', assetsType: 'LETTERS' }, ['A'], 'Toca la letra que está a la izquierda de la A.'],
    [
      { direction: 'BETWEEN_HORIZONTAL', assetsType: 'SHAPES' },
      ['circle', 'star'],
      'Toca la figura que está entre el círculo y la estrella.',
    ],
  ] as const)('%o from %s: %s', (question, references, sentence) => {
    expect(asked(question, 'es', ...references)).toBe(sentence);
  });
});

describe('in Swahili, by the noun class of what is asked for', () => {
  test.each([
    [{}, ['tree'], 'Gusa mnyama aliye juu ya mti.'],
    [{ requiredAnswers: 'ALL', direction: 'BELOW' }, ['cow'], "Gusa wanyama wote walio chini ya ng'ombe."],
    [{ direction: 'LEFT', assetsType: 'FOOD' }, ['bread'], 'Gusa tunda lililo upande wa kushoto wa mkate.'],
    [
      { direction: 'RIGHT', assetsType: 'FOOD', requiredAnswers: 'ALL' },
      ['bread'],
      'Gusa matunda yote yaliyo upande wa kulia wa mkate.',
    ],
    [{ assetsType: 'LETTERS', requiredAnswers: 'ALL' }, ['A'], 'Gusa herufi zote zilizo juu ya A.'],
    [
      { assetsType: 'SHAPES', direction: 'BETWEEN_VERTICAL' },
      ['circle', 'square'],
      'Gusa umbo lililo kati ya duara na mraba.',
    ],
  ] as const)('%o from %s: %s', (question, references, sentence) => {
    expect(asked(question, 'sw', ...references)).toBe(sentence);
  });
});

test('what the house has no words for is asked in English', () => {
  expect(['es-MX', 'sw', 'SW_ke', 'ar', 'en-GB'].map(askedIn)).toEqual(['es', 'sw', 'sw', 'en', 'en']);
});
