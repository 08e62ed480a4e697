import { mayOpenReport } from './names.ts';
import { type Finding, type Found, figure, type Report, shareOf } from './report.ts';

/** Plans as they stand today, and the hours that were sold and played in these days. */
export const financial: Report = {
  name: 'financial',
  order: 60,
  access: mayOpenReport('financial'),
  usualDays: 365,
  groupings: ['product', 'organization', 'rep'],
  columns: [
    { name: 'bought', unit: 'count', of: figure('bought') },
    { name: 'assigned', unit: 'count', of: figure('assigned') },
    { name: 'inUse', unit: 'count', of: figure('inUse') },
    { name: 'usedShare', unit: 'percent', of: shareOf('inUse', 'bought') },
    { name: 'sold', unit: 'time', of: figure('sold') },
    { name: 'played', unit: 'time', of: figure('played') },
  ],
  tiles: ['bought', 'inUse', 'sold', 'played'],
  chart: { kind: 'shares', parts: ['inUse'], rest: 'notInUse', whole: 'bought' },
  second: {
    chart: { kind: 'bars', parts: ['sold'], below: 'played', unit: 'time' },
    finding: findingOfHours,
  },
  mostOf: 'bought',
  isCompared: false,
  finding,
};

/** What was bought is told of whole organisations; plans are given and used in each place of one. */
function finding({ total }: Found): Finding {
  const key = 'report.financial.found';
  const { assigned = 0, inUse = 0, sold = 0, played = 0 } = total;
  const used = shareOf('inUse', 'bought')(total);
  if (used !== null) return { text: `${key}.plans`, percent: used, count: inUse ?? 0 };
  if (assigned || inUse) return { text: `${key}.inUse`, count: inUse ?? 0 };
  return { text: sold || played ? `${key}.noPlans` : `${key}.nothing` };
}

function findingOfHours({ total: { sold = null, played = null } }: Found): Finding | null {
  if (!sold && !played) return null;
  return { text: 'report.financial.found.hours', seconds: sold ?? 0 };
}
