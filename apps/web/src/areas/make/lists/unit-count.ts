import type { MadeActivity } from '@flink/contract/entities/make.ts';
import type { Translate } from '@flink/ui/texts/texts.tsx';

/** What their editors call a problem (`unit` of their description), where it is not a problem. */
export const UNITS: Readonly<Record<string, 'page' | 'pair'>> = {
  concentration: 'pair',
  ebook: 'page',
  'match-by-drag': 'pair',
  'reading-deluxe': 'page',
};

/** What a problem of a template is called. */
export const unitOf = (templateAlias: string): 'page' | 'pair' | 'problem' =>
  UNITS[templateAlias] ?? 'problem';

/** “14 pages”, and nothing where there is none, or nobody knows. */
export function unitCount(
  t: Translate,
  { templateAlias, problemCount: count }: Pick<MadeActivity, 'templateAlias' | 'problemCount'>,
): readonly string[] {
  if (!count) return [];
  const unit = unitOf(templateAlias);
  if (unit === 'page') return [t('make.pageCount', { count })];
  return [unit === 'pair' ? t('make.pairCount', { count }) : t('make.problemCount', { count })];
}
