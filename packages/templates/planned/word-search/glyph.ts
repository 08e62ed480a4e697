import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  marker: 'M7 7l10 10',
  line: 'M6.5 3h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-11a3.5 3.5 0 0 1 3.5 -3.5ZM7 7h.01M12 7h.01M17 7h.01M7 12h.01M12 12h.01M17 12h.01M7 17h.01M12 17h.01M17 17h.01',
};
