import type { TextParams } from '../texts/translate.ts';
import type { ReportFilter } from './answer.ts';

type Translate = (key: string, params?: TextParams) => string;

export const filterText = (t: Translate, name: ReportFilter['name']): string => t(`report.filter.${name}`);

export const optionText = (
  t: Translate,
  filter: ReportFilter['name'],
  { _id, name }: ReportFilter['options'][number],
): string => name ?? t(`report.${filter}.${_id}`);

/** What was chosen, said where it cannot be seen otherwise; null where nothing was. */
export function chosenText(t: Translate, { name, value, options }: ReportFilter): string | null {
  if (value === null) return null;
  const option = options.find(({ _id }) => _id === value) ?? { _id: value, name: value };
  return `${filterText(t, name)}: ${optionText(t, name, option)}`;
}
