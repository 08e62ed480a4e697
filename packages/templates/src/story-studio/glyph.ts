import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3Z',
  line: 'M6 5h12a3 3 0 0 1 3 3v8a3 3 0 0 1 -3 3h-12a3 3 0 0 1 -3 -3v-8a3 3 0 0 1 3 -3ZM3.5 16l5-4.5 4 3.5 3-2.5 5 4',
  solid: 'M16 8a1.3 1.3 0 1 1 0 2.6a1.3 1.3 0 1 1 0-2.6Z',
};
