import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14Z',
  line: 'M10.5 3.5a7 7 0 1 1 0 14a7 7 0 1 1 0-14ZM16 16l5 5M8 10.5l2 2 3.2-3.6',
  sketch: [
    { fill: 'M60 3a13 13 0 1 1 0 26a13 13 0 1 1 0-26Z', colour: 'teal' },
    { fill: 'M53 13h4l6-5v16l-6-5h-4ZM66 11q5 5 0 10l1.5 1.5q7-6.5 0-13Z', colour: 'paper' },
    { card: 'paper', x: 3, y: 40, width: 35, height: 42 },
    { card: 'chosen', x: 42.5, y: 36, width: 35, height: 42 },
    { card: 'paper', x: 82, y: 40, width: 35, height: 42 },
    { picture: 1, x: 6, y: 46, size: 29 },
    { picture: 0, x: 45.5, y: 42, size: 29 },
    { picture: 2, x: 85, y: 46, size: 29 },
  ],
};
