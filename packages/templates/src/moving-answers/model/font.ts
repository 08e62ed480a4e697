import { type LengthClass, lettersOf } from '@flink/game-kit/model/text/text-size.ts';
import type { MovingAnswersOptions } from './schema.ts';

/** Spec 3 §9: the got-it template defaults to size 32. */
const GOT_IT_SIZE = 32;
/** Spec 2 §9: max font size for long answers in moving answers. */
const LONG_SIZE = 36;

const isLong = (length: LengthClass): boolean => typeof length === 'string';

/** The size of an answer's words where there is room: the author's, else that of its length. */
export function answerSize(
  { fontSize, maxFontSize, look }: Pick<MovingAnswersOptions, 'fontSize' | 'maxFontSize' | 'look'>,
  length: LengthClass,
): string {
  const most = Math.min(
    maxFontSize ?? Number.POSITIVE_INFINITY,
    isLong(length) ? LONG_SIZE : Number.POSITIVE_INFINITY,
  );
  const size = fontSize ?? (look === 'gotit' ? GOT_IT_SIZE : null);
  if (size !== null) return lettersOf(Math.min(size, most));
  return Number.isFinite(most) ? `min(var(--len-${length}), ${lettersOf(most)})` : `var(--len-${length})`;
}
