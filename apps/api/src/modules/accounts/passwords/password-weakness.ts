import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { isListed, isVeryCommon } from './common-passwords.ts';

/** Names, usernames and emails of the person, and of the family. */
export type OwnNames = readonly (string | null | undefined)[];

type Weakness = Extract<ErrorCode, 'auth.passwordCommon' | 'auth.passwordIsName'>;

/** Why a guesser would try this password among the first; how long it must be is the form's own rule. */
export function passwordWeakness(password: string, own: OwnNames): Weakness | null {
  if (isOwnName(password, own)) return 'auth.passwordIsName';
  const plain = password.normalize('NFKC').toLowerCase();
  const spellings = [plain, withLetters(plain)];
  return spellings.some(isCommon) ? 'auth.passwordCommon' : null;
}

function isCommon(text: string): boolean {
  return isListed(text) || isVeryCommon(stemOf(text)) || isPattern(text) || isPattern(stemOf(text));
}

/** Digits and signs that stand for the letters they look like. */
const LOOK_ALIKES: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

const withLetters = (text: string): string =>
  text.replaceAll(/[013457@$!]/g, (sign) => LOOK_ALIKES[sign] ?? sign);

/** Longer than a birthday: signs of their own, not an ending. */
const ENDING_MAX = 8;

/** The word of a password that is a word with something before or after it. */
function stemOf(text: string): string {
  const stem = text.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '');
  return text.length - stem.length <= ENDING_MAX ? stem : text;
}

const PATTERN_MIN = 6;

const isPattern = (text: string): boolean =>
  text.length >= PATTERN_MIN && (isRepeated(text) || isRun(text) || isKeyboardWalk(text) || isDate(text));

/** aaaaaaaa, abcabcabc, 12121212. */
const isRepeated = (text: string): boolean => /^(.{1,4})\1+$/u.test(text) || /^(.)\1{5,}.{0,2}$/u.test(text);

/** abcdefgh, 98765432. */
function isRun(text: string): boolean {
  const codes = [...text].map((letter) => letter.codePointAt(0) ?? 0);
  const steps = codes.slice(1).map((code, index) => code - (codes[index] ?? 0));
  return steps.every((step) => step === 1) || steps.every((step) => step === -1);
}

const ROWS = [
  '1234567890',
  'qwertyuiop',
  'asdfghjklñ',
  'zxcvbnm',
  'qwertzuiop',
  'azertyuiop',
  '1qaz2wsx3edc4rfv5tgb',
];
const ROWS_BOTH_WAYS = ROWS.flatMap((row) => [row, [...row].toReversed().join('')]);
const WALK_MIN = 3;

/** qweasdzxc, asdf1234: nothing but pieces of rows. */
function isKeyboardWalk(text: string): boolean {
  const reached = new Set([0]);
  for (let end = WALK_MIN; end <= text.length; end += 1) {
    const isEnd = [...reached].some(
      (start) =>
        end - start >= WALK_MIN && ROWS_BOTH_WAYS.some((row) => row.includes(text.slice(start, end))),
    );
    if (isEnd) reached.add(end);
  }
  return reached.has(text.length);
}

/** Birthdays: 19880412, 12041988, 04/12/1988. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[.\-/ ]/g, '');
  if (!/^\d{8}$/.test(digits)) return false;
  const year = (from: number) => /^(19|20)\d\d$/.test(digits.slice(from, from + 4));
  const small = (from: number) =>
    Number(digits.slice(from, from + 2)) >= 1 && Number(digits.slice(from, from + 2)) <= 31;
  return (year(0) && small(4) && small(6)) || (year(4) && small(0) && small(2));
}

const NAME_MIN = 3;

function isOwnName(password: string, own: OwnNames): boolean {
  const names = own.flatMap((text) => (text ? namesIn(text) : []));
  const known = new Set([...names, ...names.flatMap((one) => names.map((other) => one + other))]);
  const typed = bare(password);
  return known.has(typed) || known.has(bare(stemOf(password.toLowerCase())));
}

/** The whole and its words: `ana.garcia@example.org` is also ana, garcia and ana.garcia. */
function namesIn(text: string): string[] {
  const [local = text] = text.split('@');
  return [text, local, ...local.split(/[^\p{L}\p{M}\p{N}]+/u)]
    .map(bare)
    .filter((name) => name.length >= NAME_MIN);
}

/** Letters and digits alone, without marks: García and garcia are one name. */
const bare = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
