import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M14 3h5a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2Z',
  line: 'M6.5 3h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-11a3.5 3.5 0 0 1 3.5 -3.5ZM7.5 16.5 16.5 7.5M12 7.3h4.7V12',
  faint: 'M3 12h18M12 3v18',
  sketch: [
    { card: 'green', x: 21, y: 4, width: 78, height: 80 },
    { card: 'paper', x: 26, y: 9, width: 21, height: 21 },
    { card: 'chosen', x: 49.5, y: 9, width: 21, height: 21 },
    { card: 'paper', x: 73, y: 33, width: 21, height: 21 },
    { card: 'paper', x: 49.5, y: 33, width: 21, height: 21 },
    { card: 'gap', x: 26, y: 57, width: 21, height: 21 },
    { line: 'M60 50V24M54 30l6-7 6 7', colour: 'ink' },
  ],
};
