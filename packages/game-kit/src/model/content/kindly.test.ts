import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  answersOf,
  asPiece,
  asPieces,
  kindProblems,
  pairsOf,
  questionOf,
  specificFeedbackOf,
} from './kindly.ts';

describe('a piece', () => {
  test.each([
    ['its words alone', 'cat', { text: 'cat' }],
    ['a number', 7, { text: '7' }],
    ['nothing', null, { text: '' }],
    ['files that are not there', { text: 'cat', image: null, audio: null }, { text: 'cat' }],
    [
      'another name of its recording',
      { text: 'cat', audioPath: 'cat.mp3' },
      { text: 'cat', audio: 'cat.mp3' },
    ],
    ['both names', { audio: 'a.mp3', audioPath: 'b.mp3' }, { audio: 'a.mp3' }],
    [
      'more than it needs',
      { id: 'a1', text: 'cat', correct: true },
      { id: 'a1', text: 'cat', correct: true },
    ],
  ])('may be stored as %s', (_name, stored, piece) => {
    expect(asPiece(stored)).toEqual(piece);
  });

  test('alone is a list of one, and no list stays none', () => {
    expect(asPieces('cat')).toEqual([{ text: 'cat' }]);
    expect(asPieces(['cat', null])).toEqual([{ text: 'cat' }, { text: '' }]);
    expect(asPieces(undefined)).toBeUndefined();
  });
});

describe('what is asked', () => {
  test.each([
    ['a question', { question: 'Which?' }, { text: 'Which?' }],
    ['a list of questions', { questions: [{ text: 'Which?' }] }, { text: 'Which?' }],
    [
      'problem text and audio',
      { problem: 'Which?', audio: 'which.mp3' },
      { text: 'Which?', audio: 'which.mp3' },
    ],
    ['audio alone', { audio: 'which.mp3', problem: null }, { text: '', audio: 'which.mp3' }],
    [
      'questions and a problem text',
      { questions: [{ text: 'Look!' }, { image: 'dog.svg' }], problem: 'Who is it?' },
      { text: 'Look! Who is it?', image: 'dog.svg' },
    ],
    ['nothing', { correctAnswer: 'dog' }, undefined],
  ])('may be stored as %s', (_name, problem, question) => {
    expect(questionOf(problem)).toEqual(question);
  });
});

test('what cannot be made a text is no reason to refuse the rest', () => {
  const stubborn = { toString: false };

  expect(questionOf({ questions: [{ text: stubborn }, { text: 'What is it?' }] })).toEqual({
    text: 'What is it?',
  });
  expect(
    answersOf({
      correct: { text: 'cat', id: stubborn },
      incorrect: ['dog'],
      specificFeedback: ['Yes!', 'No.'],
    }),
  ).toMatchObject({ right: [{ feedbackText: 'Yes!' }] });
});

describe('the answers', () => {
  const dog = { text: 'dog' };
  const cat = { text: 'cat' };

  test.each([
    ['two lists', { correctAnswers: ['dog'], incorrectAnswers: [cat] }],
    ['one and a list', { correctAnswer: dog, incorrectAnswers: ['cat'] }],
    ['lists by their short names', { correct: [dog], incorrect: [cat] }],
  ])('may be stored as %s', (_name, problem) => {
    expect(answersOf(problem)).toEqual({ right: [dog], wrong: [cat] });
  });

  test('may be one list with a flag', () => {
    const answers = [
      { id: 'a', text: 'cat', correct: false },
      { id: 'b', text: 'dog', correct: true },
    ];

    expect(answersOf({ answers })).toEqual({ right: [answers[1]], wrong: [answers[0]] });
  });

  test('may have what is said about them beside them, in their order or by their ids', () => {
    const said = { feedbackText: 'It barks.', feedbackAudio: 'woof.mp3' };

    expect(
      answersOf({ correctAnswer: dog, incorrectAnswers: [cat], specificFeedback: [said, 'It meows.'] }),
    ).toEqual({ right: [{ ...dog, ...said }], wrong: [{ ...cat, feedbackText: 'It meows.' }] });
    expect(
      answersOf({ answers: [{ id: 'b', text: 'dog', correct: 'true' }], specificFeedback: { b: said } })
        .right,
    ).toEqual([{ id: 'b', text: 'dog', correct: 'true', ...said }]);
    expect(specificFeedbackOf({ specificFeedback: [said] })).toBe(true);
    expect(specificFeedbackOf({ specificFeedback: 'false' })).toBe('false');
  });
});

test('pairs may be stored one by one, as a list, or in two lists', () => {
  const pairs = [
    { question: { text: 'moo' }, answer: { text: 'cow' } },
    { question: { text: 'meow' }, answer: { text: 'cat' } },
  ];

  expect(pairsOf({ questions: ['moo', 'meow'], answers: ['cow', { text: 'cat' }] })).toEqual(pairs);
  expect(pairsOf({ pairs })).toEqual(pairs);
  expect(pairsOf({ question: 'moo', answer: 'cow' })).toEqual(pairs.slice(0, 1));
  expect(pairsOf({ id: 'p1' })).toEqual([]);
});

describe('problems', () => {
  const read = kindProblems((problem) => problem);
  const idsOf = (...problems: unknown[]) => {
    const { gameData } = read({ options: {}, gameData: { problems } });
    return (gameData as { problems: { id: string }[] }).problems.map(({ id }) => id);
  };

  test('without an id get one by their place, which no other has', () => {
    expect(idsOf({}, { id: 'p3' }, {}, { id: 7 }, { id: null }, { id: '' })).toEqual([
      'p1',
      'p3',
      'p3-p',
      '7',
      'p5',
      'p6',
    ]);
  });

  test('have ids of their own, the same whenever they are read', () => {
    const ids = fc.array(fc.record({ id: fc.constantFrom(undefined, null, '', 'p1', 'p2', 'p2-p', 2) }));
    fc.assert(
      fc.property(ids, (problems) => {
        const given = problems.flatMap(({ id }) =>
          id === undefined || id === null || id === '' ? [] : [String(id)],
        );
        const made = idsOf(...problems);

        expect(made).toEqual(idsOf(...problems));
        expect(new Set(made).size).toBe(problems.length - (given.length - new Set(given).size));
      }),
    );
  });

  test('that are none, and data without any, stay as they are', () => {
    expect(read({ options: null, gameData: { problems: ['cat', null] } })).toEqual({
      options: null,
      gameData: { problems: ['cat', null] },
    });
    expect(read({ options: { fontColor: null }, gameData: 7 })).toEqual({ options: {}, gameData: 7 });
  });
});
