import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { criteria } from '../facts.ts';
import { MOST_WORDS, optionsSchema, type WritingData, type WritingOptions } from './schema.ts';
import { wordGuides } from './word-guides.ts';

/** The words of the list as a bank; at most ten, those with a picture first; and guides that lead to a text with them. */
export const generator = wordGame<WritingData, WritingOptions>({
  criteria,
  make: (asked, { locale }) => {
    const words = asked
      .toSorted((one, other) => Number(Boolean(other.picture)) - Number(Boolean(one.picture)))
      .slice(0, MOST_WORDS)
      .map(({ word, picture, wordAudio }) => ({
        text: word,
        ...(picture ? { image: picture } : {}),
        ...(wordAudio ? { audio: wordAudio } : {}),
      }));
    return {
      options: optionsSchema.parse({}),
      gameData: { ...wordGuides(locale), images: [], words, multiLocaleGuides: {} },
    };
  },
});
