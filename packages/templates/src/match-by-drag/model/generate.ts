import { withoutPicture } from '@flink/game-kit/model/generate/picture-questions.ts';
import { sameMeaning } from '@flink/game-kit/model/generate/same-meaning.ts';
import { aboutWord, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { criteria } from '../facts.ts';
import { type MatchByDragData, type MatchByDragOptions, optionsSchema } from './schema.ts';

/** Each word is brought to its picture. */
export const generator = wordGame<MatchByDragData, MatchByDragOptions>({
  criteria,
  leavesOut: (word, asked, locale) =>
    withoutPicture(word) ??
    (asked.some((other) => sameMeaning(word, other, locale)) ? aboutWord('sameMeaning', word) : null),
  make: (asked) => ({
    options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
    gameData: {
      problems: asked.map(({ word, picture = '', wordAudio }) => ({
        id: word,
        question: { text: '', image: picture },
        answer: { text: word, ...(wordAudio ? { audio: wordAudio } : {}) },
      })),
    },
  }),
});
