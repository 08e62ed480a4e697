import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M3 5h9v15H3z',
  line: 'M6 9h4M6 13h4M3 5.5h9.5V20H3zM16 9a4 4 0 0 1 0 7M18.5 6.5a8 8 0 0 1 0 12',
};
