import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M6 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4Z',
  line: 'M6 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4ZM17 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4ZM9 12h6',
};
