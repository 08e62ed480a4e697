import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clampNumber, keptLetters, numberInWords, numberOf, steppedNumber } from './typed-number.ts';

const WHOLE = { min: 0, decimals: 0 };
const MONEY = { min: 0, max: 1_000_000, decimals: 2 };

describe('a number that is typed', () => {
  it.each([
    ['12', WHOLE, '12'],
    ['1,234', WHOLE, '1,234'],
    ['12.9', WHOLE, '12.9'],
    ['12.12345', WHOLE, '12.12'],
    ['a1b2', WHOLE, '12'],
    ['-5', WHOLE, '5'],
    ['-5', { decimals: 0 }, '-5'],
    ['1,234.567', MONEY, '1,234.56'],
    ['.5', MONEY, '.5'],
    ['1.2.3', MONEY, '1.23'],
    ['12.', MONEY, '12.'],
  ])('%j keeps of its letters %j', (typed, rule, kept) => {
    expect(keptLetters(typed, rule)).toBe(kept);
  });

  it.each(['', '-', '.', '-.'])('%j is no number yet', (letters) => {
    expect(numberOf(letters)).toBeNull();
  });

  it.each([
    ['1,250', 1250],
    ['-1,250,000.5', -1_250_000.5],
    ['0,45', 0.45],
    ['12,', 12],
    ['1,2', 1.2],
    ['1,25,000', 125_000],
  ])('%j is the number %d, whichever way it is written', (letters, number) => {
    expect(numberOf(letters)).toBe(number);
  });

  it('is whole where only whole ones can be, when it is left', () => {
    expect(clampNumber(10.5, WHOLE)).toBe(11);
    expect(clampNumber(0.455, MONEY)).toBe(0.46);
    expect(clampNumber(0.45, MONEY)).toBe(0.45);
  });

  it('is kept between its limits when it is left', () => {
    expect(clampNumber(101, { max: 100, decimals: 0 })).toBe(100);
    expect(clampNumber(-1, WHOLE)).toBe(0);
    expect(clampNumber(50, { min: 0, max: 100, decimals: 0 })).toBe(50);
  });

  it('is read with its thousands apart and its decimals whole', () => {
    expect(numberInWords(1_250, 2)).toBe('1,250.00');
    expect(numberInWords(-1_250_000, 0)).toBe('-1,250,000');
    expect(numberInWords(null, 2)).toBe('');
  });

  it('goes by steps without the crumbs of fractions, and not beyond its limits', () => {
    expect(steppedNumber(0.1, 0.2, MONEY)).toBe(0.3);
    expect(steppedNumber(null, 1, { min: 1, decimals: 0 })).toBe(1);
    expect(steppedNumber(100, 1, { max: 100, decimals: 0 })).toBe(100);
  });

  it('is the same again when what the page wrote is typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1_000_000_00, max: 1_000_000_00 }), (cents) => {
        const written = numberInWords(cents / 100, 2);

        expect(numberOf(keptLetters(written, { decimals: 2 }))).toBe(cents / 100);
      }),
    );
  });
});
