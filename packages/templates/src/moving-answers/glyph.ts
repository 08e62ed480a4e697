import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M15 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12Z',
  line: 'M15 5a6 6 0 1 1 0 12a6 6 0 1 1 0-12ZM3 8h4M2.5 12h4.5M4 16h5M9 20h8',
  sketch: [
    { line: 'M4 16h16M2 25h12M60 34h14M56 44h14M22 66h16M18 76h14', colour: 'blue' },
    { fill: 'M39 2a19 19 0 1 1 0 38a19 19 0 1 1 0-38Z', colour: 'paper' },
    { fill: 'M96 20a19 19 0 1 1 0 38a19 19 0 1 1 0-38Z', colour: 'paper' },
    { fill: 'M60 49a19 19 0 1 1 0 38a19 19 0 1 1 0-38Z', colour: 'paper' },
    { picture: 0, x: 25, y: 7, size: 28 },
    { picture: 1, x: 82, y: 25, size: 28 },
    { picture: 2, x: 46, y: 54, size: 28 },
  ],
};
