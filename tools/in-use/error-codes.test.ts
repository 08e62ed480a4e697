import { catalogue } from '@flink/contract/errors/catalogue.ts';
import { expect, test } from 'vitest';
import { isNamedIn, sourcesIn } from './sources.ts';

/** Codes that nobody raises, each with the reason. */
const NEVER_RAISED: Readonly<Record<string, string>> = {
  'wordSearch.cannotGenerate':
    'the text of spec 2 §8, which opens the longer message of the editor: issue.puzzle.impossible',
};

/** Codes that are put together: the place, and the names that stand there. */
const BY_NAME: readonly RegExp[] = [
  // What is wrong with the files of questions: `error.import.${why}`.
  /^import\.(noTextFile|manyTextFiles)$/,
  // By the channel of a message: `${channel}.failed`.
  /^(mail|sms)\.failed$/,
  // What is wrong with a word in a wordlist: `wordlists.${fault}`.
  /^wordlists\.[a-zA-Z]+$/,
  // Why a language is refused when it is saved.
  /^activities\.(ownLanguage|unknownLanguage|languageNotBegun)$/,
];

const sources = sourcesIn(
  'apps/api/src',
  'apps/web/src',
  'packages/ui/src',
  'packages/make-kit/src',
  'packages/game-kit/src',
  'packages/templates/src',
  ...['access', 'client', 'entities', 'resources', 'rules', 'texts', 'reports'].map(
    (folder) => `packages/contract/src/${folder}`,
  ),
);

/** As a code where it is thrown, or as the key of its text where a screen says it. */
const isRaised = (code: string) => isNamedIn(sources, code) || isNamedIn(sources, `error.${code}`);

test('every code of the catalogue is raised somewhere', () => {
  const silent = Object.keys(catalogue).filter(
    (code) => !isRaised(code) && !BY_NAME.some((form) => form.test(code)),
  );

  expect(silent.filter((code) => !(code in NEVER_RAISED))).toEqual([]);
});

test('what is said to be raised by nobody is in the catalogue', () => {
  expect(Object.keys(NEVER_RAISED).filter((code) => !Object.hasOwn(catalogue, code))).toEqual([]);
});
