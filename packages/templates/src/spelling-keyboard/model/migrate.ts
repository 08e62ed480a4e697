import { asText, inPlaceOf, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import { asMask } from '@flink/game-kit/model/content/mask.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** Spec 2 §3: word, letters mask, definition, audio. */
export const kindly = kindProblems((problem) => {
  const { word, letters, lettersMask, definition, audio, audioPath } = problem;
  return inPlaceOf(problem, {
    word: asText(word),
    letters: asMask(letters ?? lettersMask),
    definition: asText(definition),
    audio: audio || audioPath,
  });
});
