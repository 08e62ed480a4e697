import type { WordlistRow } from '@flink/contract/entities/wordlists.ts';
import { LEAST_WORDS } from '@flink/contract/rules/make/wordlist.ts';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

/** How far a list is: ready, words that are in no database, or what general use still needs. */
export function ListState({
  list,
  inTable = false,
}: {
  readonly list: WordlistRow;
  readonly inTable?: boolean;
}) {
  const { t } = useTexts();
  if (list.unknownCount > 0)
    return (
      <StatePip tone="bad" inTable={inTable}>
        {t('make.wordlists.toFix', { count: list.unknownCount })}
      </StatePip>
    );
  if (list.wordCount < LEAST_WORDS)
    return (
      <StatePip tone="none" inTable={inTable}>
        {t('make.wordlists.needed', { count: LEAST_WORDS })}
      </StatePip>
    );
  if (!list.isValid)
    return (
      <StatePip tone="warn" inTable={inTable}>
        {list.name === '' ? t('make.wordlists.noName') : t('make.wordlists.noCategory')}
      </StatePip>
    );
  return (
    <StatePip tone="ok" inTable={inTable}>
      {t('make.wordlists.ready')}
    </StatePip>
  );
}
