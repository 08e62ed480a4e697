import type { ChoiceProblem } from '@flink/game-kit/model/content/choice-problem.ts';
import type { Piece } from '@flink/game-kit/model/content/piece.ts';
import { DISTRACTORS, distractorsFor } from '@flink/game-kit/model/generate/distractors.ts';
import { othersThan } from '@flink/game-kit/model/generate/same-meaning.ts';
import { aboutWord, wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { criteria } from '../facts.ts';
import type { MultipleChoiceData, MultipleChoiceOptions } from './schema.ts';
import { optionsSchema } from './schema.ts';

/**
 * By its picture, what it means, or its sound alone. Its own letters would ask for nothing but the same letters. Beside a
 * picture or a meaning the word is not heard: it would be the answer.
 */
function questionFor({ picture, definition, wordAudio }: GeneratorWord): Piece | null {
  if (picture) return { text: '', image: picture };
  const text = definition?.trim();
  if (text) return { text };
  return wordAudio ? { text: '', audio: wordAudio } : null;
}

/** One problem per word that can be asked for, and three words to choose from. */
export const generator = wordGame<MultipleChoiceData, MultipleChoiceOptions>({
  criteria,
  leavesOut: (word) => (questionFor(word) ? null : aboutWord('noMeaning', word)),
  make: (asked, { random: seed, locale, list, criteria: { minWords } }) => {
    let random = seed;
    const problems = asked.flatMap((word): ChoiceProblem[] => {
      const question = questionFor(word);
      const others = distractorsFor(random, word, othersThan(word, list, locale), locale);
      random = others.random;
      if (!question || others.value.length === 0) return [];
      return [
        {
          id: word.word,
          question,
          correctAnswer: { text: word.word },
          incorrectAnswers: others.value.slice(0, DISTRACTORS).map((other) => ({ text: other.word })),
        },
      ];
    });
    if (problems.length < minWords) return null;
    return {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
});
