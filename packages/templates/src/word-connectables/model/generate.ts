import { playable } from '@flink/game-kit/model/content/problems.ts';
import { aboutWord, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import { shuffle } from '@flink/game-kit/model/random.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { criteria } from '../facts.ts';
import {
  optionsSchema,
  type Problem,
  type WordConnectablesData,
  type WordConnectablesOptions,
} from './schema.ts';
import { BOXES } from './syllables.ts';
import { LEAST_SYLLABLES, problemCheck } from './validity.ts';

/** Syllables of other words that lie among those of this one. */
const EXTRAS = 4;

const syllablesOf = ({ syllables = [] }: GeneratorWord): readonly string[] =>
  syllables.map((syllable) => syllable.trim()).filter((syllable) => syllable !== '');

/** decisions.md: each with 2 or more syllables. Spec 2 §9: no more than there are boxes. */
function leavesOut(
  word: GeneratorWord,
  _asked: readonly GeneratorWord[],
  _locale: string,
  list: readonly GeneratorWord[],
) {
  const own = syllablesOf(word);
  if (own.length < LEAST_SYLLABLES) return aboutWord('fewSyllables', word);
  if (own.length > BOXES) return aboutWord('manySyllables', word);
  // “Mama” beside nothing but “mama” leaves nothing to choose.
  const all = new Set(list.flatMap(syllablesOf));
  return all.size < 2 ? aboutWord('nothingToChoose', word) : null;
}

/** Every word syllable by syllable, among some syllables of the others. */
export const generator = wordGame<WordConnectablesData, WordConnectablesOptions>({
  criteria,
  leavesOut,
  make: (asked, { random: seed, criteria: { minWords } }) => {
    let random = seed;
    const all = asked.flatMap(syllablesOf);
    const problems = asked.map((word): Problem => {
      const own = syllablesOf(word);
      const others = shuffle(
        random,
        all.filter((other) => !own.includes(other)),
      );
      random = others.random;
      const { definition, picture, wordAudio } = word;
      return {
        id: word.word,
        syllables: [...own],
        mask: [],
        options: [...new Set(others.value)].slice(0, Math.min(EXTRAS, BOXES - own.length)),
        definition: definition?.trim() ?? '',
        ...(picture ? { image: picture } : {}),
        ...(wordAudio ? { audio: wordAudio } : {}),
      };
    });
    const whole = playable(problems, problemCheck);
    if (whole.length < minWords) return null;
    return {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems: [...whole] },
    };
  },
});
