import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M4.9 7h3.7a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1 -2.4 2.4h-3.7a2.4 2.4 0 0 1 -2.4 -2.4v-5.2a2.4 2.4 0 0 1 2.4 -2.4Z',
  line: 'M4.9 7h3.7a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1 -2.4 2.4h-3.7a2.4 2.4 0 0 1 -2.4 -2.4v-5.2a2.4 2.4 0 0 1 2.4 -2.4ZM15.4 7h3.7a2.4 2.4 0 0 1 2.4 2.4v5.2a2.4 2.4 0 0 1 -2.4 2.4h-3.7a2.4 2.4 0 0 1 -2.4 -2.4v-5.2a2.4 2.4 0 0 1 2.4 -2.4ZM11 12h2M5.5 14l1.3-4 1.3 4M16 10v4h1.6a1.1 1.1 0 0 0 0-2H16h1.4a1 1 0 0 0 0-2z',
  sketch: [
    { picture: 0, x: 4, y: 4, size: 40 },
    { card: 'gap', x: 52, y: 10, width: 18, height: 26 },
    { card: 'gap', x: 74, y: 10, width: 18, height: 26 },
    { card: 'gap', x: 96, y: 10, width: 18, height: 26 },
    { card: 'blue', x: 6, y: 54, width: 32, height: 32 },
    { card: 'blue', x: 44, y: 54, width: 32, height: 32 },
    { card: 'chosen', x: 82, y: 54, width: 32, height: 32 },
    { line: 'M36 70h10', colour: 'orange' },
    { line: 'M74 70h10', colour: 'orange' },
    { line: 'M15 78l7-16l7 16M18 73h8', colour: 'ink' },
    { line: 'M54 62v16h8a4 4 0 0 0 0-8h-8h6a4 4 0 0 0 0-8z', colour: 'ink' },
    { line: 'M104 66a8 8 0 1 0 0 9', colour: 'ink' },
  ],
};
