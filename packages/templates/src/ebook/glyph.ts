import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M12 6.5C9.5 4.8 6 4.5 3 5v13.5c3-.5 6.5-.2 9 1.5z',
  line: 'M12 6.5C9.5 4.8 6 4.5 3 5v13.5c3-.5 6.5-.2 9 1.5 2.5-1.7 6-2 9-1.5V5c-3-.5-6.5-.2-9 1.5zM12 6.5V20',
};
