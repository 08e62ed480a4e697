import { bestOthers, DISTRACTORS } from '@flink/game-kit/model/generate/distractors.ts';
import { withoutPicture } from '@flink/game-kit/model/generate/picture-questions.ts';
import { neverTogether, othersThan, sameMeaning } from '@flink/game-kit/model/generate/same-meaning.ts';
import { wordGame } from '@flink/game-kit/model/generate/word-game.ts';
import type { GeneratorWord } from '@flink/game-kit/model/template.ts';
import { criteria } from '../facts.ts';
import type { MatchItData, MatchItOptions, Problem } from './schema.ts';
import { optionsSchema } from './schema.ts';

/** Spec 3 §9: groups of 3. */
const GROUP = 3;

/** Spec 3 §9: a leftover of 1 or 2 is merged into earlier groups, one to each as long as there are groups. */
export function groupsOf<T>(items: readonly T[]): readonly (readonly T[])[] {
  const whole = Math.floor(items.length / GROUP);
  const groups = Array.from({ length: whole }, (_, index) =>
    items.slice(index * GROUP, index * GROUP + GROUP),
  );
  items.slice(whole * GROUP).forEach((item, index) => {
    groups[index % whole]?.push(item);
  });
  return groups;
}

const problemOf = (
  { word, picture, wordAudio }: GeneratorWord,
  others: readonly GeneratorWord[],
): Problem => ({
  id: word,
  questions: [
    {
      text: '',
      ...(picture ? { image: picture } : {}),
      ...(wordAudio ? { audio: wordAudio } : {}),
    },
  ],
  correctAnswers: [{ text: word }],
  incorrectAnswers: others.map((other) => ({ text: other.word })),
  specificFeedback: false,
  questionItemsShown: 1,
  correctItemsShown: 1,
  incorrectItemsShown: DISTRACTORS,
});

/** Those of its group that its picture does not show as well; where they are too few, the next ones of the list. */
function othersOf(
  word: GeneratorWord,
  group: readonly GeneratorWord[],
  list: readonly GeneratorWord[],
  locale: string,
): readonly GeneratorWord[] {
  const near = bestOthers(word, othersThan(word, group, locale), locale);
  const rest = othersThan(word, list, locale).filter((other) => !group.includes(other));
  const far = bestOthers(word, rest, locale).filter((other) =>
    near.every((one) => !sameMeaning(one, other, locale) && !neverTogether(one, other)),
  );
  return [...near, ...far.slice(0, Math.max(0, DISTRACTORS - near.length))];
}

/** One problem per word: its picture, and the words of its group to choose from. */
export const generator = wordGame<MatchItData, MatchItOptions>({
  criteria,
  leavesOut: withoutPicture,
  make: (asked, { list, locale, criteria: { minWords } }) => {
    const problems = groupsOf(asked).flatMap((group) =>
      group.flatMap((word) => {
        const others = othersOf(word, group, list, locale);
        return others.length < DISTRACTORS ? [] : [problemOf(word, others)];
      }),
    );
    if (problems.length < minWords) return null;
    return {
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: { problems },
    };
  },
});
