import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { markedBetween, rewritten, textOfRuns, toggled, tokensOfRuns } from './marked-runs.ts';

const plain = (text: string) => [{ text, marked: false }];

describe('a word that is pressed', () => {
  test('is marked, and pressed again no longer', () => {
    const once = toggled(plain('The cat sleeps.'), 4, 3);

    expect(once).toEqual([
      { text: 'The ', marked: false },
      { text: 'cat', marked: true },
      { text: ' sleeps.', marked: false },
    ]);
    expect(toggled(once, 4, 3).every(({ marked }) => !marked)).toBe(true);
  });

  test('beside a marked one is a gap of its own', () => {
    const two = toggled(toggled(plain('猫狗'), 0, 1), 1, 1);

    expect(two).toEqual([
      { text: '猫', marked: true },
      { text: '狗', marked: true },
    ]);
  });
});

describe('a text that is written on', () => {
  const runs = toggled(plain('The cat sleeps.'), 4, 3);
  const markedIn = (text: string) =>
    rewritten(runs, text)
      .filter(({ marked }) => marked)
      .map((run) => run.text);

  test('keeps its marked words before and behind the change', () => {
    expect(markedIn('The cat sleeps well.')).toEqual(['cat']);
    expect(markedIn('Now the cat sleeps.')).toEqual(['cat']);
    expect(markedIn('The cart sleeps.')).toEqual(['cart']);
    expect(markedIn('The dog sleeps.')).toEqual([]);
  });

  test('is just what was written, whatever it was before', () => {
    const run = fc.record({ text: fc.string({ minLength: 1 }), marked: fc.boolean() });
    fc.assert(
      fc.property(fc.array(run), fc.string(), (before, next) => {
        expect(textOfRuns(rewritten(before, next))).toBe(next);
      }),
    );
  });
});

test('the words to press are those of the language, and none of the text is lost', () => {
  const tokens = tokensOfRuns(toggled(plain('Un perro.'), 3, 5), 'es');

  expect(tokens.filter(({ isWord }) => isWord).map(({ text, marked }) => [text, marked])).toEqual([
    ['Un', false],
    ['perro', true],
  ]);
  expect(tokens.map(({ text }) => text).join('')).toBe('Un perro.');
});

test('several words that were selected are one gap, without the blanks around them', () => {
  const runs = [{ text: 'The kite flew up high.', marked: false }];

  const marked = markedBetween(runs, 8, 17);

  expect(marked).toEqual([
    { text: 'The kite ', marked: false },
    { text: 'flew up', marked: true },
    { text: ' high.', marked: false },
  ]);
  expect(markedBetween(marked, 9, 16)).toEqual(runs);
});

test('a selection over a gap and more makes it larger', () => {
  const runs = [
    { text: 'The ', marked: false },
    { text: 'kite', marked: true },
    { text: ' flew', marked: false },
  ];

  expect(markedBetween(runs, 0, 8)).toEqual([
    { text: 'The kite', marked: true },
    { text: ' flew', marked: false },
  ]);
  expect(markedBetween(runs, 8, 9)).toEqual(runs);
});
