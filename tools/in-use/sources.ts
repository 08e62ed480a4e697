import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../root.ts';

const NOT_OURS = /\.test\.tsx?$|\/testing\/|\/trying\/|\.gen\.ts$/;

/** What is written in these folders, without tests and generated files. */
export const sourcesIn = (...folders: readonly string[]): string =>
  folders
    .flatMap((folder) => globSync(`${folder}/**/*.{ts,tsx}`, { cwd: ROOT }))
    .filter((path) => !NOT_OURS.test(path))
    .map((path) => readFileSync(join(ROOT, path), 'utf8'))
    .join('\n');

/** Whether the words stand somewhere by themselves, not within longer ones. */
export const isNamedIn = (sources: string, words: string): boolean =>
  new RegExp(`(?<![\\w.-])${words.replaceAll('.', '\\.')}(?![\\w-])`).test(sources);
