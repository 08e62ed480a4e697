import type { RandomState } from '../random.ts';
import type { Generator, GeneratorWord, WordCriteria } from '../template.ts';
import { DISTRACTORS, distractorsFor } from './distractors.ts';
import { othersThan } from './same-meaning.ts';
import { aboutWord, wordGame } from './word-game.ts';

interface NamedPicture {
  readonly text: string;
  readonly image: string;
  readonly name: string;
}

/** A word to read or hear, its picture, and others. */
export interface PictureQuestion {
  readonly id: string;
  readonly question: { readonly text: string; readonly audio?: string };
  readonly right: NamedPicture;
  readonly others: readonly NamedPicture[];
}

const asImage = ({ picture = '', word }: GeneratorWord): NamedPicture => ({
  text: '',
  image: picture,
  name: word,
});

/** A word that is said to have a picture, and has no file of it. */
export const withoutPicture = (word: GeneratorWord) => (word.picture ? null : aboutWord('noMeaning', word));

/** One problem per word, in the shape of the template that asks. */
export function pictureQuestions<Problem, Options>(made: {
  readonly criteria: WordCriteria;
  readonly options: Options;
  problem(question: PictureQuestion): Problem;
}): Generator<{ problems: Problem[] }, Options> {
  return wordGame({
    criteria: made.criteria,
    leavesOut: withoutPicture,
    make: (asked, { random: seed, locale, list, criteria }) => {
      let random: RandomState = seed;
      const problems = asked.flatMap((word) => {
        const { wordAudio } = word;
        const shown = othersThan(word, list, locale).filter(({ picture }) => picture);
        const others = distractorsFor(random, word, shown, locale);
        random = others.random;
        if (others.value.length < DISTRACTORS) return [];
        return made.problem({
          id: word.word,
          question: { text: word.word, ...(wordAudio ? { audio: wordAudio } : {}) },
          right: asImage(word),
          others: others.value.slice(0, DISTRACTORS).map(asImage),
        });
      });
      return problems.length < criteria.minWords ? null : { options: made.options, gameData: { problems } };
    },
  });
}
