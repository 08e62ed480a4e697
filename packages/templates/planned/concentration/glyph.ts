import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5 3.5h4a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  line: 'M5 3.5h4a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM15.5 3.5h3.5a2 2 0 0 1 2 2v4a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-4a2 2 0 0 1 2 -2ZM5 14h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2ZM15.5 14h3.5a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-3.5a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
};
