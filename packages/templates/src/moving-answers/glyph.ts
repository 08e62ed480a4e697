import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M15 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z',
  line: 'M15 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM3 8h4M2.5 12h4.5M4 16h5M9 20h8',
};
