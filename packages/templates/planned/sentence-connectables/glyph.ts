import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M5 4.5h5a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3Z',
  line: 'M5 4.5h5a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-5a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3ZM13 13.5h6a3 3 0 0 1 3 3a3 3 0 0 1 -3 3h-6a3 3 0 0 1 -3 -3a3 3 0 0 1 3 -3ZM17 7.5h1.5a2 2 0 0 1 2 2V11M6 13v1.5a2 2 0 0 0 2 2',
};
