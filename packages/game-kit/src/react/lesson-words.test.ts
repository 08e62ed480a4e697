import type { Translate } from '@flink/ui/texts/texts.tsx';
import { expect, test } from 'vitest';
import games from '../../../../content/strings/games.json' with { type: 'json' };
import type { Lesson } from '../model/loop/lesson.ts';
import { lessonParts, lessonWords } from './lesson-words.ts';

const t: Translate = (key, params) => [key, ...Object.values(params ?? {})].join(' ');
const said = (verdict: 'right' | 'wrong', lesson: Lesson, turn = 1) =>
  lessonWords({ verdict, lesson, turn }, t);
const [cat, apple, tea] = [{ text: 'cat' }, { text: 'apple' }, { text: 'tea' }];

test('right names the word, and praises where there is none', () => {
  expect(said('right', { word: cat })).toBe('games.lesson.right.2 cat');
  expect(said('right', {})).toBe('games.praise.2');
});

test('wrong says what was touched and what to listen for', () => {
  expect(said('wrong', { touched: apple, again: tea })).toBe('games.lesson.wrong.2 apple tea');
  expect(said('wrong', { touched: apple })).toBe('games.lesson.touched.2 apple');
  expect(said('wrong', { again: tea })).toBe('games.lesson.again.2 tea');
  expect(said('wrong', {})).toBe('games.comfort.2');
});

test('a long question is heard once more, and not written into the bubble', () => {
  const lesson = { touched: apple, again: { text: 'Touch the shape between the hexagon and the pentagon.' } };

  expect(said('wrong', lesson)).toBe('games.lesson.touched.2 apple');
  expect(lessonParts({ verdict: 'wrong', lesson, turn: 1 }, t)).toContainEqual({ named: lesson.again });
});

test('what lies in a wrong place is named, and how to go on is told in any case', () => {
  expect(said('wrong', { misplaced: apple })).toBe('games.lesson.misplaced apple');
  expect(said('wrong', { misplaced: null })).toBe('games.lesson.swap');
});

test('a name that is a sentence ends it by one mark', () => {
  const found: Translate = (_key, params) => `You found it: \u2068${params?.['word']}\u2069!`;
  const praised = (text: string) =>
    lessonWords({ verdict: 'right', lesson: { word: { text } }, turn: 1 }, found).replaceAll(
      /[\u2068\u2069]/g,
      '',
    );

  expect(praised('I show the muscle in my arm.')).toBe('You found it: I show the muscle in my arm!');
  expect(praised('Who is there?')).toBe('You found it: Who is there?');
  expect(praised('arm')).toBe('You found it: arm!');
});

test('no sentence of the house begins with a name, which may be in lower case', () => {
  const named = Object.entries(games).filter(([key]) => key.startsWith('games.lesson.'));
  const sentences = named.flatMap(([, texts]) => Object.values(texts));

  expect(sentences.length).toBeGreaterThan(0);
  for (const sentence of sentences) expect(sentence).not.toMatch(/(^|[.!?]\s+)[¡¿]?\{/u);
});

test('the next answer is spoken of in another way', () => {
  const ways = [1, 2, 3, 4].map((turn) => said('right', { word: cat }, turn));
  expect(new Set(ways).size).toBe(4);
});

const english: Translate = (_key, params) =>
  `\u2068${params?.['touched']}\u2069? Listen: ${params?.['again']}.`;

test('it is spoken in parts, names by themselves, without marks and lone stops', () => {
  const recorded = { text: 'tea', audio: 'tea.mp3' };
  const told = { verdict: 'wrong', lesson: { touched: apple, again: recorded }, turn: 1 } as const;

  expect(lessonParts(told, english)).toEqual([{ named: apple }, { house: '? Listen:' }, { named: recorded }]);
});

test('a question that was only recorded is heard after the words', () => {
  const again = { text: '', audio: 'tea.mp3' };

  expect(lessonParts({ verdict: 'wrong', lesson: { touched: apple, again }, turn: 1 }, t)).toEqual([
    { house: 'games.lesson.touched.2' },
    { named: apple },
    { named: again },
  ]);
});
