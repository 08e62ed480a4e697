import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { themeNames } from '../play/scene/themes.ts';

const css = readFileSync(new URL('./play.css', import.meta.url), 'utf8');
const [usual = '', strong = ''] = css.split('@media (prefers-contrast: more)');
const coloursIn = (rules: string) =>
  [...rules.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})/g)].map(
    ([, name = '', value = '']) => [name, value] as const,
  );

/** How much the words must stand out: WCAG AA, and AAA where the system asks for more contrast. */
const PALETTES = [
  { palette: 'usual', colours: new Map(coloursIn(usual)), words: 4.5 },
  { palette: 'strong', colours: new Map([...coloursIn(usual), ...coloursIn(strong)]), words: 7 },
];

const ANSWERS = ['purple', 'red', 'orange', 'blue', 'green'];
const INKS = [
  ['ink-900', 'paper-50'],
  ['ink-900', 'paper-200'],
  ['ink-900', 'sun-400'],
  ['ink-700', 'paper-50'],
  ['ink-700', 'paper-200'],
  ['ink-500', 'paper-0'],
  ['wrong', 'paper-50'],
  ['wrong', 'wrong-tint'],
  ['paper-0', 'feather-600'],
  ['paper-0', 'wrong'],
] as const;

describe.each(PALETTES)('the $palette colours', ({ colours, words }) => {
  function luminance(name: string): number {
    const colour = colours.get(name);
    if (!colour) throw new Error(`play.css has no colour --${name}`);
    const [red = 0, green = 0, blue = 0] = [1, 3, 5]
      .map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
      .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  }

  function contrast(one: string, other: string): number {
    const [dark = 0, light = 0] = [luminance(one), luminance(other)].toSorted((a, b) => a - b);
    return (light + 0.05) / (dark + 0.05);
  }

  test.each(ANSWERS)('let words be read on the answer colour %s', (colour) => {
    expect(contrast(`${colour}-on`, colour)).toBeGreaterThanOrEqual(words);
  });

  test.each(ANSWERS)('let the large words of a tried answer be read on the tint of %s', (colour) => {
    expect(contrast(`${colour}-deep`, `${colour}-tint`)).toBeGreaterThanOrEqual(3);
  });

  test.each(INKS)('let words in %s be read on %s', (ink, paper) => {
    expect(contrast(ink, paper)).toBeGreaterThanOrEqual(words);
  });

  test.each(['paper-50', 'paper-200', 'wrong-tint'])('let the edge of a control be seen on %s', (paper) => {
    expect(contrast('ink-500', paper)).toBeGreaterThanOrEqual(3);
  });
});

test.each(themeNames)('the scene %s sets its shade, sky and veil', (scene) => {
  const rule = css.slice(css.indexOf(`[data-scene="${scene}"]`)).split('}')[0];

  expect(rule).toMatch(/--shade:.*--scene-sky:.*--scene-veil:/s);
});
