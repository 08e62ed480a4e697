import { areNeighbours, type BoxGrid } from '../../model/kinds/box-path.ts';
import styles from './chain-links.module.css';

/** How far a link reaches to either side, as a share of the way from the middle of one box to that of the next. */
const REACH = { letters: 0.1, words: 0.02 } as const;

export interface ChainLinksProps {
  readonly grid: BoxGrid;
  readonly chain: readonly number[];
  /** In wide boxes words stand near the edge. */
  readonly wide: boolean;
}

/** A stitched link from each box of the chain to the next; two that lie apart are joined by their numbers alone. */
export function ChainLinks({ grid, chain, wide }: ChainLinksProps) {
  const { columns, rows } = grid;
  const reach = REACH[wide ? 'words' : 'letters'];
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
      return [`M${at(0.5 - reach)}L${at(0.5 + reach)}`];
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
