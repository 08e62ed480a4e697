/** Cards in a row: on an upright screen, on a tablet, on a very wide one. */
export interface TableColumns {
  readonly upright: number;
  readonly wide: number;
  readonly widest: number;
}

/** The drawing: up to three in a row on a phone as long as there are fifteen, up to five on a tablet. No card lies alone. */
const COLUMNS: Readonly<Record<number, readonly [upright: number, wide: number, widest: number]>> = {
  4: [2, 2, 4],
  6: [2, 3, 6],
  8: [2, 4, 4],
  10: [2, 5, 5],
  12: [3, 4, 6],
  14: [3, 5, 7],
  16: [4, 4, 8],
  18: [4, 5, 6],
  20: [4, 5, 7],
};

export function tableColumns(cards: number): TableColumns {
  const [upright, wide, widest] = COLUMNS[cards] ?? [4, 5, 7];
  return { upright, wide, widest };
}
