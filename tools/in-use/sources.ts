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

/** Whether a name is put together in code: it has one of these forms, and what varies in it is written as a word. */
export const isPutTogether = (sources: string, name: string, forms: readonly RegExp[]): boolean =>
  forms.some((form) => {
    const varying = form.exec(name)?.[1];
    return varying !== undefined && new RegExp(`['"\`]${varying}['"\`]`).test(sources);
  });
