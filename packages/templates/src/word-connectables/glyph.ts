import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M6 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4Z',
  line: 'M6 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4ZM17 8h1a4 4 0 0 1 4 4a4 4 0 0 1 -4 4h-1a4 4 0 0 1 -4 -4a4 4 0 0 1 4 -4ZM9 12h6',
  sketch: [
    { picture: 0, x: 38, y: 2, size: 44 },
    { card: 'blue', x: 4, y: 52, width: 52, height: 32 },
    { card: 'chosen', x: 64, y: 52, width: 52, height: 32 },
    { line: 'M52 68h16', colour: 'orange' },
    { words: 'light', x: 14, y: 66, width: 32 },
    { words: 'dark', x: 76, y: 66, width: 28 },
  ],
};
