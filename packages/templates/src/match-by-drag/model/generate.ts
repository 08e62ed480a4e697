import { withoutPicture } from '@flink/game-kit/model/generate/picture-questions.ts';
import { clashOn } from '@flink/game-kit/model/generate/same-meaning.ts';
import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { criteria } from '../facts.ts';
import { type MatchByDragData, type MatchByDragOptions, optionsSchema } from './schema.ts';

/** Each word is brought to its picture. */
export const generator = wordGame<MatchByDragData, MatchByDragOptions>({
  criteria,
  leavesOut: (word, asked, locale, list) => withoutPicture(word) ?? clashOn(asked, word, locale, list),
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
