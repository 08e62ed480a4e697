import { CSV_LINES, defused } from '@flink/contract/resources/kit/cells.ts';
import Papa from 'papaparse';
import { assignedNow, NOTHING_ENTERED, planRows } from './assignments.ts';
import type { OrganizationPlans } from './use-plans-draft.ts';

const BYTE_ORDER_MARK = '\uFEFF';

/** All products and all that have plans of them, as they are saved: sums stand in their own lines, as on the screen. */
export function plansCsv(
  status: OrganizationPlans,
  heads: readonly string[],
  sharedBy: (name: string) => string,
) {
  const lines = status.products.flatMap(({ productId, productName, plans, unlimited }) => {
    const rows = planRows(status, productId);
    return rows.map((row) => {
      const assigned = assignedNow(rows, NOTHING_ENTERED, row);
      const left = row.level === 0 ? plans - assigned : Math.max(0, assigned - row.inUse);
      const name = row.kind === 'shared' ? sharedBy(row.name) : row.name;
      // What is not counted has no figures to subtract from.
      return [productName, name, row.inUse, ...(unlimited ? ['', ''] : [assigned, left])];
    });
  });
  const cells = [heads, ...lines].map((line) =>
    line.map((cell) => (typeof cell === 'number' ? String(cell) : defused(cell))),
  );
  return `${BYTE_ORDER_MARK}${Papa.unparse(cells, CSV_LINES)}\r\n`;
}
