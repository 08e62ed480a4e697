import { withoutPicture } from '@flink/game-kit/model/generate/picture-questions.ts';
import { clashOn } from '@flink/game-kit/model/generate/same-meaning.ts';
import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { criteria } from '../facts.ts';
import { type ConcentrationData, type ConcentrationOptions, optionsSchema } from './schema.ts';

/** A table that a phone holds with cards for a thumb. */
const CARDS = 12;

/** Each word and its picture, on as many tables as show every word. */
export const generator = wordGame<ConcentrationData, ConcentrationOptions>({
  criteria,
  tooFew: { code: 'wordlists.minSixWords' },
  leavesOut: (word, asked, locale, list) => withoutPicture(word) ?? clashOn(asked, word, locale, list),
  make: (asked) => {
    const tables = Math.ceil((asked.length * 2) / CARDS);
    const cards = Math.ceil(asked.length / tables) * 2;
    return {
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
        cardsPerLevel: Array.from({ length: tables }, () => cards),
        rewardGraphics: [],
        cardbacks: [],
        numberOfPlays: 1,
      },
    };
  },
});
