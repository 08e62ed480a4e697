import { inPlaceOf, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

const figure = (value: unknown): unknown => {
  if (typeof value === 'boolean') return value ? 1 : 0;
  return value === null || value === '' ? 0 : value;
};

/** A mask as a list, or as a row of figures. */
function figures(mask: unknown): unknown {
  if (typeof mask === 'string') return Array.from(mask.replaceAll(/[\s,]/g, ''), Number);
  return Array.isArray(mask) ? mask.map(figure) : mask;
}

const text = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** Spec 2 §3: word, letters mask, definition, audio. */
export const kindly = kindProblems((problem) => {
  const { word, letters, lettersMask, definition, audio, audioPath } = problem;
  return inPlaceOf(problem, {
    word: text(word),
    letters: figures(letters ?? lettersMask),
    definition: text(definition),
    audio: audio || audioPath,
  });
});
