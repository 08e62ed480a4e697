import { describe, expect, test } from 'vitest';
import { authorType, readingFace } from './author-type.ts';

describe("an author's letters", () => {
  test('are those the author chose, with the font of the house behind them', () => {
    expect(authorType({ fontFamily: 'Courier New', fontColor: '#0A4B8c' })).toEqual({
      '--author-font': '"Courier New", var(--font-read)',
      '--author-color': '#0a4b8c',
    });
  });

  test.each([
    [{}],
    [{ fontFamily: 'Arial', fontColor: '#000' }],
    [{ fontFamily: 'arial', fontColor: '#000000' }],
    [{ fontFamily: 'Roboto' }],
    [null],
    ['Georgia'],
  ])('%j leaves the font and the ink of the house', (options) => {
    expect(authorType(options)).toBeUndefined();
  });

  test('what is no colour and no name of a font reaches no style', () => {
    expect(authorType({ fontFamily: 'x"}body{display:none', fontColor: 'url(//elsewhere)' })).toBeUndefined();
    expect(authorType({ fontFamily: 'Georgia', fontColor: '#12' })).toEqual({
      '--author-font': '"Georgia", var(--font-read)',
    });
  });
});

test('a text to read stands in the face of the house unless its author chose another', () => {
  expect(readingFace('Roboto')).toBe('var(--font-read)');
  expect(readingFace('Georgia')).toBe('"Georgia", var(--font-read)');
});

describe('a colour', () => {
  const shown = (fontColor: string) => authorType({ fontColor })?.['--author-color'];

  test.each(['#c00', '#0000ff', '#7b45c9'])('%s is dark enough for paper and stays', (colour) => {
    expect(contrastOnPaper(shown(colour) ?? '')).toBeCloseTo(contrastOnPaper(colour));
  });

  test.each(['#fff', '#ffff00', '#ffa500', '#0f0', '#0ff', '#ffc0cb'])(
    '%s is darkened until it can be read',
    (colour) => {
      expect(contrastOnPaper(shown(colour) ?? '')).toBeGreaterThanOrEqual(4.5);
      expect(contrastOnPaper(shown(colour) ?? '')).toBeLessThan(6);
    },
  );

  test('keeps its hue when it is darkened', () => {
    const [, red, green, blue] = /^#(..)(..)(..)$/.exec(shown('#ffa500') ?? '') ?? [];

    expect(Number.parseInt(red ?? '', 16)).toBeGreaterThan(Number.parseInt(green ?? '', 16));
    expect(blue).toBe('00');
  });
});

/** By the formula of WCAG 2, on --paper-100. */
function contrastOnPaper(colour: string): number {
  const luminance = (hex: string) => {
    const long = hex.length === 4 ? hex.replace(/[^#]/g, '$&$&') : hex;
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(long.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  return (luminance('#fff3df') + 0.05) / (luminance(colour) + 0.05);
}
