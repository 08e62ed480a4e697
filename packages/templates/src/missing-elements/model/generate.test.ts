import { describe, expect, test } from 'vitest';
import { generator } from './generate.ts';
import { validity } from './validity.ts';

const word = (text: string, sentence?: string) => ({
  word: text,
  hasPicture: false,
  ...(sentence === undefined ? {} : { sentence }),
});
const task = { random: 1, locale: 'en' };
const words = [
  word('cat', 'The cat sleeps.'),
  word('house', 'Our house is red.'),
  word('well-known', 'A well-known song.'),
];

test('every word gives its sentence with a gap and two other words', () => {
  const made = generator.generate(words, task);
  if (!made.ok) throw new Error('each word has a sentence');

  expect(validity(made.gameData)).toEqual([]);
  expect(made.options).toMatchObject({ fontFamily: 'Roboto', fontSize: 32 });
  expect(made.gameData.problems.map(({ text }) => text.find(({ marked }) => marked)?.text)).toEqual([
    'cat',
    'house',
    'well-known',
  ]);
  for (const { id, incorrectAnswers } of made.gameData.problems) {
    expect(incorrectAnswers).toHaveLength(2);
    expect(incorrectAnswers).not.toContain(id);
  }
});

test('a word at the start of its sentence keeps its capital, and is not looked for inside another', () => {
  const made = generator.generate([...words, word('art', 'Start with Art today.')], task);

  expect(made.ok && made.gameData.problems.at(-1)?.text).toEqual([
    { text: 'Start with ', marked: false },
    { text: 'Art', marked: true },
    { text: ' today.', marked: false },
  ]);
});

test('words without a sentence, or not in it, are left out and named', () => {
  const made = generator.generate([...words, word('sun'), word('moon', 'It is dark.')], task);

  expect(made.ok && made.gameData.problems.map(({ id }) => id)).toEqual(['cat', 'house', 'well-known']);
  expect(made.ok && made.leftOut).toEqual([
    { code: 'wordlists.noSentence', params: { word: 'sun' } },
    { code: 'wordlists.notInSentence', params: { word: 'moon' } },
  ]);
});

test('the sentence keeps its own apostrophe and accents', () => {
  const listed = [
    word("ng'ombe", 'Ng’ombe analala.'),
    word('café', 'Un cafe\u0301 noir.'),
    word('猫', '我的猫睡觉。'),
  ];

  const made = generator.generate(listed, task);

  expect(made.ok && made.gameData.problems.map(({ text }) => text.map((run) => run.text))).toEqual([
    ['Ng’ombe', ' analala.'],
    ['Un ', 'cafe\u0301', ' noir.'],
    ['我的', '猫', '睡觉。'],
  ]);
});

describe('the words beside the missing one', () => {
  const offered = (sentence: string, list: readonly string[] = ['cat', 'cow', 'dog'], locale = 'en') => {
    const [first = '', ...others] = list;
    const made = generator.generate(
      [word(first, sentence), ...others.map((other) => word(other, `Here: ${other}.`))],
      { random: 1, locale },
    );
    if (!made.ok) throw new Error('each word has a sentence');
    return made.gameData.problems[0]?.incorrectAnswers.toSorted();
  };

  test('begin with a capital where it does', () => {
    expect(offered('Cat and mouse.')).toEqual(['Cow', 'Dog']);
    expect(offered('¿Águila o sol?', ['águila', 'élan', 'dog'])).toEqual(['Dog', 'Élan']);
    expect(offered('Irmak akar.', ['ırmak', 'iz', 'dog'], 'tr')).toEqual(['Dog', 'İz']);
  });

  test('are all capitals where it is', () => {
    expect(offered('The CAT!')).toEqual(['COW', 'DOG']);
  });

  test('are small where it is, though the list writes every word with a capital', () => {
    expect(offered('The cat sleeps.', ['Cat', 'Cow', 'Dog'])).toEqual(['cow', 'dog']);
    expect(offered('The cat sleeps.', ['cat', 'Monday', 'dog'])).toEqual(['Monday', 'dog']);
  });

  test('stay as they are where letters have no case', () => {
    expect(offered('قطة تنام.', ['قطة', 'بقرة', 'كلب'], 'ar')).toEqual(['بقرة', 'كلب']);
  });

  test('are never the missing word itself in another case', () => {
    expect(offered('Cat and mouse.', ['cat', 'CAT', 'cow', 'dog'])).toEqual(['Cow', 'Dog']);
  });
});

test('fewer than three different words are refused', () => {
  const twice = ['cat', 'Cat', 'CAT'].map((text) => word(text, `A ${text}.`));

  expect(generator.generate(twice, task)).toEqual({
    ok: false,
    issues: [{ code: 'wordlists.notEnoughAfterFilter' }],
  });
});

test('where no picture tells which word is meant, its meaning does', () => {
  const told = [{ ...word('tired', 'I am tired.'), definition: 'Needing rest' }, ...words];
  const made = generator.generate(told, task);

  expect(made.ok && made.gameData.problems[0]?.task).toEqual({ text: 'Needing rest' });
});

test('beside an English I inside a sentence, other words stay small', () => {
  const made = generator.generate(
    [word('I', 'You and I run.'), word('here', 'Sit here.'), word('no', 'I say no.')],
    task,
  );

  expect(made.ok && made.gameData.problems[0]?.incorrectAnswers.toSorted()).toEqual(['here', 'no']);
});

test('where words are known to be wrong in a sentence, no other is offered', () => {
  const feelings = ['tired', 'afraid', 'sick', 'hungry', 'thirsty'].map((name) =>
    word(name, `I am ${name} and go to bed.`),
  );
  for (let random = 1; random <= 20; random += 1) {
    const told = feelings.map((one) =>
      one.word === 'tired' ? { ...one, wrongInSentence: ['hungry', 'thirsty'] } : one,
    );
    const made = generator.generate(told, { random, locale: 'en' });

    expect(made.ok && made.gameData.problems[0]?.incorrectAnswers.toSorted()).toEqual(['hungry', 'thirsty']);
  }
});
