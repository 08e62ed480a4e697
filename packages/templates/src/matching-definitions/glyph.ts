import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  line: 'M3 6h5M3 12h5M3 18h5M16 6h5M16 12h5M16 18h5',
  faint: 'M8 6c5 0 3 6 8 6M8 18c5 0 3-12 8-12',
  sketch: [
    { card: 'paper', x: 3, y: 5, width: 56, height: 36 },
    { words: 'dark', x: 11, y: 16, width: 40 },
    { words: 'dark', x: 11, y: 29, width: 26 },
    { card: 'paper', x: 3, y: 48, width: 56, height: 36 },
    { words: 'dark', x: 11, y: 59, width: 34 },
    { words: 'dark', x: 11, y: 72, width: 40 },
    { line: 'M59 23c14 0 8 43 22 43M59 66c14 0 8-43 22-43', colour: 'purple' },
    { picture: 1, x: 81, y: 5, size: 36 },
    { picture: 0, x: 81, y: 48, size: 36 },
  ],
};
