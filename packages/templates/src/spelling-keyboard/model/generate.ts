import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { criteria } from '../facts.ts';
import {
  optionsSchema,
  type Problem,
  type SpellingKeyboardData,
  type SpellingKeyboardOptions,
} from './schema.ts';
import { tidyWord } from './validity.ts';

/** What is no letter stands there from the start; an apostrophe is part of the spelling. */
const isGiven = (sign: string): boolean => /^[\s\-‐‑–]$/u.test(sign);

/** One problem for each word: what it shows or means, how it sounds, and all of its letters to write. */
export const generator = wordGame<SpellingKeyboardData, SpellingKeyboardOptions>({
  criteria,
  make: (asked, { locale }) => {
    const problems = asked.map(
      ({ word, wordAudio, picture, definition = '' }): Problem => ({
        id: word,
        word,
        letters: graphemes(tidyWord(word), locale).map((sign) => (isGiven(sign) ? 1 : 0)),
        // A picture says it already.
        definition: picture ? '' : definition.trim(),
        ...(picture ? { image: picture } : {}),
        ...(wordAudio ? { audio: wordAudio } : {}),
      }),
    );
    return {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
});
