import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5 3.5h4a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  line: 'M5 3.5h4a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM15.5 3.5h3.5a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM5 14h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2ZM15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  sketch: [
    { card: 'purple', x: 8, y: 6, width: 30, height: 36 },
    { card: 'paper', x: 45, y: 6, width: 30, height: 36 },
    { card: 'purple', x: 82, y: 6, width: 30, height: 36 },
    { card: 'chosen', x: 8, y: 49, width: 30, height: 36 },
    { card: 'purple', x: 45, y: 49, width: 30, height: 36 },
    { card: 'paper', x: 82, y: 49, width: 30, height: 36 },
    { picture: 0, x: 48, y: 12, size: 24 },
    { picture: 1, x: 11, y: 55, size: 24 },
    { picture: 2, x: 85, y: 55, size: 24 },
  ],
};
