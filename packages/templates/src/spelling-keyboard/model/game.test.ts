import { expect, test } from 'vitest';
import { robot, type SpellingKeyboardEvent, type SpellingKeyboardState, start, step, view } from './game.ts';
import { dataSchema, optionsSchema } from './schema.ts';

const begun = (locale: string, problems: readonly object[], options: object = {}): SpellingKeyboardState => {
  const data = dataSchema.parse({
    problems: problems.map((problem, index) => ({ id: `p${index}`, ...problem })),
  });
  const first = start(data, optionsSchema.parse({ delayBeforeNext: 1, ...options }), 7, {
    players: 1,
    locale,
  });
  return step(first.state, { type: 'start' }).state;
};
const after = (state: SpellingKeyboardState, ...events: readonly SpellingKeyboardEvent[]) =>
  events.reduce((now, event) => step(now, event).state, state);
const keys = (...letters: readonly string[]): SpellingKeyboardEvent[] =>
  letters.map((key) => ({ type: 'write', key }));
const CHECK = { type: 'check' } as const;

test('given letters stand there, and writing goes to the free places between them', () => {
  const state = after(begun('en', [{ word: 'cat', letters: [0, 1, 0] }]), ...keys('c', 't'));

  expect(state.round.written).toEqual(['c', 'a', 't']);
});

test('a word written right is right, and heard and shown again', () => {
  const out = step(
    after(
      begun('en', [{ word: 'sun', audio: 'sun.mp3', image: 'sun.svg' }, { word: 'egg' }]),
      ...keys('s', 'u', 'n'),
    ),
    CHECK,
  );

  expect(out.state.phase).toBe('resolved');
  expect(out.state.said.lesson).toEqual({ word: { text: 'sun', audio: 'sun.mp3' }, image: 'sun.svg' });
  expect(out.state.counted).toEqual({ asked: 1, right: 1 });
});

test('wrong letters fall back, right ones stay, and the word no longer counts as right', () => {
  const state = after(begun('en', [{ word: 'sun' }]), ...keys('s', 'a', 'n'), CHECK);

  expect(state.round.written).toEqual(['s', null, 'n']);
  expect(state.round.missed).toEqual([1]);
  expect(after(state, ...keys('u'), CHECK).counted).toEqual({ asked: 1, right: 0 });
});

test('a wrong word is comforted with what it means and how it sounds, never with the word', () => {
  const problems = [{ word: 'sun', definition: 'It shines by day', audio: 'sun.mp3' }];

  expect(after(begun('en', problems), ...keys('x'), CHECK).said.lesson).toEqual({
    again: { text: 'It shines by day', audio: 'sun.mp3' },
  });
});

test('a beginning that is right is said to be, and costs nothing', () => {
  const state = after(begun('en', [{ word: 'sun' }]), ...keys('s', 'u'), CHECK);

  expect(state.round).toMatchObject({ rightSoFar: true, settled: [true, true, false] });
  expect(state.attempts).toBe(0);
});

test('delete removes the last letter that was entered, never a given or a found one', () => {
  const given = begun('en', [{ word: 'cat', letters: [0, 0, 1] }]);

  expect(after(given, ...keys('c', 'o'), { type: 'delete' }).round.written).toEqual(['c', null, 't']);
  expect(after(given, { type: 'delete' }).round.written).toEqual([null, null, 't']);
  const checked = after(given, ...keys('c'), CHECK, { type: 'delete' });
  expect(checked.round.written).toEqual(['c', null, 't']);
});

test('shift toggles case', () => {
  const state = begun('en', [{ word: 'Ana' }]);

  expect(after(state, { type: 'shift' }).round.shift).toBe(true);
  expect(after(state, { type: 'shift' }, { type: 'shift' }).round.shift).toBe(false);
});

test('a key clicks at half the volume', () => {
  const click = { type: 'sound', sound: { from: 'app', name: 'key-click' }, volume: 0.5 };
  const state = begun('en', [{ word: 'sun' }]);

  expect(step(state, { type: 'write', key: 's' }).effects).toEqual([click]);
  expect(step(state, { type: 'delete' }).effects).toEqual([click]);
  expect(step(state, { type: 'shift' }).effects).toEqual([click]);
});

test('the check button shows only when something was written', () => {
  const state = begun('en', [{ word: 'cat', letters: [1, 0, 0] }]);

  expect(view(state).canCheck).toBe(false);
  expect(view(after(state, ...keys('a'))).canCheck).toBe(true);
  expect(view(after(state, ...keys('a'), { type: 'delete' })).canCheck).toBe(false);
});

test('more letters than places are not written', () => {
  expect(after(begun('en', [{ word: 'go' }]), ...keys('g', 'o', 'a', 't')).round.written).toEqual(['g', 'o']);
});

test.each([
  ['sw', "ng'ombe", ['n', 'g', '’', 'o', 'm', 'b', 'e']],
  ['sw', 'nyumba', ['n', 'y', 'u', 'm', 'b', 'a']],
  ['sw', 'nyumba', ['ny', 'u', 'm', 'b', 'a']],
  ['hi', 'किताब', ['क', 'ि', 'त', 'ा', 'ब']],
  ['es', 'árbol', ['a', '\u0301', 'r', 'b', 'o', 'l']],
  ['am', 'ሰላም', ['ሰ', 'ላ', 'ም']],
  ['ar', 'كتاب', ['ك', 'ت', 'ا', 'ب']],
  ['en', 'ice cream', ['i', 'c', 'e', ' ', 'c', 'r', 'e', 'a', 'm']],
  ['en', 'umbrella', ['U', 'm', 'b', 'r', 'e', 'l', 'l', 'a']],
])('in %s, %s is written by %j', (locale, word, written) => {
  expect(after(begun(locale, [{ word }]), ...keys(...written), CHECK).phase).toBe('resolved');
});

/** Every vowel is given, as the library's games for beginners do. */
const vowelsGiven = (word: string) => Array.from(word, (letter) => (/[aeiou]/.test(letter) ? 1 : 0));

test.each([
  ['kahawa', ['k', 'h', 'w']],
  ['sahani', ['s', 'h', 'n']],
  ['kihindi', ['k', 'h', 'n', 'd']],
  ['sehemu', ['s', 'h', 'm']],
  ["ng'ombe", ['n', 'g', "'", 'm', 'b']],
])('%s is written by %j where the vowels are given', (word, written) => {
  const state = begun('sw', [{ word, letters: vowelsGiven(word) }]);

  expect(after(state, ...keys(...written), CHECK).phase).toBe('resolved');
});

test('letters that were missed on both sides of a settled one are written again, each in its own place', () => {
  const missed = after(begun('sw', [{ word: 'sahani' }]), ...keys('m', 'a', 'm', 'a', 'n', 'i'), CHECK);
  const state = after(missed, ...keys('s', 'h'));

  expect(state.round.written).toEqual(['s', 'a', 'h', 'a', 'n', 'i']);
});

test('the joiner inside a Persian word has no key', () => {
  const state = begun('fa', [{ word: 'می‌رود' }]);

  expect(after(state, ...keys('م', 'ی', 'ر', 'و', 'د'), CHECK).phase).toBe('resolved');
});

test('a letter of two signs is deleted as one', () => {
  const state = after(begun('sw', [{ word: "ng'ombe" }]), ...keys('n', 'g', "'"));

  expect(state.round.written[0]).toBe("ng'");
  expect(after(state, { type: 'delete' }).round.written[0]).toBeNull();
});

test('a part of a letter of two signs that is given keeps a place of its own', () => {
  const { round } = begun('sw', [{ word: 'chai', letters: [1, 0, 0, 0] }]);

  expect(round.slots.map(({ letter }) => letter)).toEqual(['c', 'h', 'a', 'i']);
});

test('a mask may count letters of two signs as one', () => {
  const { round } = begun('sw', [{ word: "ng'ombe", letters: [1, 0, 0, 0, 0] }]);

  expect(round.written).toEqual(["ng'", null, null, null, null]);
});

test('a clue gives the first open letter as long as two others are left', () => {
  const wrong = after(begun('en', [{ word: 'frog' }]), ...keys('x'), CHECK);
  const once = after(wrong, { type: 'clue' });

  expect(once.round.written).toEqual(['f', null, null, null]);
  expect(view(after(once, { type: 'clue' })).clue).toBeNull();
});

test('showing the answer writes the word', () => {
  const wrong = after(begun('en', [{ word: 'sun' }], { showAnswer: 1 }), ...keys('x'), CHECK);

  expect(after(wrong, { type: 'reveal' }).round.written).toEqual(['s', 'u', 'n']);
});

test('what was heard is the recording of the word', () => {
  const data = dataSchema.parse({ problems: [{ id: 'p', word: 'sun', audio: 'sun.mp3' }] });
  const { state } = start(data, optionsSchema.parse({}), 1, { players: 1, locale: 'en' });

  expect(step(state, { type: 'start' }).effects).toEqual([
    { type: 'sound', sound: { from: 'activity', file: 'sun.mp3' }, isTask: true },
  ]);
});

test('a robot uses shift where a capital is asked for', () => {
  const state = begun('en', [{ word: 'Ana' }]);

  expect(robot.move(state, 'right', 1)).toEqual({ type: 'shift' });
  const shifted = after(state, { type: 'shift' });
  expect(robot.move(shifted, 'right', 1)).toEqual({ type: 'write', key: 'A' });
});

test('a mask that gives all letters of its language gives none: something is to be written', () => {
  const { round } = begun('sw', [{ word: "ng'ombe", letters: [1, 1, 1, 1, 1] }]);

  expect(round.written).toEqual([null, null, null, null, null]);
});

test('Turkish capitals are written with shift', () => {
  const state = after(begun('tr', [{ word: 'İz' }]), { type: 'shift' }, ...keys('İ', 'z'), CHECK);

  expect(state.phase).toBe('resolved');
});
