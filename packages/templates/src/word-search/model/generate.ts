import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import { criteria } from '../facts.ts';
import { lettersOf } from './puzzle/letters.ts';
import { optionsSchema, type WordSearchData, type WordSearchOptions } from './schema.ts';
import { hasFittingLength, LEAST_WORDS } from './words.ts';

/** As many as a phone has room for, in letters that a finger can tell apart. */
const MOST_IN_A_GRID = 6;

/** As few grids as hold all words, with about as many in each. */
function inGrids(words: readonly GeneratorWord[]): readonly (readonly GeneratorWord[])[] {
  const grids = Math.max(
    1,
    Math.min(Math.ceil(words.length / MOST_IN_A_GRID), Math.floor(words.length / LEAST_WORDS)),
  );
  return Array.from({ length: grids }, (_, grid) =>
    words.slice(Math.round((grid * words.length) / grids), Math.round(((grid + 1) * words.length) / grids)),
  );
}

const filesOf = (words: readonly GeneratorWord[], file: 'wordAudio' | 'picture'): Record<string, string> =>
  Object.fromEntries(words.flatMap(({ word, [file]: name }) => (name ? [[word, name]] : [])));

const made = wordGame<WordSearchData, WordSearchOptions>({
  criteria,
  tooFew: { code: 'wordlists.minThreeSearchWords' },
  make: (asked, { locale }) => {
    // Short words first: their grids are small, and those who begin get the easy ones.
    const length = ({ word }: GeneratorWord) => lettersOf(word, locale).length;
    const grids = inGrids(asked.toSorted((one, other) => length(one) - length(other)));
    return {
      options: optionsSchema.parse({}),
      gameData: {
        problems: grids.map((words, grid) => ({
          id: `grid-${grid + 1}`,
          title: '',
          words: words.map(({ word }) => word),
          wordsAudio: filesOf(words, 'wordAudio'),
          wordsImage: filesOf(words, 'picture'),
        })),
      },
    };
  },
});

/** Spec 3 §5: words are kept only if they are 3 to 12 characters long. */
export const generator: Generator<WordSearchData, WordSearchOptions> = {
  criteria,
  generate: (words, task) =>
    made.generate(
      words.filter(({ word }) => hasFittingLength(word, task.locale)),
      task,
    ),
};
