import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M4 20v-5h5v5zM9.5 20v-9.5h5V20zM15 20V5h5v15z',
  line: 'M4 20v-5h5.5v-4.5H15V5h5v15z',
  sketch: [
    { line: 'M10 28C26 8 54 4 92 8m-8-6 9 6-8 7', colour: 'ink' },
    { card: 'purple', x: 3, y: 62, width: 36, height: 24 },
    { card: 'red', x: 42, y: 50, width: 36, height: 36 },
    { card: 'green', x: 81, y: 38, width: 36, height: 48 },
    { picture: 0, x: 5, y: 28, size: 32 },
    { picture: 1, x: 44, y: 16, size: 32 },
    { picture: 2, x: 83, y: 8, size: 30 },
    { fill: 'M21 71a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z', colour: 'paper' },
    { fill: 'M54 64a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM66 64a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z', colour: 'paper' },
    {
      fill: 'M89 58a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM99 58a4 4 0 1 1 0 8a4 4 0 1 1 0-8ZM109 58a4 4 0 1 1 0 8a4 4 0 1 1 0-8Z',
      colour: 'paper',
    },
  ],
};
