import type { BoxGrid } from '@flink/game-kit/model/kinds/box-path.ts';
import type { Cell } from '@flink/game-kit/model/kinds/connecting.ts';
import { wordsOf } from '@flink/game-kit/model/text/words.ts';
import type { Problem } from './schema.ts';

/** Spec 2 §9: 12 word boxes. */
export const GRID: BoxGrid = { columns: 3, rows: 4 };
export const BOXES = GRID.columns * GRID.rows;

/** Every word with its punctuation. The dictionaries of scripts without spaces go by the script, whatever the language. */
export const wordsIn = (sentence: string): readonly string[] => wordsOf(sentence, 'en');

export const lineOf = ({ sentence, wordsMask }: Problem): readonly Cell[] =>
  wordsIn(sentence).map((text, index) => ({ text, kind: wordsMask[index] ? 'fixed' : 'free' }));
