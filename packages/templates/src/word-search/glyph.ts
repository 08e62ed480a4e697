import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  marker: 'M7 7l10 10',
  line: 'M6.5 3h11a3.5 3.5 0 0 1 3.5 3.5v11a3.5 3.5 0 0 1 -3.5 3.5h-11a3.5 3.5 0 0 1 -3.5 -3.5v-11a3.5 3.5 0 0 1 3.5 -3.5ZM7 7h.01M12 7h.01M17 7h.01M7 12h.01M12 12h.01M17 12h.01M7 17h.01M12 17h.01M17 17h.01',
  sketch: [
    { card: 'paper', x: 4, y: 5, width: 112, height: 80 },
    { card: 'purple', x: 12, y: 11, width: 62, height: 20 },
    { words: 'light', x: 19, y: 21, width: 48 },
    { picture: 0, x: 82, y: 9, size: 26 },
    { card: 'orange', x: 12, y: 36, width: 20, height: 44 },
    { picture: 1, x: 82, y: 36, size: 26 },
    { words: 'dark', x: 42, y: 46, width: 30 },
    { words: 'dark', x: 42, y: 66, width: 30 },
    { words: 'dark', x: 82, y: 73, width: 26 },
  ],
};
