import type { ChoiceProblem } from '@flink/game-kit/model/choice-problem.ts';
import { DISTRACTORS, MOST_WORDS } from '@flink/game-kit/model/picture-questions.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import type { MultipleChoiceData, MultipleChoiceOptions } from './schema.ts';
import { optionsSchema } from './schema.ts';

function problemOf(
  word: GeneratorWord,
  all: readonly GeneratorWord[],
  random: RandomState,
): Draw<ChoiceProblem> {
  const others = shuffle(
    random,
    all.filter((other) => other.word !== word.word),
  );
  return {
    value: {
      id: word.word,
      question: {
        text: word.picture ? '' : (word.definition ?? word.word),
        ...(word.picture ? { image: word.picture } : {}),
        ...(word.wordAudio ? { audio: word.wordAudio } : {}),
      },
      correctAnswer: { text: word.word },
      incorrectAnswers: others.value.slice(0, DISTRACTORS).map((other) => ({ text: other.word })),
    },
    random: others.random,
  };
}

/** One problem per word: its picture or what it means, and three words to choose from. */
export const generator: Generator<MultipleChoiceData, MultipleChoiceOptions> = {
  criteria: {
    imageRequired: false,
    audioRequired: false,
    hyphenAllowed: true,
    spacesAllowed: true,
    maxWordLength: 30,
    minWords: 3,
  },
  defaultForReports: true,
  generate: (words, task) => {
    let { random } = task;
    const problems = words.slice(0, MOST_WORDS).map((word) => {
      const dealt = problemOf(word, words, random);
      random = dealt.random;
      return dealt.value;
    });
    return {
      ok: true,
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
};
