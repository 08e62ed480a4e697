import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5.6 3.5h4.8a2.6 2.6 0 0 1 2.6 2.6v4.8a2.6 2.6 0 0 1 -2.6 2.6h-4.8a2.6 2.6 0 0 1 -2.6 -2.6v-4.8a2.6 2.6 0 0 1 2.6 -2.6Z',
  line: 'M5.6 3.5h4.8a2.6 2.6 0 0 1 2.6 2.6v4.8a2.6 2.6 0 0 1 -2.6 2.6h-4.8a2.6 2.6 0 0 1 -2.6 -2.6v-4.8a2.6 2.6 0 0 1 2.6 -2.6ZM11.5 11.5l3.2 9 1.8-4 4-1.8z',
  sketch: [
    { picture: 0, x: 3, y: 4, size: 34 },
    { picture: 1, x: 43, y: 4, size: 34 },
    { picture: 2, x: 83, y: 4, size: 34 },
    { card: 'green', x: 4, y: 44, width: 32, height: 16 },
    { words: 'light', x: 11, y: 52, width: 18 },
    { card: 'gap', x: 44, y: 44, width: 32, height: 16 },
    { card: 'gap', x: 84, y: 44, width: 32, height: 16 },
    { card: 'orange', x: 40, y: 66, width: 34, height: 18, turn: -8 },
    { words: 'dark', x: 48, y: 75, width: 18 },
    { line: 'M78 72q14-1 18-9m-6 2 6-3 2 6', colour: 'ink' },
  ],
};
