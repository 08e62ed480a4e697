import type { Description } from '@flink/make-kit/description/description.ts';
import { onOff } from '@flink/make-kit/description/field.ts';
import { describe, expect, test } from 'vitest';
import { beginningAt } from './draft-from.ts';
import { SCREEN_SIZES, scaleIn, USUAL_SCREEN } from './screen-sizes.ts';

const description = (options: Description['options']): Description => ({
  problems: {},
  data: {},
  options,
  unit: 'problem',
});
const data = {
  options: { randomOrder: true, fontSize: 18 },
  gameData: { problems: [{ id: 'a' }, { id: 'b' }, { id: 'c' }] },
  helpHtml: 'Help',
};

describe('the live preview', () => {
  test('begins with the problem that is being written, and the others follow it', () => {
    const shown = beginningAt(data, 1, description({ randomOrder: onOff(false) }));

    expect(shown.gameData).toEqual({ problems: [{ id: 'b' }, { id: 'c' }, { id: 'a' }] });
    expect(shown.helpHtml).toBe('Help');
  });

  test('does not leave to chance what comes first', () => {
    expect(beginningAt(data, 0, description({ randomOrder: onOff(false) })).options).toEqual({
      randomOrder: false,
      fontSize: 18,
    });
    expect(beginningAt(data, 0, description({})).options).toBe(data.options);
  });

  test.each([-1, 3, Number.NaN])('shows the activity as it is where there is no problem %s', (index) => {
    expect(beginningAt(data, index, description({}))).toBe(data);
  });

  test('shows what has no problems as it is', () => {
    const studio = { options: {}, gameData: { words: ['a'] } };

    expect(beginningAt(studio, 0, description({}))).toBe(studio);
  });
});

describe('a screen', () => {
  test('is drawn as large as its room allows, and never larger than it is', () => {
    expect(scaleIn(USUAL_SCREEN, { width: 512, height: null })).toBe(0.5);
    expect(scaleIn(USUAL_SCREEN, { width: 512, height: 192 })).toBe(0.25);
    expect(scaleIn(USUAL_SCREEN, { width: 5_000, height: 5_000 })).toBe(1);
    expect(scaleIn(USUAL_SCREEN, { width: 0, height: 0 })).toBe(0);
  });

  test('is one of those that learners have', () => {
    expect(SCREEN_SIZES.map(({ name }) => name)).toEqual(['phone', 'tablet', 'laptop']);
  });
});
