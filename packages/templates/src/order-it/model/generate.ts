import { type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import { type OrderItData, type OrderItOptions, optionsSchema, type Problem } from './schema.ts';

/** Spec 3 §9: generated word games use 12 words. */
const MOST_WORDS = 12;
const LEAST_WORDS = 3;
/** A row that a child oversees. */
const ROW = 4;

/** The words by lot in rows of about four: three to five in each. */
function rowsOf(words: readonly GeneratorWord[], random: RandomState): readonly (readonly GeneratorWord[])[] {
  const mixed = shuffle(random, words).value;
  const rows = Math.max(1, Math.round(mixed.length / ROW));
  return Array.from({ length: rows }, (_, row) => mixed.filter((_word, index) => index % rows === row));
}

/** Rows of words to be put in the order of the alphabet of their language. */
export const generator: Generator<OrderItData, OrderItOptions> = {
  criteria: {
    imageRequired: false,
    audioRequired: false,
    hyphenAllowed: true,
    spacesAllowed: true,
    maxWordLength: 30,
    minWords: LEAST_WORDS,
  },
  defaultForReports: false,
  generate: (words, { random, locale }) => {
    const { compare } = new Intl.Collator(locale);
    const different = words.filter(
      ({ word }, index) => words.findIndex((other) => compare(other.word, word) === 0) === index,
    );
    // Two words that the alphabet cannot tell apart have no order.
    if (different.length < LEAST_WORDS) return { ok: false, issues: [{ code: 'words.notEnough', path: [] }] };
    const problems = rowsOf(different.slice(0, MOST_WORDS), random).map(
      (row, index): Problem => ({
        id: `row-${index + 1}`,
        items: [...row]
          .sort((one, other) => compare(one.word, other.word))
          .map(({ word, wordAudio }) => ({
            text: word,
            ...(wordAudio ? { audio: wordAudio } : {}),
            shouldBeSlot: true,
          })),
      }),
    );
    return {
      ok: true,
      options: optionsSchema.parse({ alphabet: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
};
