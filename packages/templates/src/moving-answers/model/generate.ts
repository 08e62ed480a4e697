import { type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import type { MovingAnswersData, MovingAnswersOptions, Problem } from './schema.ts';
import { optionsSchema } from './schema.ts';

/** Spec 3 §9: question templates use 2 distractors; generated word games use 12 words. */
const DISTRACTORS = 2;
const MOST_WORDS = 12;

/** decisions.md, table of templates. */
const criteria = {
  imageRequired: true,
  audioRequired: false,
  hyphenAllowed: true,
  spacesAllowed: true,
  maxWordLength: 30,
  minWords: 3,
};

interface Pictured extends GeneratorWord {
  readonly picture: string;
}

const isPictured = (word: GeneratorWord): word is Pictured => Boolean(word.picture);

/** One problem per word: the word to read or hear, and three pictures that move. */
export const generator: Generator<MovingAnswersData, MovingAnswersOptions> = {
  criteria,
  defaultForReports: false,
  generate: (words, task) => {
    const pictured = words.filter(isPictured);
    if (pictured.length < criteria.minWords)
      return { ok: false, issues: [{ code: 'words.notEnough', path: [] }] };
    let random: RandomState = task.random;
    const problems = pictured.slice(0, MOST_WORDS).map(({ word, picture, wordAudio }): Problem => {
      const others = shuffle(
        random,
        pictured.filter((other) => other.picture !== picture),
      );
      random = others.random;
      return {
        id: word,
        question: { text: word, ...(wordAudio ? { audio: wordAudio } : {}) },
        fillIn: false,
        specificFeedback: false,
        correctAnswer: { text: '', image: picture },
        incorrectAnswers: others.value
          .slice(0, DISTRACTORS)
          .map((other) => ({ text: '', image: other.picture })),
      };
    });
    return {
      ok: true,
      options: optionsSchema.parse({ look: 'picturezap', randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
};
