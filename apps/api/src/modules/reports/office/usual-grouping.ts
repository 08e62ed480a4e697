import type { Grouping } from '@flink/contract/reports/report.ts';
import type { Center } from './report-places.repo.ts';

/** More rows than these nobody looks at, unless they ask for them. */
const MOST_ROWS = 200;

/** The finest rows of which there are not too many; never all in one row, where there is another way. */
export function usualGrouping(
  groupings: readonly Grouping[],
  centers: readonly Center[],
): Grouping | undefined {
  const several = groupings.filter((by) => rowsOf(by, centers) !== 1);
  return several.findLast((by) => rowsOf(by, centers) <= MOST_ROWS) ?? several[0] ?? groupings.at(-1);
}

/** How many, of places; of others nobody knows it before. */
function rowsOf(by: Grouping, centers: readonly Center[]): number {
  switch (by) {
    case 'organization':
      return new Set(centers.map(({ organization }) => organization._id)).size;
    case 'region':
      return new Set(centers.map(({ region }) => region?._id)).size;
    case 'center':
      return centers.length;
    default:
      return 0;
  }
}
