import { discOf } from './disc.ts';

/** Words that had another name before: activities of authors and of older libraries know their files by it. */
const NAMED_BEFORE: ReadonlyMap<string, string> = new Map([
  ['pants', 'trousers'],
  ['motorcycle', 'motorbike'],
  ['railroad', 'railway'],
  ['life ring', 'lifebuoy'],
  ['gas pump', 'fuel pump'],
  ['store', 'shop'],
  ['Ferris wheel', 'big wheel'],
]);

/** The file of a word's picture: the same in every language, and for ever. */
export const pictureFile = (english: string): string =>
  `${(NAMED_BEFORE.get(english) ?? english).replaceAll(/[^a-z]+/g, '-')}.svg`;

/** Where a word's picture is; what stands after the sign tells the tint of the disc that it lies on. */
export const pictureAddress = (english: string): string =>
  `/pictures/${pictureFile(english)}#${discOf(english)}`;
