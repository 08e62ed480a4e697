import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5 4.5h5a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3Z',
  line: 'M5 4.5h5a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3ZM13 13.5h6a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3ZM17 7.5h1.5a2 2 0 0 1 2 2V11M6 13v1.5a2 2 0 0 0 2 2',
  sketch: [
    { card: 'paper', x: 4, y: 6, width: 112, height: 28 },
    { words: 'dark', x: 14, y: 19, width: 92 },
    { card: 'blue', x: 4, y: 48, width: 34, height: 34 },
    { card: 'blue', x: 43, y: 48, width: 34, height: 34 },
    { card: 'chosen', x: 82, y: 48, width: 34, height: 34 },
    { line: 'M34 65h12', colour: 'orange' },
    { line: 'M73 65h12', colour: 'orange' },
    { words: 'light', x: 10, y: 63, width: 22 },
    { words: 'light', x: 49, y: 63, width: 22 },
    { words: 'dark', x: 88, y: 63, width: 22 },
  ],
};
