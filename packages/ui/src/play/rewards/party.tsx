import type { CSSProperties } from 'react';
import styles from './party.module.css';

const COLOURS = [
  'berry-400',
  'sun-400',
  'feather-400',
  'purple',
  'blue-lite',
  'leaf-400',
  'fox-400',
] as const;
const SHAPES = ['round', 'strip', 'leaf', 'square'] as const;
const PIECES = 44;

/** Steps that never meet spread the papers evenly without luck, so that every party looks the same in a picture. */
const pieces = Array.from({ length: PIECES }, (_nothing, place) => ({
  place,
  shape: SHAPES[place % SHAPES.length] ?? 'round',
  style: {
    '--left': `${(11 + place * 37) % 101}%`,
    '--top': `${(7 + place * 53) % 101}%`,
    '--turn': `${(place * 71) % 360}deg`,
    '--late': `${(place * 0.37) % 3}s`,
    '--wide': 1.5 + ((place * 7) % 19) / 10,
    '--colour': `var(--${COLOURS[place % COLOURS.length]})`,
  } as CSSProperties,
}));

/** Rays and paper confetti over the scene, behind whoever is celebrated. Decoration. */
export function Party() {
  return (
    <div className={styles.party} aria-hidden="true">
      <div className={styles.rays} />
      {pieces.map(({ place, shape, style }) => (
        <i key={place} className={styles[shape]} style={style} />
      ))}
    </div>
  );
}
