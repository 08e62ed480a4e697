import { fontSizeInVmin } from '@flink/game-kit/model/text/text-size.ts';
import { GENERATED_FONT_SIZE, type MissingElementsOptions, USUAL_FONT_SIZE } from '../model/schema.ts';

/** In letters; from here on an answer is read in lines, and its blank is a box for them. */
export const SENTENCE = 50;

/** The author's size, which no screen makes too small to read; where nobody chose one, as large as there is room. */
export function sentenceSize(
  { fontSize }: Pick<MissingElementsOptions, 'fontSize'>,
  letters: number,
): string {
  if (![GENERATED_FONT_SIZE, USUAL_FONT_SIZE].includes(fontSize))
    return `max(var(--text-l), ${fontSizeInVmin(fontSize).toFixed(2)}vmin)`;
  return letters >= SENTENCE ? 'var(--text-l)' : 'var(--len-6)';
}
