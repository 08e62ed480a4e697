import { areNeighbours, type BoxGrid } from '../../model/kinds/box-path.ts';
import styles from './chain-links.module.css';

/** Of the way from one box to the next, from the middle of each. */
const FROM = 0.34;
const TO = 0.66;

/** A stitched link from each box of the chain to the next; two that lie apart are joined by their numbers alone. */
export function ChainLinks({ grid, chain }: { readonly grid: BoxGrid; readonly chain: readonly number[] }) {
  const { columns, rows } = grid;
  const middle = (box: number) => [
    ((box % columns) + 0.5) / columns,
    (Math.floor(box / columns) + 0.5) / rows,
  ];
  const path = chain
    .slice(1)
    .flatMap((box, index) => {
      const before = chain[index] ?? box;
      if (!areNeighbours(grid, before, box)) return [];
      const [x = 0, y = 0] = middle(before);
      const [toX = 0, toY = 0] = middle(box);
      const at = (share: number) =>
        `${(x + (toX - x) * share).toFixed(4)} ${(y + (toY - y) * share).toFixed(4)}`;
      return [`M${at(FROM)}L${at(TO)}`];
    })
    .join('');
  return (
    <li className={styles.links} aria-hidden="true">
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true">
        <g className={styles.turned}>
          <path d={path} className={styles.cut} />
          <path d={path} className={styles.band} />
          <path d={path} className={styles.stitches} />
        </g>
      </svg>
    </li>
  );
}
