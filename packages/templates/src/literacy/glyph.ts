import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5 9h5a2 2 0 0 1 2 2v2a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-2a2 2 0 0 1 2 -2Z',
  line: 'M3 6h18M3 18h11M5 12h5M15 12h6',
  sketch: [
    { card: 'red', x: 3, y: 10, width: 114, height: 74 },
    { fill: 'M8 12q28-8 52 2v66q-24-10-52-2Z', colour: 'paper' },
    { fill: 'M112 12q-28-8-52 2v66q24-10 52-2Z', colour: 'paper' },
    { line: 'M60 14v66', colour: 'red' },
    { picture: 0, x: 14, y: 22, size: 40 },
    { words: 'dark', x: 69, y: 28, width: 34 },
    { words: 'dark', x: 69, y: 42, width: 28 },
    { words: 'dark', x: 69, y: 56, width: 34 },
  ],
};
