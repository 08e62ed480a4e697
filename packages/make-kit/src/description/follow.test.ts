import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { withValueAt } from '../document/place.ts';
import type { Description } from './description.ts';
import { choice, fileByWord, group, maskOf, onOff, text, texts } from './field.ts';
import { follow, withFittingMasks } from './follow.ts';
import { marksOf, nextMark, partsOf, refitted } from './parts.ts';

const letters = (word: string) => partsOf(word, 'letters', 'en');
const refit = (mask: readonly number[], before: string, after: string) =>
  refitted(mask, letters(before), letters(after), 'letters');

describe('the mask of a word that is written on', () => {
  test('keeps the marks before and behind the change', () => {
    expect(refit([1, 0, 1], 'cat', 'cats')).toEqual([1, 0, 1, 0]);
    expect(refit([1, 0, 1], 'cat', 'chat')).toEqual([1, 0, 0, 1]);
    expect(refit([1, 0, 0, 1], 'chat', 'cat')).toEqual([1, 0, 1]);
    expect(refit([1, 0, 1], 'cat', 'cot')).toEqual([1, 0, 1]);
  });

  test('parts words at a space, and stays empty where all is looked for', () => {
    expect(refit([1, 0], 'ab', 'a b')).toEqual([1, 2, 0]);
    expect(refit([], 'ab', 'abc')).toEqual([]);
  });

  test('has one mark for each letter, whatever is written', () => {
    fc.assert(
      fc.property(
        fc.string({ unit: 'grapheme', minLength: 1 }),
        fc.string({ unit: 'grapheme' }),
        (before, after) => {
          const mask = letters(before).map(() => 1);

          expect(refit(mask, before, after)).toHaveLength(letters(after).length);
        },
      ),
    );
  });

  test('counts letters as a reader does', () => {
    expect(partsOf('नमस्ते', 'letters', 'hi').length).toBeLessThan('नमस्ते'.length);
    expect(partsOf('We like tea.', 'words', 'en')).toEqual(['We', 'like', 'tea.']);
  });
});

test('a press gives a letter or takes it back; a space parts words or is given', () => {
  expect(nextMark(0, 'a', 'letters')).toBe(1);
  expect(nextMark(1, 'a', 'letters')).toBe(0);
  expect(nextMark(2, ' ', 'letters')).toBe(1);
  expect(nextMark(1, ' ', 'letters')).toBe(2);
  expect(marksOf([], letters('a b'), 'letters')).toEqual([0, 2, 0]);
});

describe('what goes with a change', () => {
  const description: Description = {
    problems: {
      word: text(),
      letters: maskOf('word', 'letters'),
      words: texts(),
      wordsImage: fileByWord('words', 'image'),
    },
    data: {},
    options: {},
    unit: 'problem',
  };
  const document = {
    options: {},
    gameData: {
      problems: [
        { id: 'p', word: 'cat', letters: [1, 0, 1], words: ['hen', 'cow'], wordsImage: { hen: 'hen.svg' } },
      ],
    },
  };
  const after = (key: string, value: unknown) => {
    const place = ['gameData', 'problems', 0, key];
    const changed = withValueAt(document, place, value);
    return follow(description, 'en', document, changed, place).gameData.problems[0];
  };

  test('is the mask of the word', () => {
    expect(after('word', 'cats')?.letters).toEqual([1, 0, 1, 0]);
  });

  test('is the picture of a word that is written anew, and of no other', () => {
    expect(after('words', ['hens', 'cow'])?.wordsImage).toEqual({ hens: 'hen.svg' });
    expect(after('words', ['hen', 'cows'])?.wordsImage).toEqual({ hen: 'hen.svg' });
    expect(after('words', ['hen'])?.wordsImage).toEqual({ hen: 'hen.svg' });
  });
});

describe('an option that another one forces', () => {
  const offWhere = { field: 'ebookMode', is: 'presentation' };
  const description: Description = {
    problems: null,
    data: {},
    options: {
      ebookMode: choice(['presentation', 'manual', 'both'], 'manual'),
      displayTimer: onOff(false, { offWhere }),
      endVideoWhenAudioEnds: onOff(false),
      fontSize: choice([12, 24, 72], null, { atMost: 'maxFontSize' }),
      maxFontSize: choice([12, 24, 72], null),
    },
    unit: 'page',
  };
  const choose = (options: Record<string, unknown>, name: string, value: unknown) => {
    const before = { options };
    const place = ['options', name];
    return follow(description, 'en', before, withValueAt(before, place, value), place).options;
  };

  test('presentation only switches the timer off, and nothing else does', () => {
    const options = { ebookMode: 'both', displayTimer: true, endVideoWhenAudioEnds: true };

    expect(choose(options, 'ebookMode', 'presentation')).toEqual({
      ebookMode: 'presentation',
      displayTimer: false,
      endVideoWhenAudioEnds: true,
    });
    expect(choose(options, 'ebookMode', 'manual')).toEqual({ ...options, ebookMode: 'manual' });
  });

  test('a largest font size lowers the font size that is larger, and raises none', () => {
    expect(choose({ fontSize: 72 }, 'maxFontSize', 24)).toEqual({ fontSize: 24, maxFontSize: 24 });
    expect(choose({ fontSize: 12 }, 'maxFontSize', 24)).toEqual({ fontSize: 12, maxFontSize: 24 });
    expect(choose({}, 'maxFontSize', 24)).toEqual({ maxFontSize: 24 });
  });
});

test('a mask that was that of another word is begun anew, and one that fits stays', () => {
  const description: Description = {
    problems: { word: text(), letters: maskOf('word', 'letters') },
    data: { sentence: text(), wordsMask: maskOf('sentence', 'words') },
    options: {},
    unit: 'problem',
  };
  const problem = (word: string, mask: readonly number[]) => ({ word, letters: mask });
  const document = {
    gameData: {
      sentence: 'Tunapenda chai',
      wordsMask: [1, 0, 0],
      problems: [problem('vaca', [1, 0, 1]), problem('पुस्तक', [1, 0, 0]), problem('', [1])],
    },
  };

  expect(withFittingMasks(description, 'hi', document).gameData).toEqual({
    sentence: 'Tunapenda chai',
    wordsMask: [],
    problems: [problem('vaca', []), problem('पुस्तक', [1, 0, 0]), problem('', [])],
  });
});

test('a group that is written in for the first time is whole: the others stay as they were shown', () => {
  const words: Description = {
    problems: null,
    data: {},
    options: { directions: group({ across: onOff(true), down: onOff(true), aslant: onOff(false) }) },
    unit: 'problem',
  };
  const place = ['options', 'directions', 'aslant'];
  const before = { options: {}, gameData: {} };

  const after = follow(words, 'en', before, withValueAt(before, place, true), place);

  expect(after.options).toEqual({ directions: { across: true, down: true, aslant: true } });
  expect(follow(words, 'en', after, withValueAt(after, place, false), place).options).toEqual({
    directions: { across: true, down: true, aslant: false },
  });
});
