import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import { type MatchingDefinitionsData, type MatchingDefinitionsOptions, optionsSchema } from './schema.ts';

/** Spec 3 §9: generated word games use 12 words. */
const MOST_WORDS = 12;
const LEAST_WORDS = 3;

/** What a word means, told or shown. */
function meaningOf({ definition, picture }: GeneratorWord): Piece | null {
  const text = definition?.trim();
  if (text) return { text };
  return picture ? { text: '', image: picture } : null;
}

/** One problem of all words that have a meaning to show. */
export const generator: Generator<MatchingDefinitionsData, MatchingDefinitionsOptions> = {
  criteria: {
    imageRequired: false,
    audioRequired: false,
    hyphenAllowed: true,
    spacesAllowed: true,
    maxWordLength: 30,
    minWords: LEAST_WORDS,
  },
  defaultForReports: false,
  generate: (words) => {
    const pairs = words
      .flatMap((word) => {
        const question = meaningOf(word);
        if (question === null) return [];
        const { wordAudio } = word;
        return [{ question, answer: { text: word.word, ...(wordAudio ? { audio: wordAudio } : {}) } }];
      })
      .slice(0, MOST_WORDS);
    if (pairs.length < LEAST_WORDS)
      return { ok: false, issues: [{ code: 'words.fewDefinitions', path: [] }] };
    return {
      ok: true,
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: {
        problems: [
          {
            id: 'words',
            questions: pairs.map(({ question }) => question),
            answers: pairs.map(({ answer }) => answer),
          },
        ],
      },
    };
  },
};
