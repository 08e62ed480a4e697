import { asPiece, isFields } from '@flink/game-kit/model/content/kindly.ts';
import type { Migration } from '@flink/game-kit/model/template.ts';

export const migrations: readonly Migration[] = [];

const withoutNull = (fields: object) =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined));

/** A picture may be its file alone, and its file may stand under another name. */
function asImage(value: unknown): unknown {
  if (typeof value === 'string') return { image: value };
  if (!isFields(value)) return value;
  const { file, ...rest } = withoutNull(value);
  return asPiece(typeof file === 'string' && !rest['image'] ? { ...rest, image: file } : rest);
}

const isNothing = (value: unknown) => value === null || value === '';

/** Lists with empty slots, as forms store them (spec 2 §5: 12 slots), and modes in capitals (spec 3 §9). */
export const kindly: Migration = ({ options, gameData }) => {
  const told = isFields(options) ? withoutNull(options) : options;
  const mode = isFields(told) ? told['storyStudioMode'] : undefined;
  const data = isFields(gameData) ? withoutNull(gameData) : gameData;
  const list = (name: string, read: (value: unknown) => unknown) => {
    const values = isFields(data) ? data[name] : undefined;
    return Array.isArray(values) ? { [name]: values.filter((value) => !isNothing(value)).map(read) } : {};
  };
  return {
    options: typeof mode === 'string' ? { ...(told as object), storyStudioMode: mode.toLowerCase() } : told,
    gameData: isFields(data) ? { ...data, ...list('images', asImage), ...list('words', asPiece) } : data,
  };
};
