import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M11 13.5h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
  line: 'M3 7h18M3 17h4.5M18.5 17H21',
  dashed: 'M11 13.5h4a2 2 0 0 1 2 2v3a2 2 0 0 1 -2 2h-4a2 2 0 0 1 -2 -2v-3a2 2 0 0 1 2 -2Z',
};
