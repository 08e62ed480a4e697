import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { describe, expect, test } from 'vitest';
import { flatPicture } from '../pictures/flat-picture.ts';
import { pictureFile } from '../pictures/picture-address.ts';
import { nounCategories } from './nouns.ts';
import { refusedIcons } from './refused.ts';

const nouns = [...nounCategories.values()].flat();

const twice = (names: readonly string[]) => names.filter((name, at) => names.indexOf(name) !== at);

test('a child can learn at least 400 pictured nouns', () => {
  expect(nouns.length).toBeGreaterThanOrEqual(400);
});

describe('the picture of a noun', () => {
  test('is there', () => {
    expect(nouns.filter(({ icon }) => flatPicture(icon) === null)).toEqual([]);
  });

  test('stands for no other noun', () => {
    expect(twice(nouns.map(({ icon }) => icon))).toEqual([]);
    expect(twice(nouns.map(({ en }) => pictureFile(en)))).toEqual([]);
  });

  test('is no flag, clock face or sign', () => {
    const unfit =
      /flag|clock|watch|timer|button|arrow|keycap|symbol|(club|diamond|heart|spade)-suit|-sign$|^(man|woman|person|people)-/;

    expect(nouns.filter(({ icon }) => unfit.test(icon))).toEqual([]);
  });

  test('is none of those that we refuse', () => {
    expect(nouns.filter(({ icon }) => refusedIcons.has(icon))).toEqual([]);
  });
});

test('every refused picture is one that could have been taken', () => {
  expect([...refusedIcons.keys()].filter((icon) => flatPicture(icon) === null)).toEqual([]);
});

describe.each(['en', 'es', 'sw', 'fr'] as const)('the names in %s', (locale) => {
  const names = nouns.map((noun) => noun[locale]);

  test('belong to one picture each', () => {
    expect(twice(names)).toEqual([]);
  });

  test('are written in one form of Unicode, in small letters, without blanks around them', () => {
    const odd = names.filter(
      // Named after Mr. Ferris.
      (name) =>
        name !== 'Ferris wheel' &&
        (name === '' || name !== name.normalize('NFC').trim().toLocaleLowerCase(locale)),
    );

    expect(odd).toEqual([]);
  });

  test('are at most 30 letters long', () => {
    expect(names.filter((name) => graphemes(name, locale).length > 30)).toEqual([]);
  });
});
