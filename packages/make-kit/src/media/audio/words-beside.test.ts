import { expect, test } from 'vitest';
import { wordsBeside } from './words-beside.ts';

test.each([
  ['the text of a slot', 'audio', { text: 'cow', name: 'a cow' }, 'cow'],
  ['what a picture shows, where there is no text', 'audio', { text: '', name: 'a cow' }, 'a cow'],
  ['the feedback', 'feedbackAudio', { text: 'cow', feedbackText: 'Cows say moo.' }, 'Cows say moo.'],
  ['no other words than the feedback', 'feedbackAudio', { text: 'cow' }, ''],
  ['the word, not its definition', 'audio', { definition: 'It says moo.', word: 'cow' }, 'cow'],
  ['the whole word of its syllables', 'audio', { syllables: ['ba', 'na', 'na'] }, 'banana'],
  [
    'all texts of a page',
    'audio',
    { boxes: [{ text: 'Up.' }, { text: ' ' }, { text: 'Down.' }] },
    'Up.\nDown.',
  ],
  ['words without their marks', 'audio', { text: '<p>A <b>red</b> kite</p>' }, 'A red kite'],
  ['nothing where nothing is written', 'audio', {}, ''],
])('%s is what is spoken', (_what, name, siblings, words) => {
  expect(wordsBeside(name, siblings)).toBe(words);
});
