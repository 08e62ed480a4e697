import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isWithin, valueAt, withValueAt } from './place.ts';

const document = { options: {}, gameData: { problems: [{ id: 'a', text: 'x' }, { id: 'b' }] } };

describe('a document', () => {
  test('has something else in one place, and the rest is the same object', () => {
    const changed = withValueAt(document, ['gameData', 'problems', 0, 'text'], 'y');

    expect(changed.gameData.problems[0]).toEqual({ id: 'a', text: 'y' });
    expect(changed.gameData.problems[1]).toBe(document.gameData.problems[1]);
    expect(changed.options).toBe(document.options);
    expect(document.gameData.problems[0]?.text).toBe('x');
  });

  test('stays itself where nothing changes', () => {
    expect(withValueAt(document, ['gameData', 'problems', 0, 'text'], 'x')).toBe(document);
  });

  test('loses what is set to nothing, and gets what was not there', () => {
    expect(
      withValueAt(document, ['gameData', 'problems', 0, 'text'], undefined).gameData.problems[0],
    ).toEqual({
      id: 'a',
    });
    expect(
      valueAt(withValueAt(document, ['options', 'look', 'font'], 'Arial'), ['options', 'look', 'font']),
    ).toBe('Arial');
  });

  test('gives nothing that is not its own', () => {
    expect(valueAt(document, ['__proto__'])).toBeUndefined();
    expect(valueAt(document, ['gameData', 'problems', 'length'])).toBe(2);
    expect(valueAt(document, ['gameData', 'toString'])).toBeUndefined();
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });

  test('has, wherever something was put, just that', () => {
    const key = fc.oneof(fc.constantFrom('a', 'b', 'text'), fc.nat(3));
    fc.assert(
      fc.property(
        fc.jsonValue(),
        fc.array(key, { minLength: 1, maxLength: 4 }),
        fc.string(),
        (json, place, put) => {
          const once = withValueAt(json, place, put);

          expect(valueAt(once, place)).toBe(put);
          expect(withValueAt(once, place, put)).toBe(once);
        },
      ),
    );
  });
});

test('a place is within itself and within what holds it', () => {
  expect(isWithin(['gameData', 'problems', 1, 'text'], ['gameData', 'problems', 1])).toBe(true);
  expect(isWithin(['gameData', 'problems', 1], ['gameData', 'problems', 1])).toBe(true);
  expect(isWithin(['gameData', 'problems', 10], ['gameData', 'problems', 1])).toBe(false);
});
