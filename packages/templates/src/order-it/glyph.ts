import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M4 20v-5h5v5zM9.5 20v-9.5h5V20zM15 20V5h5v15z',
  line: 'M4 20v-5h5.5v-4.5H15V5h5v15z',
};
