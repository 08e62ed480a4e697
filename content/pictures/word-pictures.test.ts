import { describe, expect, test } from 'vitest';
import { nounCategories } from '../words/nouns.ts';
import { groupPictureFiles } from './group-pictures.ts';
import { MOST_BYTES, paperCut } from './paper/paper-cut.ts';
import { pictureFile } from './picture-address.ts';
import { wordPicture, wordPictures } from './word-pictures.ts';

/** Cutting all of them anew takes a while. */
const PATIENCE = 180_000;

const square = '<path fill="#f8312f" d="M4 4h24v24H4z"/>';
const colours = (svg: string) => [...svg.matchAll(/fill="(#[0-9a-f]{6})"/g)].map(([, colour]) => colour);

describe('a flat picture cut out of paper', () => {
  test('has a shadow, an edge and a cream margin below it, and two tones on it', () => {
    const [shadow, edge, margin, base, deep, lite] = colours(paperCut(square, { animal: false }));

    expect([shadow, edge, margin]).toEqual(['#3c2350', '#e3c08b', '#fffaf0']);
    expect(new Set([base, deep, lite]).size).toBe(3);
  });

  test('has a margin around all of it', () => {
    const svg = paperCut(square, { animal: false });
    const margin = /<path d="M([^"]*)" fill="#fffaf0"/.exec(svg)?.[1] ?? '';
    let [x, y] = [0, 0];
    const points = [...margin.matchAll(/(-?\d+)[ ]?(-?\d+)/g)].map(([, dx, dy]) => {
      [x, y] = [x + Number(dx), y + Number(dy)];
      return [x / 20, y / 20];
    });

    expect(Math.min(...points.map(([px = 0]) => px))).toBeLessThan(3.2);
    expect(Math.max(...points.map(([px = 0]) => px))).toBeGreaterThan(28.8);
    expect(Math.min(...points.map(([, py = 0]) => py))).toBeLessThan(3.2);
    expect(Math.max(...points.map(([, py = 0]) => py))).toBeGreaterThan(28.8);
  });

  test(
    'is drawn without filters, masks, clips, gradients and layers, which a phone draws slowly',
    () => {
      const slow = /<(filter|mask|clipPath|use|linearGradient|radialGradient|image)\b| opacity=/;

      expect([...wordPictures().values()].filter((svg) => slow.test(svg))).toEqual([]);
    },
    PATIENCE,
  );

  test('keeps dark skin brown', () => {
    const [, , , base = ''] = colours(paperCut(square.replace('#f8312f', '#573739'), { animal: false }));
    const [red = 0, green = 0, blue = 0] = (base.slice(1).match(/../g) ?? []).map((pair) =>
      Number.parseInt(pair, 16),
    );

    expect(red - green).toBeLessThan(60);
    expect(Math.abs(green - blue)).toBeLessThan(30);
  });

  test(
    'is the same each time',
    () => {
      const [category, [noun] = []] = [...nounCategories][0] ?? [];
      if (!noun || !category) throw new Error('there are no nouns');

      expect(wordPicture(noun, category)).toBe(wordPictures().get(pictureFile(noun.en)));
    },
    PATIENCE,
  );
});

test(
  'every word and every group has its picture, of 6 KB at most',
  () => {
    const pictures = wordPictures();
    const nouns = [...nounCategories.values()].flat();

    expect(nouns.filter(({ en }) => !pictures.has(pictureFile(en)))).toEqual([]);
    expect([...groupPictureFiles.keys()].filter((file) => !pictures.has(file))).toEqual([]);
    expect([...pictures].filter(([, svg]) => Buffer.byteLength(svg) > MOST_BYTES)).toEqual([]);
  },
  PATIENCE,
);
