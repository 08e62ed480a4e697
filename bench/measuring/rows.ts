/** What was measured, the figure, what it should be, and whether it is. */
export type Row = readonly [what: string, figure: string, goal: string, verdict: string];

const WIDTHS = [62, 44, 12] as const;

export const printed = (rows: readonly Row[]): string =>
  rows
    .map((row) =>
      row
        .map((cell, column) => cell.padEnd(WIDTHS[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .map((line) => `${line}\n`)
    .join('');

export const megabytes = (bytes: number) => `${(bytes / 2 ** 20).toFixed(1)} MB`;
export const seconds = (milliseconds: number) => `${(milliseconds / 1_000).toFixed(1)} s`;
export const kilobytes = (bytes: number) => `${(bytes / 1_024).toFixed(1)} KB gzip`;
export const verdict = (met: boolean) => (met ? 'met' : 'NOT MET');
