import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  line: 'M5.5 3.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4ZM5.5 15.8a2.2 2.2 0 1 1 0 4.4a2.2 2.2 0 1 1 0-4.4ZM11 6h10M11 12h10M11 18h10',
  solid: 'M5.5 9.4a2.6 2.6 0 1 1 0 5.2a2.6 2.6 0 1 1 0-5.2Z',
  sketch: [
    { picture: 0, x: 2, y: 15, size: 60 },
    { card: 'purple', x: 68, y: 8, width: 49, height: 20 },
    { card: 'red', x: 68, y: 34, width: 49, height: 20 },
    { card: 'orange', x: 68, y: 60, width: 49, height: 20 },
    { words: 'light', x: 77, y: 18, width: 28 },
    { words: 'light', x: 77, y: 44, width: 20 },
    { words: 'dark', x: 77, y: 70, width: 32 },
  ],
};
