import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M4 5h16v11H11l-4 4v-4H4z',
  line: 'M4 5h16v11H11l-4 4v-4H4zM9.5 13V8.5l5 4.5V8.5',
  sketch: [
    { card: 'paper', x: 3, y: 5, width: 114, height: 34 },
    { picture: 0, x: 7, y: 8, size: 28 },
    { words: 'dark', x: 42, y: 22, width: 30 },
    { card: 'gap', x: 79, y: 13, width: 32, height: 18 },
    { card: 'purple', x: 3, y: 48, width: 35, height: 34 },
    { card: 'blue', x: 42.5, y: 48, width: 35, height: 34 },
    { card: 'green', x: 82, y: 48, width: 35, height: 34 },
    { words: 'light', x: 10, y: 65, width: 21 },
    { words: 'light', x: 49.5, y: 65, width: 21 },
    { words: 'light', x: 89, y: 65, width: 21 },
  ],
};
