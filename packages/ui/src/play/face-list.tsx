import { Children, type CSSProperties, type ReactNode } from 'react';
import styles from './face-list.module.css';

/** A row while they are up to six, two rows above; two columns when upright. */
const columnsFor = (count: number): number =>
  count <= 6 ? Math.max(count, 1) : Math.min(Math.ceil(count / 2), 8);

export interface FaceListProps {
  readonly label: string;
  /** FaceButtons. */
  readonly children: ReactNode;
}

export function FaceList({ label, children }: FaceListProps) {
  const faces = Children.toArray(children);
  const many = faces.length > 6;
  return (
    <ul
      className={styles.list}
      aria-label={label}
      data-many={many || undefined}
      style={{ '--columns': columnsFor(faces.length) } as CSSProperties}
    >
      {Children.map(faces, (face, index) => (
        <li style={{ '--i': index } as CSSProperties}>{face}</li>
      ))}
    </ul>
  );
}
