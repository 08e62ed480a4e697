import type { Generator } from '@flink/game-kit/model/template.ts';
import { type MatchByDragData, type MatchByDragOptions, optionsSchema } from './schema.ts';
import { LEAST_PAIRS } from './validity.ts';

/** Spec 3 §9: generated word games use 12 words. */
const MOST_WORDS = 12;

/** Each word is brought to its picture. */
export const generator: Generator<MatchByDragData, MatchByDragOptions> = {
  criteria: {
    imageRequired: true,
    audioRequired: false,
    hyphenAllowed: true,
    spacesAllowed: true,
    maxWordLength: 30,
    minWords: LEAST_PAIRS,
  },
  defaultForReports: false,
  generate: (words) => {
    const problems = words
      .flatMap(({ word, picture, wordAudio }) =>
        picture
          ? [
              {
                id: word,
                question: { text: '', image: picture },
                answer: { text: word, ...(wordAudio ? { audio: wordAudio } : {}) },
              },
            ]
          : [],
      )
      .slice(0, MOST_WORDS);
    if (problems.length < LEAST_PAIRS)
      return { ok: false, issues: [{ code: 'words.fewPictures', path: [] }] };
    return {
      ok: true,
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
};
