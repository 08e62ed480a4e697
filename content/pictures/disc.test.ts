import { expect, test } from 'vitest';
import { nounCategories } from '../words/nouns.ts';
import { categoryTint, discOf, OTHER_TINT, type Tint } from './disc.ts';
import { flatPicture } from './flat-picture.ts';
import { mainHue } from './paper/main-hue.ts';
import type { Ramp } from './paper/palette.ts';

const HUES: Readonly<Record<Tint, readonly Ramp[]>> = {
  green: ['green'],
  orange: ['orange', 'yellow', 'brown'],
  blue: ['blue'],
  purple: ['purple'],
  red: ['red', 'pink'],
  teal: ['teal'],
};

test('a picture lies on the disc of its category, and on another where it would drown in it', () => {
  const expected = new Map<string, Tint>();
  for (const [category, nouns] of nounCategories) {
    const tint = categoryTint(category);
    for (const { en, icon } of nouns) {
      const drowns = HUES[tint].includes(mainHue(flatPicture(icon) ?? ''));
      expected.set(en, drowns ? OTHER_TINT[tint] : tint);
    }
  }

  expect(new Map([...expected.keys()].map((en) => [en, discOf(en)]))).toEqual(expected);
});
