import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  line: 'M5.5 3.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4ZM5.5 15.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4ZM11 6h10M11 12h10M11 18h10',
  solid: 'M5.5 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z',
};
