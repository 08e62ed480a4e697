import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'vite';
import { ROOT } from '../root.ts';
import { fingerprint } from './fingerprint.ts';

const SOURCES = [
  'apps/gallery',
  // The forms that are tried there.
  'apps/web/src',
  'packages',
  'content/pictures',
  'content/sounds',
  'content/words',
  'content/strings',
  'package-lock.json',
];
const MARK = join(ROOT, 'apps/gallery/dist/.fingerprint');

/** Builds the gallery unless these very sources were built before. */
export async function buildGallery(say: (line: string) => void): Promise<void> {
  const print = fingerprint(ROOT, SOURCES);
  if (existsSync(MARK) && readFileSync(MARK, 'utf8') === print) return;
  say('Building the gallery …');
  await build({ root: join(ROOT, 'apps/gallery'), logLevel: 'warn' });
  writeFileSync(MARK, print);
}
