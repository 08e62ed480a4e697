import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  line: 'M3 6h5M3 12h5M3 18h5M16 6h5M16 12h5M16 18h5',
  faint: 'M8 6c5 0 3 6 8 6M8 18c5 0 3-12 8-12',
};
