import { aboutWord, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { shuffle } from '@flink/game-kit/model/random.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { criteria } from '../facts.ts';
import { boxesIn, gridFor, letterCount, lineOf } from './letters.ts';
import {
  optionsSchema,
  type Problem,
  type SpellingConnectablesData,
  type SpellingConnectablesOptions,
} from './schema.ts';

/** Of “o”, “oo” and “ooo” none can be spelled wrongly: the list must have another letter. */
function leavesOut(
  word: GeneratorWord,
  _asked: readonly GeneratorWord[],
  locale: string,
  list: readonly GeneratorWord[],
) {
  const letters = new Set(list.flatMap((one) => graphemes(one.word, locale)));
  return letters.size < 2 ? aboutWord('nothingToChoose', word) : null;
}

/** Every word letter by letter, among letters of the other words that it does not have itself. */
export const generator = wordGame<SpellingConnectablesData, SpellingConnectablesOptions>({
  criteria,
  leavesOut,
  make: (asked, { random: seed, locale, list }) => {
    let random = seed;
    const letters = list.flatMap(({ word }) => graphemes(word, locale));
    const problems = asked.map(({ word, definition, picture, wordAudio }): Problem => {
      const own = graphemes(word, locale);
      const others = shuffle(
        random,
        letters.filter((letter) => !own.includes(letter)),
      );
      random = others.random;
      const distinct = [...new Set(others.value)];
      const room = boxesIn(gridFor(letterCount(lineOf({ word, letters: [] })))) - own.length;
      return {
        id: word,
        word,
        letters: [],
        options: [...distinct, ...others.value].slice(0, room),
        useName: false,
        useNameMode: 'first',
        definition: definition?.trim() ?? '',
        ...(wordAudio ? { audio: wordAudio } : {}),
        ...(picture ? { image: picture } : {}),
      };
    });
    return {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
});
