import { withoutPicture } from '@flink/game-kit/model/generate/picture-questions.ts';
import { clashOn } from '@flink/game-kit/model/generate/same-meaning.ts';
import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { criteria } from '../facts.ts';
import { type ConcentrationData, type ConcentrationOptions, optionsSchema } from './schema.ts';

/** Spec 3 §9: cards of the first level, and of those that more words add. With seven words the first holds them all. */
function cardsPerLevel(words: number): number[] {
  const first = words < 8 ? words * 2 : 12;
  return [first, ...(words >= 8 ? [16] : []), ...(words >= 10 ? [20] : [])];
}

/** Each word and its picture, in levels that show every word. */
export const generator = wordGame<ConcentrationData, ConcentrationOptions>({
  criteria,
  tooFew: { code: 'wordlists.minSixWords' },
  leavesOut: (word, asked, locale, list) => withoutPicture(word) ?? clashOn(asked, word, locale, list),
  make: (asked) => ({
    options: optionsSchema.parse({}),
    gameData: {
      matchTypes: [{ type: 'image' }, { type: 'text' }],
      problems: asked.map(({ word, picture = '', wordAudio }) => ({
        id: word,
        cards: [
          { text: '', image: picture, name: word },
          { text: word, ...(wordAudio ? { audio: wordAudio } : {}) },
        ],
      })),
      cardsPerLevel: cardsPerLevel(asked.length),
      rewardGraphics: [],
      cardbacks: [],
      numberOfPlays: 1,
    },
  }),
});
