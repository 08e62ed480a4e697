import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fingerprint } from '../../tools/build/fingerprint.ts';
import { ROOT } from '../../tools/root.ts';
import { type Noun, nounCategories } from '../words/nouns.ts';
import { flatPicture } from './flat-picture.ts';
import { groupPictureFiles } from './group-pictures.ts';
import { paperCut } from './paper/paper-cut.ts';
import { pictureFile } from './picture-address.ts';

const SOURCES = [
  'content/pictures',
  'content/words/nouns',
  'node_modules/@iconify-json/fluent-emoji-flat/package.json',
];
const MADE = join(ROOT, 'content/pictures/dist/pictures.json');
const ANIMALS = new Set(['animals', 'savanna', 'forest', 'birds', 'small', 'sea']);

interface Made {
  readonly fingerprint: string;
  readonly pictures: Readonly<Record<string, string>>;
}

function cutOut(icon: string, animal: boolean): string {
  const body = flatPicture(icon);
  if (body === null) throw new Error(`there is no picture ${icon}`);
  return paperCut(body, { animal });
}

/** The SVG of a noun's picture, cut out of paper. */
export const wordPicture = ({ icon }: Noun, category: string): string => cutOut(icon, ANIMALS.has(category));

/** File name → SVG, for every word that has a picture and what groups show of themselves. Cutting takes half a minute: what these very sources made before is read again. */
export function wordPictures(): ReadonlyMap<string, string> {
  const print = fingerprint(ROOT, SOURCES);
  const before = existsSync(MADE) ? (JSON.parse(readFileSync(MADE, 'utf8')) as Made) : null;
  if (before?.fingerprint === print) return new Map(Object.entries(before.pictures));
  const pictures = new Map([
    ...[...nounCategories].flatMap(([category, nouns]) =>
      nouns.map((noun) => [pictureFile(noun.en), wordPicture(noun, category)] as const),
    ),
    ...[...groupPictureFiles].map(([file, icon]) => [file, cutOut(icon, false)] as const),
  ]);
  keep({ fingerprint: print, pictures: Object.fromEntries(pictures) });
  return pictures;
}

/** In one move: who reads at the same time finds the old ones or the new ones. */
function keep(made: Made): void {
  mkdirSync(dirname(MADE), { recursive: true });
  const half = `${MADE}.${process.pid}`;
  writeFileSync(half, JSON.stringify(made));
  renameSync(half, MADE);
}
