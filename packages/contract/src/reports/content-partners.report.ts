import { mayOpenReport } from './names.ts';
import {
  changeOf,
  type Finding,
  type Found,
  figure,
  foundChange,
  type Report,
  type ReportColumn,
} from './report.ts';

const COLUMNS: readonly ReportColumn[] = [
  { name: 'used', unit: 'count', of: figure('used') },
  { name: 'learners', unit: 'count', of: figure('learners') },
  { name: 'time', unit: 'time', of: figure('seconds') },
  { name: 'change', unit: 'change', of: changeOf('seconds', 'secondsBefore') },
  { name: 'finished', unit: 'count', of: figure('finished') },
];

/** How much the activities of each owner are used. */
export const contentPartners: Report = {
  name: 'content-partners',
  order: 80,
  access: mayOpenReport('content-partners'),
  usualDays: 90,
  groupings: ['scope', 'owner'],
  learners: 'learners',
  columns: COLUMNS,
  chart: { kind: 'trend', figure: 'seconds', before: 'secondsBefore', unit: 'time' },
  mostOf: 'time',
  isCompared: true,
  finding,
};

function finding(found: Found): Finding {
  const key = 'report.contentPartners.found';
  const { seconds } = found.total;
  if (!seconds) return { text: `${key}.nothing` };
  return (
    foundChange(key, { now: 'seconds', before: 'secondsBefore' }, found) ?? {
      text: `${key}.first`,
      seconds,
    }
  );
}
