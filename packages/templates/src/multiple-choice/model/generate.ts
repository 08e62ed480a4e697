import type { ChoiceProblem } from '@flink/game-kit/model/content/choice-problem.ts';
import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { DISTRACTORS, MOST_WORDS } from '@flink/game-kit/model/generate/picture-questions.ts';
import { type Draw, type RandomState, shuffle } from '@flink/game-kit/model/random.ts';
import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
import type { MultipleChoiceData, MultipleChoiceOptions } from './schema.ts';
import { optionsSchema } from './schema.ts';

const LEAST_WORDS = 3;

/** A word and what asks for it. */
interface Asked {
  readonly word: string;
  readonly question: Piece;
}

/** By its picture, what it means, or its sound alone. Its own letters would ask for nothing but the same letters. */
function questionFor({ picture, definition, wordAudio }: GeneratorWord): Piece | null {
  const heard = wordAudio ? { audio: wordAudio } : {};
  if (picture) return { text: '', image: picture, ...heard };
  const text = definition?.trim();
  if (text) return { text, ...heard };
  return wordAudio ? { text: '', ...heard } : null;
}

/** Two words with one picture or one meaning: each would be as right as the other. */
function fitsAsWell({ question }: Asked, other: GeneratorWord): boolean {
  if (question.image) return other.picture === question.image;
  return question.text !== '' && other.definition?.trim() === question.text;
}

function problemOf(asked: Asked, all: readonly GeneratorWord[], random: RandomState): Draw<ChoiceProblem> {
  const { word, question } = asked;
  const others = shuffle(
    random,
    all.filter((other) => other.word !== word && !fitsAsWell(asked, other)),
  );
  return {
    value: {
      id: word,
      question,
      correctAnswer: { text: word },
      incorrectAnswers: others.value.slice(0, DISTRACTORS).map((other) => ({ text: other.word })),
    },
    random: others.random,
  };
}

/** One problem per word that can be asked for, and three words to choose from. */
export const generator: Generator<MultipleChoiceData, MultipleChoiceOptions> = {
  criteria: {
    imageRequired: false,
    audioRequired: false,
    hyphenAllowed: true,
    spacesAllowed: true,
    maxWordLength: 30,
    minWords: LEAST_WORDS,
  },
  defaultForReports: true,
  generate: (words, task) => {
    const asked = words.flatMap((word): Asked[] => {
      const question = questionFor(word);
      return question ? [{ word: word.word, question }] : [];
    });
    let { random } = task;
    const problems = asked
      .slice(0, MOST_WORDS)
      .map((one) => {
        const dealt = problemOf(one, words, random);
        random = dealt.random;
        return dealt.value;
      })
      .filter(({ incorrectAnswers }) => incorrectAnswers.length > 0);
    // Spec 3 §5.2: 'Not enough words after filtering by template criteria'.
    if (problems.length < LEAST_WORDS) return { ok: false, issues: [{ code: 'words.notEnough', path: [] }] };
    return {
      ok: true,
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
};
