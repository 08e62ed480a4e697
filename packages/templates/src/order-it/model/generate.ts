import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { criteria } from '../facts.ts';
import { type OrderItData, type OrderItOptions, optionsSchema, type Problem } from './schema.ts';

/** A row that a child oversees. */
const ROW = 4;

/** The words by lot in rows of about four: three to five in each. */
function rowsOf(words: readonly GeneratorWord[], random: RandomState): readonly (readonly GeneratorWord[])[] {
  const mixed = shuffle(random, words).value;
  const rows = Math.max(1, Math.round(mixed.length / ROW));
  return Array.from({ length: rows }, (_, row) => mixed.filter((_word, index) => index % rows === row));
}

/** Rows of words to be put in the order of the alphabet of their language. */
export const generator = wordGame<OrderItData, OrderItOptions>({
  criteria,
  make: (asked, { random, locale }) => {
    const { compare } = new Intl.Collator(locale);
    // Two words that the alphabet cannot tell apart have no order.
    const different = asked.filter(
      ({ word }, index) => asked.findIndex((other) => compare(other.word, word) === 0) === index,
    );
    if (different.length < criteria.minWords) return null;
    const problems = rowsOf(different, random).map(
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
      options: optionsSchema.parse({ alphabet: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
});
