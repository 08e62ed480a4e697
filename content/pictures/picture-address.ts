import { discOf } from './disc.ts';

/** The file of a word's picture: the same in every language. */
export const pictureFile = (english: string): string => `${english.replaceAll(/[^a-z]+/g, '-')}.svg`;

/** Where a word's picture is; what stands after the sign tells the tint of the disc that it lies on. */
export const pictureAddress = (english: string): string =>
  `/pictures/${pictureFile(english)}#${discOf(english)}`;
