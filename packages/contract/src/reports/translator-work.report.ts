import { mayOpenReport } from './names.ts';
import { changeOf, type Finding, type Found, figure, foundChange, type Report } from './report.ts';

const TRANSLATED = ['texts', 'words', 'activities'] as const;

/** What was put into another language, by whom: texts of the house, words of the dictionary, activities. */
export const translatorWork: Report = {
  name: 'translator-work',
  order: 90,
  access: mayOpenReport('translator-work'),
  usualDays: 90,
  isOfTheHouse: true,
  groupings: ['month', 'language', 'translator'],
  columns: [
    ...TRANSLATED.map((name) => ({ name, unit: 'count' as const, of: figure(name) })),
    { name: 'pieces', unit: 'count', of: figure('pieces') },
    { name: 'piecesChange', unit: 'change', of: changeOf('pieces', 'piecesBefore') },
  ],
  tiles: [...TRANSLATED],
  rowTrend: 'count',
  chart: { kind: 'bars', parts: TRANSLATED, unit: 'count' },
  mostOf: 'pieces',
  isCompared: true,
  finding,
};

function finding(found: Found): Finding {
  const key = 'report.translatorWork.found';
  const { pieces = 0 } = found.total;
  if (!pieces) return { text: `${key}.nothing` };
  return (
    foundChange(key, { now: 'pieces', before: 'piecesBefore' }, found) ?? {
      text: `${key}.first`,
      count: pieces,
    }
  );
}
