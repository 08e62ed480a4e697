import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { begin, change, rebase, redo, settle, undo } from './history.ts';

const at = (when: number, field = 'word') => ({ at: [field], when });

describe('a step', () => {
  test('is taken back and done again', () => {
    const two = change(change(begin('a'), 'b'), 'c');

    expect(undo(two).present).toBe('b');
    expect(undo(undo(two)).present).toBe('a');
    expect(undo(undo(undo(two))).present).toBe('a');
    expect(redo(undo(two)).present).toBe('c');
  });

  test('after taking back leaves nothing to do again', () => {
    expect(redo(change(undo(change(begin('a'), 'b')), 'x')).present).toBe('x');
  });

  test('is a whole word typed in one field, until the field is left', () => {
    const word = ['c', 'ca', 'cat'].reduce((history, text) => change(history, text, at(0)), begin(''));

    expect(undo(word).present).toBe('');
    expect(undo(change(settle(word), 'cats', at(0))).present).toBe('cat');
    expect(undo(change(word, 'x', at(0, 'other'))).present).toBe('cat');
  });

  test('of letters is known as one until another kind of step comes, also after its field was left', () => {
    const word = change(begin(''), 'c', at(0));

    expect(settle(word).isWritten).toBe(true);
    expect(undo(word).isWritten).toBe(false);
    expect(change(word, 'x').isWritten).toBe(false);
  });

  test('ends with a pause between two letters', () => {
    const word = change(change(begin(''), 'c', at(0)), 'ca', at(1_499));

    expect(undo(word).present).toBe('');
    expect(undo(change(word, 'cat', at(2_999))).present).toBe('ca');
  });

  test('ends by itself where somebody writes without a pause', () => {
    const letters = Array.from({ length: 40 }, (_, index) => index + 1);
    const text = letters.reduce(
      (history, letter) => change(history, 'x'.repeat(letter), at(letter * 375)),
      begin(''),
    );

    expect(text.past).toHaveLength(3);
    expect(undo(text).present.length).toBeGreaterThan(20);
  });

  test('that changes nothing is none', () => {
    const one = change(begin('a'), 'b');

    expect(change(one, 'b')).toBe(one);
  });
});

test('some hundred steps are kept', () => {
  const many = Array.from({ length: 1_000 }, (_, step) => step + 1).reduce(
    (history, step) => change(history, step),
    begin(0),
  );

  const back = Array.from({ length: 1_000 }).reduce<typeof many>((history) => undo(history), many);

  expect(back.present).toBe(700);
});

test('what another author saved stands in every step', () => {
  const history = undo(change(change(begin(['a']), ['a', 'b']), ['a', 'b', 'c']));
  const brought = rebase(history, (document) => ['theirs', ...document]);

  expect(brought.present).toEqual(['theirs', 'a', 'b']);
  expect(undo(brought).present).toEqual(['theirs', 'a']);
  expect(redo(brought).present).toEqual(['theirs', 'a', 'b', 'c']);
});

test('taking back as often as was done leads to the beginning, and forward again to the end', () => {
  fc.assert(
    fc.property(fc.array(fc.string(), { maxLength: 50 }), (texts) => {
      const done = texts.reduce((history, text) => change(history, text), begin('start'));
      const back = done.past.reduce((history) => undo(history), done);
      const forth = done.past.reduce((history) => redo(history), back);

      expect(back.present).toBe('start');
      expect(forth.present).toBe(done.present);
    }),
  );
});
