import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M11 19l1-4 7-7 3 3-7 7z',
  line: 'M4 6h9M4 11h6M4 16h4M11 19l1-4 7-7 3 3-7 7z',
};
