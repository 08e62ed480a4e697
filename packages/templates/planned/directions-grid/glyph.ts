import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M14 3h5a2 2 0 0 1 2 2v5a2 2 0 0 1 -2 2h-5a2 2 0 0 1 -2 -2v-5a2 2 0 0 1 2 -2Z',
  line: 'M6.5 3h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-11a3.5 3.5 0 0 1 3.5 -3.5ZM7.5 16.5 16.5 7.5M12 7.3h4.7V12',
  faint: 'M3 12h18M12 3v18',
};
