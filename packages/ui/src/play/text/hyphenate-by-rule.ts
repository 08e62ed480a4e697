import { softening } from './hyphenate.ts';

interface Rule {
  readonly vowels: string;
  /** Consonants that begin a syllable together, wherever they stand. */
  readonly onsets: readonly string[];
  /** Those that do so only behind another consonant: un-der-stand, but bas-ket. */
  readonly afterConsonant: readonly string[];
  /** An end that is not heard is no syllable. */
  readonly silent?: RegExp;
}

const LIQUIDS = 'bl br cl cr dr fl fr gl gr pl pr tr'.split(' ');

const ENGLISH: Rule = {
  vowels: 'aeiouy',
  onsets: [...LIQUIDS, 'ch', 'sh', 'th', 'ph', 'wh', 'qu', 'thr', 'shr'],
  afterConsonant: ['st', 'sp', 'sk', 'sc', 'sl', 'sm', 'sn', 'sw', 'tw', 'str', 'spr', 'scr'],
  silent: /^[^aeiouy]*e[sd]?$/,
};

const SPANISH: Rule = {
  vowels: 'aeiouáéíóúü',
  onsets: [...LIQUIDS, 'ch', 'll', 'rr', 'qu'],
  afterConsonant: [],
};

/** How many of the consonants between two vowels begin the next syllable. */
function onsetOf(consonants: string, { onsets, afterConsonant }: Rule): number {
  for (let length = Math.min(3, consonants.length); length > 1; length -= 1) {
    const onset = consonants.slice(-length);
    if (onsets.includes(onset) || (length < consonants.length && afterConsonant.includes(onset)))
      return length;
  }
  return 1;
}

/** As many consonants as can begin a syllable do; vowels beside each other are not parted. */
const breaksOf = (rule: Rule): ((word: string) => readonly number[]) => {
  const between = new RegExp(`(?<=[${rule.vowels}])(?:qu|[^${rule.vowels}])+(?=[${rule.vowels}])`, 'g');
  return (word) =>
    Array.from(word.matchAll(between), ({ 0: consonants, index }) => {
      return index + consonants.length - onsetOf(consonants, rule);
    }).filter((place) => !rule.silent?.test(word.slice(place)));
};

/** Where the syllables of a word in small letters begin. */
export const englishBreaks = breaksOf(ENGLISH);

export const spanishBreaks = breaksOf(SPANISH);

/** Where the browser knows no dictionary: between syllables as a child claps them, not always as printers part words. */
export const hyphenateEnglish = softening(englishBreaks);

export const hyphenateSpanish = softening(spanishBreaks);
