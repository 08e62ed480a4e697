import { Children, type CSSProperties, type ReactNode } from 'react';
import styles from './face-list.module.css';

/** Few enough for a row of large faces, for a row of smaller ones, or two rows of small ones. */
const crowdOf = (count: number) => (count > 6 ? 'many' : count > 4 ? 'some' : 'few');

function columnsFor(count: number): { wide: number; upright: number } {
  if (count > 6) return { wide: Math.min(Math.ceil(count / 2), 8), upright: 3 };
  return { wide: Math.max(count, 1), upright: Math.min(Math.max(count, 1), 2) };
}

export interface FaceListProps {
  readonly label: string;
  /** FaceButtons. */
  readonly children: ReactNode;
}

export function FaceList({ label, children }: FaceListProps) {
  const faces = Children.toArray(children);
  const { wide, upright } = columnsFor(faces.length);
  return (
    <ul
      className={styles.list}
      aria-label={label}
      data-crowd={crowdOf(faces.length)}
      style={{ '--wide': wide, '--upright': upright } as CSSProperties}
    >
      {Children.map(faces, (face, index) => (
        <li style={{ '--i': index } as CSSProperties}>{face}</li>
      ))}
    </ul>
  );
}
