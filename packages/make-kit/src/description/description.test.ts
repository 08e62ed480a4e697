import { describe, expect, test } from 'vitest';
import { blankOf, blankProblem } from './blank.ts';
import type { Description } from './description.ts';
import { choice, count, file, group, maskOf, onOff, piece, pieces, rows, text, texts } from './field.ts';
import { controlAt, problemAt } from './field-at.ts';
import { choicesIn, outlineOf } from './outline.ts';

const problems = {
  question: piece(),
  items: pieces({ least: 2, extra: { shouldBeSlot: onOff(true) } }),
  noun: group({ text: text(), classes: rows({ text: text() }, 1, 4), image: file('image') }),
  letters: maskOf('word', 'letters'),
  boxes: rows({ text: text() }, 0, 4),
};
const description: Description = {
  problems,
  data: { words: texts(), pages: count(1, 12, 4) },
  options: { alphabet: onOff(false) },
  unit: 'problem',
};

describe('a new problem', () => {
  test('has what every field holds before somebody wrote in it', () => {
    expect(blankProblem(problems, 'p')).toEqual({
      id: 'p',
      question: { text: '' },
      items: [
        { text: '', shouldBeSlot: true },
        { text: '', shouldBeSlot: true },
      ],
      noun: { text: '', classes: [{ text: '' }] },
      letters: [],
      boxes: [],
    });
  });

  test('leaves out what is nothing until somebody says so', () => {
    expect(blankOf(text({ optional: true }))).toBeUndefined();
    expect(blankOf(piece({ optional: true }))).toBeUndefined();
    expect(blankOf(count(1, 9, null))).toBeUndefined();
  });
});

describe('what is wrong is shown', () => {
  const at = (...place: (string | number)[]) => controlAt(description, place);

  test('at the control it is about', () => {
    expect(at('gameData', 'problems', 2, 'question')).toEqual(['gameData', 'problems', 2, 'question']);
    expect(at('gameData', 'problems', 2, 'items', 1, 'text')).toEqual([
      'gameData',
      'problems',
      2,
      'items',
      1,
      'text',
    ]);
    expect(at('gameData', 'problems', 0, 'noun', 'classes', 1, 'text')).toEqual([
      'gameData',
      'problems',
      0,
      'noun',
      'classes',
      1,
      'text',
    ]);
    expect(at('gameData', 'words', 3)).toEqual(['gameData', 'words', 3]);
    expect(at('options', 'alphabet')).toEqual(['options', 'alphabet']);
  });

  test('at the nearest one around it where it has none of its own', () => {
    expect(at('gameData', 'problems', 0, 'letters', 4)).toEqual(['gameData', 'problems', 0, 'letters']);
    expect(at('gameData', 'problems', 0, 'boxes', 1, 'dim')).toEqual(['gameData', 'problems', 0, 'boxes', 1]);
    expect(at('gameData', 'problems', 3, 'unheard')).toEqual(['gameData', 'problems', 3]);
    expect(at('gameData', 'problems')).toEqual(['gameData', 'problems']);
    expect(at('version')).toEqual([]);
  });

  test('and the problem is known to which it belongs', () => {
    expect(problemAt(['gameData', 'problems', 3, 'x'])).toBe(3);
    expect(problemAt(['gameData', 'problems'])).toBeNull();
    expect(problemAt(['options'])).toBeNull();
  });
});

describe('a line of the outline', () => {
  test('says the first thing that was written, and shows the first picture', () => {
    expect(
      outlineOf(problems, {
        question: { text: '  Who \n flies? ' },
        items: [
          { text: 'hen', image: 'hen.svg' },
          { text: 'cow', image: 'cow.svg' },
        ],
      }),
    ).toEqual({ title: 'Who flies?', image: 'hen.svg' });
  });

  test('names a picture that has no words', () => {
    expect(outlineOf(problems, { question: { text: '', image: 'cat.svg', name: 'cat' } })).toEqual({
      title: 'cat',
      image: 'cat.svg',
    });
  });

  test('reads the text of boxes without their marks, and is empty where nothing was written', () => {
    expect(outlineOf(problems, { boxes: [{ text: '<b>Once</b> upon' }] }).title).toBe('Once upon');
    expect(outlineOf(problems, { id: 'p' })).toEqual({ title: '', image: null });
  });

  test('names what is chosen, as the options say where it is left to them, and nothing in place of what is asked', () => {
    const size = choice(['3x3', '4x4'], null);
    const fields = { size, direction: choice(['ABOVE', 'BELOW'], null, { asked: true }) };
    const usual = { size: choice(['3x3', '4x4'], '3x3'), direction: choice(['ABOVE', 'BELOW'], 'ABOVE') };
    const said = (options: object, problem: object) =>
      choicesIn(fields, usual, options, problem).map(([, , value]) => value);

    expect(said({ direction: 'ABOVE' }, {})).toEqual(['3x3']);
    expect(said({ size: '4x4' }, { direction: 'BELOW' })).toEqual(['4x4', 'BELOW']);
  });
});
