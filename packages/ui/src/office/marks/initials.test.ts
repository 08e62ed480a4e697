import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { initialsOf, tintOf } from './initials.ts';

describe('the initials of a person', () => {
  it.each([
    ['Adhiambo, Grace', 'GA'],
    ['Kiran Mehta', 'KM'],
    ['María Fernanda Álvarez', 'MÁ'],
    ['Madonna', 'M'],
    ['عبد الله, ليلى', 'لع'],
    ['👩‍🏫 Teacher', '👩‍🏫T'],
    ['', ''],
    [' , ', ''],
  ])('of %j are %j', (name, initials) => {
    expect(initialsOf(name)).toBe(initials);
  });
});

describe('the tint of a person', () => {
  it('is always one of the tints, and the same for the same name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 12 }), (name, tints) => {
        const tint = tintOf(name, tints);

        expect(Number.isInteger(tint) && tint >= 0 && tint < tints).toBe(true);
        expect(tintOf(name, tints)).toBe(tint);
      }),
    );
  });
});
