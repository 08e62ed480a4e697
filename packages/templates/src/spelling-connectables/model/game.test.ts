import { playThrough } from '@flink/game-kit/model/loop/play-through.ts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { robot, start, step } from './game.ts';
import { template } from './index.ts';
import { boxesIn, fontScale, gridFor } from './letters.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const leo = { firstname: 'Leo', lastname: 'García López' };

function begin(problems: object[], learner?: typeof leo) {
  const data = dataSchema.parse({
    problems: problems.map((problem, index) => ({ id: `p${index}`, word: '', ...problem })),
  });
  const setting = { players: 1, locale: 'en', learner };
  return step(start(data, optionsSchema.parse({}), 1, setting).state, { type: 'start' }).state;
}
const lineOf = (problem: object, learner?: typeof leo) =>
  begin([problem], learner).round.line.map(
    ({ text, kind }) => `${text}${{ free: '', fixed: '!', breaker: '/' }[kind]}`,
  );

describe('spec 2 §9', () => {
  test.each([
    [1, 16, 1],
    [16, 16, 1],
    [17, 25, 0.8],
    [25, 25, 0.8],
    [26, 35, 0.64],
    [35, 35, 0.64],
  ])('%i letters lie in %i boxes, their letters scaled by %d', (letters, boxes, scale) => {
    const { round } = begin([{ word: 'ab'.repeat(18).slice(0, letters), options: ['x', 'y'] }]);

    expect(round.boxes).toHaveLength(boxes);
    expect(boxesIn(gridFor(letters))).toBe(boxes);
    expect(fontScale(boxes)).toBeCloseTo(scale);
  });

  test('the boards of the drawing: 4 × 4, 5 × 5, 7 × 5', () => {
    expect([16, 25, 35].map(gridFor)).toEqual([
      { columns: 4, rows: 4 },
      { columns: 5, rows: 5 },
      { columns: 5, rows: 7 },
    ]);
  });
});

describe('the mask', () => {
  test('0 is free, 1 is given and not on the board, 2 parts two words', () => {
    const { round } = begin([{ word: 'sun set', letters: [0, 1, 0, 2, 0, 0, 0], options: ['x'] }]);

    expect(lineOf({ word: 'sun set', letters: [0, 1, 0, 2, 0, 0, 0] })).toEqual([
      's',
      'u!',
      'n',
      ' /',
      's',
      'e',
      't',
    ]);
    expect(round.boxes.filter((text) => text !== null).toSorted()).toEqual(['e', 'n', 's', 's', 't', 'x']);
  });

  test('a hyphen or an apostrophe may part words, or be a letter; a space always parts', () => {
    expect(lineOf({ word: 'yo-yo', letters: [0, 0, 2, 0, 0] })).toEqual(['y', 'o', '-/', 'y', 'o']);
    expect(lineOf({ word: "ng'ombe" })).toEqual(['n', 'g', "'", 'o', 'm', 'b', 'e']);
    expect(lineOf({ word: ' a  b ', options: ['x'] })).toEqual(['a', ' /', 'b']);
  });

  test('counts letters as a reader does', () => {
    expect(lineOf({ word: 'किताब', letters: [0, 1, 0] })).toEqual(['कि', 'ता!', 'ब']);
    expect(lineOf({ word: 'cafe\u0301' })).toEqual(['c', 'a', 'f', 'é']);
    expect(lineOf({ word: 'สวัสดี' })).toEqual(['ส', 'วั', 'ส', 'ดี']);
    expect(lineOf({ word: 'ሰላም' })).toEqual(['ሰ', 'ላ', 'ም']);
  });
});

describe('the name of the learner', () => {
  const named = (useNameMode: string, learner?: typeof leo) =>
    lineOf({ useName: true, useNameMode, word: 'cat' }, learner).join('').replaceAll(' /', ' ');

  test('is spelled as the first name, the last name, or both', () => {
    expect(named('first', leo)).toBe('Leo');
    expect(named('last', leo)).toBe('García López');
    expect(named('both', leo)).toBe('Leo García López');
  });

  test('is the other one where the wanted one is missing, and a shorter one where it has no boxes', () => {
    expect(named('last', { firstname: 'Leo', lastname: '' })).toBe('Leo');
    expect(named('both', { firstname: 'Leo', lastname: 'x'.repeat(36) })).toBe('Leo');
  });

  test('is the fox’s where nobody is known', () => {
    expect(named('both')).toBe('Fletcher Fox');
  });

  test('is spelled without the signs that nobody sees, and is another’s where it has no others', () => {
    expect(named('first', { firstname: '\u202eLeo\u200b\u0007', lastname: '' })).toBe('Leo');
    expect(named('first', { firstname: '\u200d\u200b', lastname: 'Fox' })).toBe('Fox');
    expect(named('both', { firstname: '\u2066\u2069', lastname: '\ufeff' })).toBe('Fletcher Fox');
    expect(named('first', { firstname: '👩‍👧 می‌خواهم', lastname: '' })).toBe('👩‍👧 می‌خواهم');
  });

  test('can be joined to its end, whatever it is written in', () => {
    const odd = fc.constantFrom(
      'ا',
      'ل',
      'é',
      'e\u0301',
      'कि',
      '👩‍👧',
      '🇰🇪',
      ' ',
      '-',
      "'",
      '\u200d',
      '\u202e',
      'ß',
      'a',
    );
    const name = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 40 }),
      fc.array(odd, { maxLength: 40 }).map((parts) => parts.join('')),
      fc.constant('x'.repeat(500)),
    );
    fc.assert(
      fc.property(
        name,
        name,
        fc.constantFrom('first', 'last', 'both'),
        (firstname, lastname, useNameMode) => {
          let state = begin([{ useName: true, useNameMode }], { firstname, lastname });
          expect(state.round.line.map(({ text }) => text).filter((text) => !/[^\p{C}]/u.test(text))).toEqual(
            [],
          );

          for (let move = 0; move < 40 && state.phase === 'playing'; move += 1) {
            const next = robot.move(state, 'right', 1);
            if (next) state = step(state, next).state;
          }

          expect(state).toMatchObject({ phase: 'resolved', attempts: 0 });
        },
      ),
    );
  });

  test('is heard by voice: a recording of the author is about the task', () => {
    const { round } = begin([{ useName: true, audio: 'task.mp3' }], leo);

    expect(round).toMatchObject({ whole: { text: 'Leo' }, question: { audio: 'task.mp3' } });
    expect(round.whole.audio).toBeUndefined();
  });
});

test('a word is heard as it comes, and a problem counts once, however many words it has', () => {
  const data = dataSchema.parse({
    problems: [
      { id: 'a', word: 'sun set', options: ['x'], audio: 'sunset.mp3' },
      { id: 'b', word: 'cat', options: ['x'] },
    ],
  });
  const content = { options: optionsSchema.parse({}), gameData: data };
  const first = start(data, content.options, 1, { players: 1, locale: 'en' });

  expect(step(first.state, { type: 'start' }).effects).toEqual([
    { type: 'sound', sound: { from: 'activity', file: 'sunset.mp3' }, isTask: true },
  ]);
  for (const [aim, right] of [
    ['right', 2],
    ['wrong', 0],
  ] as const)
    expect(playThrough(template, content, 1, { aim }).results).toMatchObject([
      {
        kind: 'score',
        score: {
          allProblemsCount: 2,
          problemsAnsweredCorrectly: right,
          problemsAnsweredIncorrectly: 2 - right,
        },
      },
    ]);
});

test('a wrong answer passes the turn, a right one wins its points', () => {
  const data = dataSchema.parse({ problems: [{ id: 'a', word: 'sun set', options: ['x'] }] });
  const content = { options: optionsSchema.parse({}), gameData: data };

  const players = (aim: 'right' | 'wrong') =>
    playThrough(template, content, 1, { aim, players: 2 }).states.at(-1)?.players?.points;

  expect(players('right')).toEqual([500, 0]);
  expect(players('wrong')).toEqual([0, 400]);
});
