import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z',
  line: 'M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14ZM16 16l5 5M8 10.5l2 2 3.2-3.6',
};
