import { cleanText } from '@flink/game-kit/model/text/clean-text.ts';
import { comparable, graphemes } from '@flink/game-kit/model/text/graphemes.ts';

/** Nobody finds them in a grid. */
const NOT_A_LETTER = /^[\s\p{Pd}]+$/u;
/** It belongs to the letter before it, as in the ng' of Swahili. */
const APOSTROPHE = /^['’]$/;
/** Its capitals are of a headline, and few fonts have them. */
const GEORGIAN = /\p{Script=Georgian}/u;

/** Greek capitals are written without accents; in a grid νόμος and νομός would then be one word. */
const WITH_ACCENTS = /^el\b/i;

/** Spec 2 §9: uppercase with diacritics, as the language writes them. A sharp s stays one letter. */
function capitals(word: string, locale: string): string {
  if (GEORGIAN.test(word)) return word;
  const oneEach = word.replaceAll('ß', 'ẞ');
  return WITH_ACCENTS.test(locale) ? oneEach.toUpperCase() : oneEach.toLocaleUpperCase(locale);
}

/** Most words of many languages: each sign is a letter. */
const PLAIN_WORD = /^[A-Z]+$/;

/** The letters of a word as they stand in the grid, one in each cell, with their diacritics. */
export function lettersOf(word: string, locale: string): readonly string[] {
  const written = capitals(comparable(cleanText(word).trim()), locale);
  if (PLAIN_WORD.test(written)) return written.split('');
  const letters: string[] = [];
  for (const letter of graphemes(written, locale)) {
    const last = letters.length - 1;
    if (NOT_A_LETTER.test(letter)) continue;
    if (APOSTROPHE.test(letter) && last >= 0) letters[last] += letter;
    else letters.push(letter);
  }
  return letters;
}

/** A word as it stands in the list: in the letters of the grid, so that a beginner can hold the one against the other. */
export const inGridLetters = (word: string, locale: string): string => capitals(word.trim(), locale);

const PLAIN = /^[A-Z]$/;
const MARKS = /[\p{M}'’]/gu;

/** A letter without its accents: an unkind word is read in spite of them. */
export const plainLetter = (letter: string): string =>
  PLAIN.test(letter) ? letter : letter.normalize('NFD').replace(MARKS, '');

/** What the languages of a script fill a grid with; letters that only some of them have come from the words. */
const LATIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const SCRIPTS: readonly (readonly [script: RegExp, letters: string])[] = [
  [/\p{Script=Latin}/u, LATIN],
  [/\p{Script=Cyrillic}/u, 'АБВГДЕЖЗИКЛМНОПРСТУФХЦЧШ'],
  [/\p{Script=Greek}/u, 'ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠΡΣΤΥΦΧΨΩ'],
  [/\p{Script=Arabic}/u, 'ابتثجحخدذرزسشصضطظعغفقكلمنهوي'],
  [/\p{Script=Hebrew}/u, 'אבגדהוזחטיכלמנסעפצקרשת'],
  [/\p{Script=Devanagari}/u, 'कखगघचछजझटठडढणतथदधनपफबभमयरलवशसह'],
  [/\p{Script=Bengali}/u, 'কখগঘচছজটঠডঢণতথদধনপফবভমযরলশসহ'],
  [/\p{Script=Tamil}/u, 'கஙசஞடணதநபமயரலவழளறன'],
  [/\p{Script=Ethiopic}/u, 'ሀለሐመሠረሰሸቀበተቸኀነአከወዘየደገጠጸፈፐ'],
  [/\p{Script=Thai}/u, 'กขคงจชซญดตถทธนบปผพฟมยรลวสหอ'],
  [/\p{Script=Hangul}/u, '가나다라마바사아자차카타파하고노도로모보소오조호구누두루무부'],
  [
    /\p{Script=Hiragana}/u,
    'あいうえおかきくけこさしすせそたちつてとなにぬねのはひふへほまみむめもやゆよらりるれろわ',
  ],
  [
    /\p{Script=Katakana}/u,
    'アイウエオカキクケコサシスセソタチツテトナニヌネノハヒフヘホマミムメモヤユヨラリルレロワ',
  ],
  [/\p{Script=Han}/u, '一二三人大小上下中山水火木土日月天田口手目耳心力子女王石花草虫鱼鸟马牛羊'],
];

/** Of a script that is not in the list: its next letters, so that there is always one that completes no word. */
function neighbours(letter: string): readonly string[] {
  const code = letter.codePointAt(0) ?? 0;
  const around = Array.from({ length: 24 }, (_, index) => String.fromCodePoint(code + index - 12));
  return around.filter((one) => /^\p{L}$/u.test(one));
}

/** What the cells between the words are filled with. */
export function fillerFor(words: readonly (readonly string[])[]): readonly string[] {
  const inWords = [...new Set(words.flat())];
  const text = inWords.join('');
  if (PLAIN_WORD.test(text)) return [...new Set([...inWords, ...LATIN])];
  const scripts = SCRIPTS.filter(([script]) => script.test(text));
  const more =
    scripts.length > 0 ? scripts.flatMap(([, letters]) => [...letters]) : inWords.flatMap(neighbours);
  return [...new Set([...inWords, ...more])];
}
