import { isFields, kindProblems } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

/** The names of the choices, however they are written: `left`, `between horizontal`, `4 x 4`. */
const NAMED = ['direction', 'requiredAnswers', 'assetsType', 'instructionType'];

function named(fields: unknown): unknown {
  if (!isFields(fields)) return fields;
  return Object.fromEntries(
    Object.entries(fields).map(([key, value]) => {
      if (typeof value !== 'string') return [key, value];
      if (NAMED.includes(key))
        return [
          key,
          value
            .trim()
            .toUpperCase()
            .replaceAll(/[\s-]+/g, '_'),
        ];
      return key === 'gridSize'
        ? [
            key,
            value
              .toLowerCase()
              .replaceAll(/[\s×*]+/g, 'x')
              .replaceAll(/x+/g, 'x'),
          ]
        : [key, value];
    }),
  );
}

/** Spec 2 §3 knows options alone: a document without problems asks what its options say. */
export const kindly: Migration = ({ options, gameData }) => {
  const told = named(options);
  const data = isFields(gameData) && !('problems' in gameData) ? { ...gameData, problems: [{}] } : gameData;
  return kindProblems((problem) => {
    const read = named(problem);
    return isFields(read) ? read : problem;
  })({ options: told, gameData: data });
};
