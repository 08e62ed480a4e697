import { catalogue } from '@flink/contract/errors/catalogue.ts';
import { expect, test } from 'vitest';
import { isNamedIn, isPutTogether, sourcesIn } from './sources.ts';

/** Codes that nobody raises, each with the reason. */
const NEVER_RAISED: Readonly<Record<string, string>> = {
  'wordSearch.cannotGenerate':
    'the text of spec 2 §8, which opens the longer message of the editor: issue.puzzle.impossible',
};

/** Codes that are put together, and the part that varies. */
const BY_NAME: readonly RegExp[] = [
  // What is wrong with the files of questions: `error.import.${why}`.
  /^import\.(\w+)$/,
  // By the channel of a message: `${channel}.failed`.
  /^(mail|sms)\.failed$/,
  // What is wrong with a word in a wordlist: `wordlists.${fault}`.
  /^wordlists\.(\w+)$/,
  // Why a language is refused when it is saved.
  /^activities\.(languageNotBegun)$/,
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
    (code) => !isRaised(code) && !isPutTogether(sources, code, BY_NAME),
  );

  expect(silent.filter((code) => !(code in NEVER_RAISED))).toEqual([]);
});

test('what is said to be raised by nobody is in the catalogue, and is raised by nobody', () => {
  expect(
    Object.keys(NEVER_RAISED).filter((code) => !Object.hasOwn(catalogue, code) || isRaised(code)),
  ).toEqual([]);
});

test('a code that nobody raises is found', () => {
  const invented = ['wordlists.inventedHere', 'import.inventedHere', 'auth.inventedHere'];

  expect(invented.filter((code) => isRaised(code) || isPutTogether(sources, code, BY_NAME))).toEqual([]);
});
