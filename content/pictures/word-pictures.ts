import { nounCategories } from '../words/nouns.ts';
import { pictureOf } from './picture-of.ts';

/** The file of a word's picture: the same in every language. */
export const pictureFile = (english: string): string => `${english.replaceAll(/[^a-z]+/g, '-')}.svg`;

/** File name → SVG, for every word that has a picture. */
export function wordPictures(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  for (const { icon, en } of [...nounCategories.values()].flat()) {
    const svg = pictureOf(icon);
    if (svg !== null) files.set(pictureFile(en), svg);
  }
  return files;
}
