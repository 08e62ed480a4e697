import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { rangeInWords } from '@flink/ui/office/date-range/day-words.ts';
import type { StateTone } from '@flink/ui/office/marks/state-pip.tsx';
import type { Translate } from '@flink/ui/texts/texts.tsx';

const DAY_MS = 86_400_000;

export const TONES: Readonly<Record<DataExport['state'], StateTone>> = {
  waiting: 'none',
  writing: 'info',
  stopped: 'warn',
  ready: 'ok',
  failed: 'bad',
  gone: 'still',
};

/** The days that an export is of. */
export function daysText(
  { from, to }: Pick<DataExport, 'from' | 'to'>,
  t: Translate,
  locale: string,
): string {
  if (from === null || to === null) return t('dataExport.allOfNow');
  return t('office.dates.range', rangeInWords(from, to, locale));
}

/** For how long its file is there. */
export function leftText({ until }: Pick<DataExport, 'until'>, now: number, t: Translate): string {
  const days = Math.ceil((Date.parse(until ?? '') - now) / DAY_MS);
  return days > 1 ? t('dataExport.daysLeft', { count: days }) : t('dataExport.lastDay');
}

/** How much is written, in hundredths; all only when it is there. */
export const percentOf = ({ rows, total }: Pick<DataExport, 'rows' | 'total'>): number =>
  total ? Math.min(99, Math.floor((rows / total) * 100)) : 0;
