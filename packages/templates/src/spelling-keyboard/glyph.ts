import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5.5 6h13a3 3 0 0 1 3 3v6.5a3 3 0 0 1 -3 3h-13a3 3 0 0 1 -3 -3v-6.5a3 3 0 0 1 3 -3Z',
  line: 'M5.5 6h13a3 3 0 0 1 3 3v6.5a3 3 0 0 1 -3 3h-13a3 3 0 0 1 -3 -3v-6.5a3 3 0 0 1 3 -3ZM6.5 10h.01M10.2 10h.01M13.9 10h.01M17.5 10h.01M8 14.5h8',
  sketch: [
    { picture: 0, x: 34, y: 0, size: 50 },
    { card: 'blue', x: 12, y: 58, width: 18, height: 24 },
    { card: 'blue', x: 34, y: 58, width: 18, height: 24 },
    { card: 'chosen', x: 56, y: 58, width: 18, height: 24 },
    { card: 'gap', x: 78, y: 58, width: 18, height: 24 },
    { words: 'light', x: 16, y: 70, width: 10 },
    { words: 'light', x: 38, y: 70, width: 10 },
  ],
};
