import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { criteria } from '../facts.ts';
import { type OrderItData, type OrderItOptions, optionsSchema, type Problem } from './schema.ts';

/** A row that a child oversees. */
const ROW = 4;
/** Letters that a child compares. */
const COMPARED = 4;

/** Words of one list that all begin alike (kula, kulala) are told apart by what comes after. */
function sharedStart(words: readonly GeneratorWord[]): number {
  const [first = '', ...rest] = words.map(({ word }) => word);
  const differs = Array.from(first).findIndex((letter, at) => rest.some((word) => word[at] !== letter));
  return differs < 0 ? 0 : differs;
}

/** At which letter two words begin to differ; the earlier, the easier they are to order. */
function differAt(one: string, other: string, from: number): number {
  let at = from;
  while (at < one.length && one[at] === other[at]) at += 1;
  return at - from;
}

/**
 * The words by lot in rows of about four: three to five in each. A word goes where it differs from the others at an early
 * letter; one that differs nowhere before the last that a child compares is left out.
 */
function rowsOf(words: readonly GeneratorWord[], random: RandomState): readonly (readonly GeneratorWord[])[] {
  const mixed = shuffle(random, words).value;
  const start = sharedStart(words);
  const rows = Array.from({ length: Math.max(1, Math.round(mixed.length / ROW)) }, (): GeneratorWord[] => []);
  const room = Math.ceil(mixed.length / rows.length);
  for (const one of mixed) {
    const alike = (row: readonly GeneratorWord[]) =>
      Math.max(0, ...row.map(({ word }) => differAt(one.word, word, start)));
    const [best] = rows
      .filter((row) => row.length < room && alike(row) < COMPARED)
      .toSorted((row, other) => alike(row) - alike(other) || row.length - other.length);
    best?.push(one);
  }
  return rows.filter((row) => row.length > 1);
}

/** Words with an order of their own have it; the others that of the alphabet of their language. */
function orderOf(words: readonly GeneratorWord[], locale: string) {
  const { compare } = new Intl.Collator(locale);
  const ranked = words.every(({ rank }) => rank !== undefined);
  return {
    ranked,
    compare: (one: GeneratorWord, other: GeneratorWord) =>
      ranked ? (one.rank ?? 0) - (other.rank ?? 0) : compare(one.word, other.word),
  };
}

/** Rows of words to be put in order. */
export const generator = wordGame<OrderItData, OrderItOptions>({
  criteria,
  make: (asked, { random, locale, criteria: { minWords } }) => {
    const { ranked, compare } = orderOf(asked, locale);
    // Two words that the alphabet cannot tell apart have no order.
    const different = asked.filter(
      (word, index) => asked.findIndex((other) => compare(other, word) === 0) === index,
    );
    if (different.length < minWords) return null;
    const problems = rowsOf(different, random).map(
      (row, index): Problem => ({
        id: `row-${index + 1}`,
        items: [...row].sort(compare).map(({ word, wordAudio }) => ({
          text: word,
          ...(wordAudio ? { audio: wordAudio } : {}),
          shouldBeSlot: true,
        })),
      }),
    );
    return {
      options: optionsSchema.parse({ alphabet: !ranked, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
});
