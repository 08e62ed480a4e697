interface Looks<Check> {
  /** How far from the left it stands. */
  readonly at: (check: Check) => number;
  readonly isRtl: boolean;
}

/** Where an arrow leads from a check, among those of each row: to the side, or to the nearest one of the next row that has any. */
export function nextCheck<Check>(
  rows: readonly (readonly Check[])[],
  from: Check,
  key: string,
  { at, isRtl }: Looks<Check>,
): Check | undefined {
  const filled = rows.filter((row) => row.length > 0);
  const y = filled.findIndex((row) => row.includes(from));
  const row = filled[y] ?? [];
  const x = row.indexOf(from);
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return row[x + ((key === 'ArrowRight') === isRtl ? -1 : 1)];
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined;
  const away = (check: Check) => Math.abs(at(check) - at(from));
  return filled[y + (key === 'ArrowDown' ? 1 : -1)]?.toSorted((one, other) => away(one) - away(other))[0];
}
