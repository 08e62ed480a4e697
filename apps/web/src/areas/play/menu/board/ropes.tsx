import type { CSSProperties, Key, ReactNode } from 'react';
import styles from './ropes.module.css';

export interface RopesProps<Item> {
  readonly items: readonly Item[];
  readonly columns: number;
  readonly keyOf: (item: Item) => Key;
  readonly children: (item: Item) => ReactNode;
}

/** Paper tags pegged on a line; what does not fit on one hangs on the next. */
export function Ropes<Item>({ items, columns, keyOf, children }: RopesProps<Item>) {
  const ropes = Array.from({ length: Math.ceil(items.length / columns) }, (_, rope) =>
    items.slice(rope * columns, (rope + 1) * columns),
  );
  return ropes.map((hung) => (
    <div key={hung.map(keyOf).join()} className={styles.rope}>
      <svg className={styles.line} viewBox="0 0 100 24" preserveAspectRatio="none" aria-hidden="true">
        <path d="M0 4Q50 26 100 4" vectorEffect="non-scaling-stroke" />
      </svg>
      <ul className={styles.tags} style={{ '--columns': columns } as CSSProperties}>
        {hung.map((item, place) => (
          <li key={keyOf(item)} className={styles.peg} style={hangingAt(place, hung.length)}>
            {children(item)}
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Design: tilted by at most 2.4°. Never twice the same beside each other. */
const TILTS = [-1.2, 0.8, -0.6, 1.4, -0.9, 1.1];

/** The line hangs lowest in its middle. */
function hangingAt(place: number, count: number): CSSProperties {
  const middle = 1 - Math.abs((place + 0.5) / count - 0.5) * 2;
  return {
    '--sag': `${Math.round(5 + middle * 7)}px`,
    '--tilt': `${TILTS[place % TILTS.length]}deg`,
  } as CSSProperties;
}
