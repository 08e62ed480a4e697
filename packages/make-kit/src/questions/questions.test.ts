import { expect, test } from 'vitest';
import {
  count,
  file,
  fileByWord,
  group,
  marked,
  maskOf,
  piece,
  pieces,
  rich,
  rows,
  stage,
  text,
  texts,
} from '../description/field.ts';
import { takersOf } from './line-takers.ts';
import { problemOf } from './question-lines.ts';
import { blocksOf, mediaPlace, sortFiles, withMedia } from './questions.ts';

const CHOICE = { question: piece(), correctAnswer: piece(), incorrectAnswers: pieces({ most: 3 }) };
const takers = takersOf(CHOICE);
const P1 = { id: 'p1', locale: 'en' };

const read = (fields: Parameters<typeof takersOf>[0], ...lines: string[]) =>
  problemOf(lines, takersOf(fields), fields, P1);
const named = (...names: string[]) => names.map((name) => ({ name }));

test('blank lines part one question from the next, however many there are', () => {
  expect(blocksOf('\uFEFF\n\n One \r\n two\n \n\nthree\n')).toEqual([['One', 'two'], ['three']]);
  expect(blocksOf(' \n\n')).toEqual([]);
});

test('lines fill the pieces in their order, and the last list takes the rest', () => {
  const { problem, left } = problemOf(['Who barks?', 'dog', 'cat', 'cow'], takers, CHOICE, P1);

  expect(problem).toEqual({
    id: 'p1',
    question: { text: 'Who barks?' },
    correctAnswer: { text: 'dog' },
    incorrectAnswers: [{ text: 'cat' }, { text: 'cow' }],
  });
  expect(left).toEqual([]);
});

test('what has no place is told, what is missing stays empty', () => {
  expect(problemOf(['a', 'b', 'c', 'd', 'e', 'f', 'g'], takers, CHOICE, P1).left).toEqual(['f', 'g']);
  expect(problemOf(['a'], takers, CHOICE, P1).problem).toMatchObject({ correctAnswer: { text: '' } });
});

test('a word is written with brackets around the letters that are looked for', () => {
  const fields = {
    word: text(),
    letters: maskOf('word', 'letters'),
    options: texts({ most: 2 }),
    definition: text(),
  };

  expect(read(fields, 'c[a]t', 'b, d', 'It purrs').problem).toMatchObject({
    word: 'cat',
    letters: [1, 0, 1],
    options: ['b', 'd'],
    definition: 'It purrs',
  });
  expect(read(fields, 'ice [cream]', '-', 'It is cold').problem).toMatchObject({
    word: 'ice cream',
    letters: [1, 1, 1, 2, 0, 0, 0, 0, 0],
    options: [],
    definition: 'It is cold',
  });
  expect(read(fields, 'cat', 'b, c, d')).toMatchObject({ problem: { letters: [] }, left: ['d'] });
});

test('the words of a sentence and the syllables of a word are looked for in the same way', () => {
  const sentence = { sentence: text(), wordsMask: maskOf('sentence', 'words'), options: texts({ most: 5 }) };
  const syllables = { syllables: texts(), mask: maskOf('syllables', 'syllables') };

  expect(read(sentence, 'The [dog] barks.', 'cat', 'cow').problem).toMatchObject({
    sentence: 'The dog barks.',
    wordsMask: [1, 0, 1],
    options: ['cat', 'cow'],
  });
  expect(read(syllables, 'ba-[na]-na').problem).toMatchObject({
    syllables: ['ba', 'na', 'na'],
    mask: [1, 0, 1],
  });
});

test('gaps and words to click are marked in a text, which goes on over the lines that are left', () => {
  const gaps = { task: piece(), text: marked(), incorrectAnswers: texts({ most: 12 }) };
  const passage = { task: piece(), passage: marked() };

  expect(read(gaps, 'Fill in', 'A [cat] sat', 'dog', 'cow').problem).toMatchObject({
    task: { text: 'Fill in' },
    text: [
      { text: 'A ', marked: false },
      { text: 'cat', marked: true },
      { text: ' sat', marked: false },
    ],
    incorrectAnswers: ['dog', 'cow'],
  });
  expect(read(passage, 'Find', '[cat]', 'dog').problem.passage).toEqual([
    { text: 'cat', marked: true },
    { text: '\ndog', marked: false },
  ]);
});

test('a line of a definition and its word fills both lists, and one without a word is left out', () => {
  const fields = {
    questions: pieces({ most: 3, pairedWith: 'answers' }),
    answers: pieces({ most: 3, pairedWith: 'questions' }),
  };

  expect(read(fields, 'A young dog = puppy', 'nothing', '2 + 2 = 4 = four')).toMatchObject({
    problem: {
      questions: [{ text: 'A young dog' }, { text: '2 + 2 = 4' }],
      answers: [{ text: 'puppy' }, { text: 'four' }],
    },
    left: ['nothing'],
  });
});

test('pages, lists of words and the parts of a sentence are written as lines too', () => {
  const page = { width: 760, height: 490 };
  const letters = { size: 24, lineHeight: 1.5, inline: 12, block: 4 };
  const book = { boxes: stage(page, letters, 'image', 2), image: file('image') };
  const search = { title: text(), words: texts({ most: 20 }), wordsAudio: fileByWord('words', 'audio') };
  const noun = group({
    text: text(),
    definition: text({ optional: true }),
    categories: rows({ text: text(), example: text({ optional: true }) }, 2, 2),
    correctCategory: text(),
  });

  const boxes = read(book, 'Once', 'upon', 'a time');
  expect(boxes.problem.boxes).toMatchObject([{ text: 'Once' }, { text: 'upon' }]);
  expect(boxes.left).toEqual(['a time']);
  expect(read(search, 'Animals', 'cat', 'dog').problem).toMatchObject({
    title: 'Animals',
    words: ['cat', 'dog'],
  });
  expect(read({ text: rich() }, 'It rains.', 'Again.').problem.text).toBe('It rains.\nAgain.');
  expect(read({ noun }, 'kitabu | KI-VI = kiti viti, M-WA, U | KI-VI')).toMatchObject({
    problem: {
      noun: {
        text: 'kitabu',
        categories: [{ text: 'KI-VI', example: 'kiti viti' }, { text: 'M-WA' }],
        correctCategory: 'KI-VI',
      },
    },
    left: ['U'],
  });
});

test('numbers and switches are not written as lines', () => {
  expect(takersOf({ question: piece(), shown: count(1, 8, 2), items: pieces() })).toHaveLength(2);
});

test.each([
  ['1q.mp3', { problem: 0, field: 'question', at: 0, kind: 'audio' }],
  ['12Correct.PNG', { problem: 11, field: 'correctAnswer', at: 0, kind: 'image' }],
  ['2i3.jpeg', { problem: 1, field: 'incorrectAnswers', at: 2, kind: 'image' }],
  ['2i4.jpeg', null],
  ['2c2.mp3', null],
  ['0q.mp3', null],
  ['1z.mp3', null],
  ['q1.mp3', null],
  ['1q.wav', null],
])('%s is %j', (name, place) => {
  expect(mediaPlace(name, CHOICE)).toEqual(place);
});

test('a set of files is one text and what belongs to its questions', () => {
  expect(sortFiles(named('1q.mp3'), CHOICE)).toEqual({ ok: false, why: 'noTextFile' });
  expect(sortFiles(named('a.txt', 'b.TXT'), CHOICE)).toEqual({ ok: false, why: 'manyTextFiles' });
  expect(sortFiles(named('a.txt', 'b.doc', 'c.png'), CHOICE)).toEqual({
    ok: false,
    why: 'unsupportedFiles',
    names: ['b.doc', 'c.png'],
  });
  expect(sortFiles(named('1q.mp3', 'a.txt'), CHOICE)).toMatchObject({ ok: true, text: { name: 'a.txt' } });
});

test('a picture stands in place of its text, a sound beside it, and a list grows to its place', () => {
  const { problem } = problemOf(['a', 'b', 'c'], takers, CHOICE, P1);
  const at = (name: string) => mediaPlace(name, CHOICE) ?? expect.unreachable();

  const heard = withMedia(problem, at('1q.mp3'), 'q.mp3', CHOICE);
  const seen = withMedia(heard, at('1i3.png'), 'i.png', CHOICE);

  expect(seen).toMatchObject({
    question: { text: 'a', audio: 'q.mp3' },
    incorrectAnswers: [{ text: 'c' }, { text: '' }, { text: '', image: 'i.png' }],
  });
});

test('a sound of a word and a picture of a problem stand in the fields made for them', () => {
  const fields = {
    word: text(),
    image: file('image'),
    words: texts(),
    wordsAudio: fileByWord('words', 'audio'),
  };
  const problem = { id: 'p1', word: 'cat', words: ['cat', 'dog'], wordsAudio: {} };
  const put = (name: string, on: Readonly<Record<string, unknown>>) =>
    withMedia(on, mediaPlace(name, fields) ?? expect.unreachable(), name, fields);

  expect(put('1words2.mp3', put('1i.png', problem))).toEqual({
    ...problem,
    image: '1i.png',
    wordsAudio: { dog: '1words2.mp3' },
  });
});
