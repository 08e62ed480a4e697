import type { Glyph } from '@flink/game-kit/model/facts.ts';

export const glyph: Glyph = {
  tint: 'M12 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7Z',
  line: 'M12 4.5a3.5 3.5 0 1 1 0 7a3.5 3.5 0 1 1 0-7ZM5 8.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM19 8.7a2.3 2.3 0 1 1 0 4.6a2.3 2.3 0 1 1 0-4.6ZM6.5 20a5.5 5.5 0 0 1 11 0M2 18.5a3.3 3.3 0 0 1 3-3M22 18.5a3.3 3.3 0 0 0-3-3',
  sketch: [
    { picture: 0, x: 36, y: 2, size: 48 },
    { fill: 'M22 40a11 11 0 1 1 0 22a11 11 0 1 1 0-22ZM4 88c0-30 36-30 36 0Z', colour: 'purple' },
    { fill: 'M60 52a11 11 0 1 1 0 22a11 11 0 1 1 0-22ZM42 90c4-18 32-18 36 0Z', colour: 'orange' },
    { fill: 'M98 40a11 11 0 1 1 0 22a11 11 0 1 1 0-22ZM80 88c0-30 36-30 36 0Z', colour: 'green' },
  ],
};
