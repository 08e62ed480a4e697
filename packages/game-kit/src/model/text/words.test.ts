import { expect, test } from 'vitest';
import { wordsOf } from './words.ts';

test.each([
  ['The cat sleeps.', ['The', 'cat', 'sleeps.']],
  ['  “Where is it?”  asked Leo. ', ['“Where', 'is', 'it?”', 'asked', 'Leo.']],
  ["Ng'ombe wa shangazi ni mweupe-mweusi.", ["Ng'ombe", 'wa', 'shangazi', 'ni', 'mweupe-mweusi.']],
  ['Bonjour ! Ça va ?', ['Bonjour\u00a0!', 'Ça', 'va\u00a0?']],
  ['— Hola, Ana —dijo.', ['—\u00a0Hola,', 'Ana', '—dijo.']],
  ['¿Qué es?', ['¿Qué', 'es?']],
  ['أين القط، يا ليو؟', ['أين', 'القط،', 'يا', 'ليو؟']],
  ['我们喜欢玩。', ['我们', '喜欢', '玩。']],
  ['「猫」は寝る。', ['「猫」', 'は', '寝る。']],
])('%s is put together of its words with their marks', (sentence, words) => {
  expect(wordsOf(sentence, 'en')).toEqual(words);
});

test('a script without spaces is cut by its dictionary', () => {
  const words = wordsOf('แมวนอนบนเตียง', 'th');

  expect(words.join('')).toBe('แมวนอนบนเตียง');
  expect(words.length).toBeGreaterThanOrEqual(3);
});
