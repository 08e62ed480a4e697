import { expect, test } from 'vitest';
import { askedWords, withAskedWords } from './asked-words.ts';

const gameData = {
  problems: [
    { question: { text: 'moo' }, correctAnswer: { text: 'cow' } },
    { word: 'pig' },
    { word: 'pig' },
    { word: '', answer: { image: 'x.png' } },
  ],
};

test('the words that an activity asks for are named once each', () => {
  expect(askedWords({ gameData })).toEqual(['cow', 'pig']);
  expect(askedWords({ gameData: { words: ['owl', { text: 'bee' }] } })).toEqual(['owl', 'bee']);
  expect(askedWords(null)).toEqual([]);
});

test('the sign for the words is replaced in every help, and nowhere else', () => {
  const data = {
    gameData,
    options: { title: '{words}' },
    helpHtml: { admin: '<p>{words}!</p>', member: '<p>Tap.</p>' },
    multiLocaleHelp: { en: { helpHtml: '<p>Find {words}.</p>' } },
  };

  expect(withAskedWords(data, 'en')).toEqual({
    gameData,
    options: { title: '{words}' },
    helpHtml: { admin: '<p>cow and pig!</p>', member: '<p>Tap.</p>' },
    multiLocaleHelp: { en: { helpHtml: '<p>Find cow and pig.</p>' } },
  });
});

test('a word is never read as markup, and a plain text keeps its signs', () => {
  const data = { gameData: { words: ['$& <b>'] } };

  expect(withAskedWords({ ...data, helpHtml: '{words}' }, 'en').helpHtml).toBe('$&amp; &lt;b&gt;');
  expect(withAskedWords({ ...data, helpString: '{words}' }, 'en').helpString).toBe('$& <b>');
});

test('a language version that says only its help names the words of the activity', () => {
  const version = { helpHtml: '<p>{words}</p>' };

  expect(withAskedWords(version, 'es', { gameData }).helpHtml).toBe('<p>cow y pig</p>');
});
