import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M11 13.5h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  line: 'M3 7h18M3 17h4.5M18.5 17H21',
  dashed: 'M11 13.5h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  sketch: [
    { picture: 0, x: 36, y: 2, size: 48 },
    { words: 'dark', x: 6, y: 66, width: 26 },
    { card: 'gap', x: 38, y: 55, width: 44, height: 22 },
    { words: 'dark', x: 88, y: 66, width: 26 },
  ],
};
