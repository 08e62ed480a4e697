import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M4 5h16v11H11l-4 4v-4H4z',
  line: 'M4 5h16v11H11l-4 4v-4H4zM9.5 13V8.5l5 4.5V8.5',
};
