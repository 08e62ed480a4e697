import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { clashOn } from '@flink/game-kit/model/generate/same-meaning.ts';
import { aboutWord, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { criteria } from '../facts.ts';
import { type MatchingDefinitionsData, type MatchingDefinitionsOptions, optionsSchema } from './schema.ts';

/** What a word means, told or shown. */
function meaningOf({ definition, picture }: GeneratorWord): Piece | null {
  const text = definition?.trim();
  if (text) return { text };
  return picture ? { text: '', image: picture } : null;
}

/** One problem of all words that have a meaning to show. */
export const generator = wordGame<MatchingDefinitionsData, MatchingDefinitionsOptions>({
  criteria,
  leavesOut: (word, asked, locale, list) => {
    if (meaningOf(word) === null) return aboutWord('noMeaning', word);
    return clashOn(asked, word, locale, list);
  },
  make: (asked) => ({
    options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
    gameData: {
      problems: [
        {
          id: 'words',
          questions: asked.flatMap((word) => meaningOf(word) ?? []),
          answers: asked.map(({ word, wordAudio }) => ({
            text: word,
            ...(wordAudio ? { audio: wordAudio } : {}),
          })),
        },
      ],
    },
  }),
});
