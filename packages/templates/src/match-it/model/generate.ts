import type { Generator, GeneratorWord } from '@flink/game-kit/model/template.ts';
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

function problemOf(word: GeneratorWord, group: readonly GeneratorWord[]): Problem {
  return {
    id: word.word,
    questions: [
      {
        text: '',
        ...(word.picture ? { image: word.picture } : {}),
        ...(word.wordAudio ? { audio: word.wordAudio } : {}),
      },
    ],
    correctAnswers: [{ text: word.word }],
    incorrectAnswers: group
      .filter((other) => other.word !== word.word)
      .map((other) => ({ text: other.word })),
    specificFeedback: false,
    questionItemsShown: 1,
    correctItemsShown: 1,
    incorrectItemsShown: 2,
  };
}

/** One problem per word: its picture, and the words of its group to choose from. */
export const generator: Generator<MatchItData, MatchItOptions> = {
  criteria: {
    imageRequired: true,
    audioRequired: false,
    hyphenAllowed: true,
    spacesAllowed: true,
    maxWordLength: 30,
    minWords: 3,
  },
  defaultForReports: false,
  generate: (words) => {
    const pictured = words.filter(({ picture }) => picture);
    // Spec 2 §5: 'Should be minimum 3 words with pictures'.
    if (pictured.length < GROUP) return { ok: false, issues: [{ code: 'words.fewPictures', path: [] }] };
    return {
      ok: true,
      options: optionsSchema.parse({ randomOrder: true, delayBeforeNext: 1 }),
      gameData: {
        problems: groupsOf(pictured).flatMap((group) => group.map((word) => problemOf(word, group))),
      },
    };
  },
};
