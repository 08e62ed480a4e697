import type { ActivityData } from '@flink/contract/rules/make/activity-parts.ts';
import { graphemes } from '@flink/game-kit/model/text/graphemes.ts';
import { wordsOf } from '@flink/game-kit/model/text/words.ts';

/** The masks of problems, by name: which field they belong to and what they count. */
const MASKS: Readonly<Record<string, (problem: ActivityData, locale: string) => number | null>> = {
  letters: ({ word }, locale) => (typeof word === 'string' ? graphemes(word, locale).length : null),
  wordsMask: ({ sentence }, locale) =>
    typeof sentence === 'string' ? wordsOf(sentence, locale).length : null,
  mask: ({ syllables }) => (Array.isArray(syllables) ? syllables.length : null),
};

const isFields = (value: unknown): value is ActivityData =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A mask that does not fit its new word becomes empty: all of the word is looked for, as in the editor. */
export function fitMasks(data: ActivityData, locale: string): ActivityData {
  const { gameData } = data;
  if (!isFields(gameData) || !Array.isArray(gameData.problems)) return data;
  const problems = gameData.problems.map((problem: unknown) => {
    if (!isFields(problem)) return problem;
    const unfit = Object.entries(MASKS).flatMap(([name, count]) => {
      const mask = problem[name];
      if (!Array.isArray(mask) || mask.length === 0) return [];
      const parts = count(problem, locale);
      return parts === null || parts === mask.length ? [] : [[name, []] as const];
    });
    return unfit.length === 0 ? problem : { ...problem, ...Object.fromEntries(unfit) };
  });
  return { ...data, gameData: { ...gameData, problems } };
}
