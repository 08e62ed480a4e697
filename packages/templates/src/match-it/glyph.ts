import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5.2 4h3.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-3.6a2.2 2.2 0 0 1 -2.2 -2.2v-4.6a2.2 2.2 0 0 1 2.2 -2.2Z',
  line: 'M5.2 4h3.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-3.6a2.2 2.2 0 0 1 -2.2 -2.2v-4.6a2.2 2.2 0 0 1 2.2 -2.2ZM14 5.5h2.5a2 2 0 0 1 2 2v.5',
  dashed:
    'M15.2 11h3.6a2.2 2.2 0 0 1 2.2 2.2v4.6a2.2 2.2 0 0 1 -2.2 2.2h-3.6a2.2 2.2 0 0 1 -2.2 -2.2v-4.6a2.2 2.2 0 0 1 2.2 -2.2Z',
  sketch: [
    { card: 'paper', x: 4, y: 5, width: 50, height: 36 },
    { card: 'blue', x: 58, y: 5, width: 58, height: 36 },
    { picture: 0, x: 14, y: 8, size: 30 },
    { words: 'light', x: 70, y: 23, width: 34 },
    { card: 'paper', x: 4, y: 48, width: 50, height: 36 },
    { card: 'gap', x: 58, y: 48, width: 58, height: 36 },
    { picture: 1, x: 14, y: 51, size: 30 },
  ],
};
