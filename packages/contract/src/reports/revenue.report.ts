import { SOURCES } from './filters.ts';
import { mayOpenReport } from './names.ts';
import { changeOf, type Finding, type Found, figure, foundChange, type Report } from './report.ts';

/** What was paid, refunded and granted, line by line as in the ledger of payments. */
export const revenue: Report = {
  name: 'revenue',
  order: 50,
  access: mayOpenReport('revenue'),
  usualDays: 365,
  isInItsYear: true,
  groupings: ['organization', 'center', 'product', 'month', 'source'],
  filters: ['source'],
  columns: [
    { name: 'net', unit: 'money', of: figure('net') },
    { name: 'netBefore', unit: 'money', of: figure('netBefore') },
    { name: 'netChange', unit: 'change', of: changeOf('net', 'netBefore') },
    { name: 'paid', unit: 'money', of: figure('paid') },
    { name: 'refunded', unit: 'money', of: figure('refunded') },
    { name: 'granted', unit: 'money', of: figure('granted') },
    { name: 'payments', unit: 'count', of: figure('payments') },
  ],
  tiles: ['net', 'netBefore', 'refunded', 'payments'],
  rowTrend: 'money',
  chart: { kind: 'bars', parts: SOURCES, below: 'refunded', isNet: true, unit: 'money' },
  mostOf: 'net',
  isCompared: true,
  finding,
  // Money of families, which those who see it know by name: nothing about learners.
};

function finding(found: Found): Finding {
  const key = 'report.revenue.found';
  const { paid = 0, net = 0, payments } = found.total;
  if (paid === 0 && net === 0) return { text: `${key}.nothing` };
  return (
    foundChange(key, { now: 'net', before: 'netBefore' }, found) ?? {
      text: `${key}.paid`,
      count: payments ?? 0,
    }
  );
}
