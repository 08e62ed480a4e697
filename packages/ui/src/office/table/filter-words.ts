import { NONE, rangeOf } from '@flink/contract/resources/kit/filters.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import type { Translate } from '../../texts/texts.tsx';
import { dateRangeInWords } from '../date-range/day-words.ts';
import { chosenWords } from './chosen-words.ts';
import type { TableFilter } from './table-parts.ts';

interface Saying {
  readonly t: Translate;
  readonly locale: string;
}

function numbersInWords(value: string, { t, locale }: Saying): string {
  const { from, to } = rangeOf(value);
  const words = (end: string) => numberText(Number(end), locale);
  if (from === null) return t('office.table.atMost', { to: words(to ?? '') });
  if (to === null) return t('office.table.atLeast', { from: words(from) });
  return from === to ? words(from) : t('office.dates.range', { from: words(from), to: words(to) });
}

function valueInWords(filter: TableFilter, value: string, saying: Saying): string {
  if (filter.kind === 'lookup') return value === NONE ? saying.t('office.table.none') : filter.nameOf(value);
  if (filter.kind !== 'days' && filter.kind !== 'numbers')
    return filter.options.find((option) => option.value === value)?.label ?? value;
  if (value === NONE) return saying.t('office.table.none');
  if (filter.kind === 'numbers') return numbersInWords(value, saying);
  return dateRangeInWords(saying.t, rangeOf(value), saying.locale) ?? value;
}

/** What a chip says: the filter alone, or with the values that are chosen in it. */
export function filterInWords(filter: TableFilter, chosen: readonly string[], saying: Saying): string {
  const { label } = filter;
  if (chosen.length === 0) return label;
  const { named, more } = chosenWords(chosen.map((value) => valueInWords(filter, value, saying)));
  const values = named.join(', ');
  return more > 0
    ? saying.t('office.table.chipMore', { label, values, more })
    : saying.t('office.table.chip', { label, values });
}
