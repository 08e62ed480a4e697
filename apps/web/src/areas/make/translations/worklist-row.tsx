import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

export type WorklistRow = ReplyOf<Calls['translationWorklist']>['data'][number];

/** What is left to do of one activity, in a few words. */
export function StateCell({
  row,
  inTable = false,
}: {
  readonly row: WorklistRow;
  readonly inTable?: boolean;
}) {
  const { t } = useTexts();
  if (row.state === 'done')
    return (
      <StatePip tone="ok" inTable={inTable}>
        {t('make.worklist.state.done')}
      </StatePip>
    );
  const words =
    row.state === 'outdated'
      ? row.textsChanged > 0
        ? t('make.worklist.textsChanged', { count: row.textsChanged })
        : t('make.worklist.recordingsChanged', { count: row.recordingsChanged })
      : !row.begun
        ? t('make.worklist.notBegun')
        : row.textsMissing > 0
          ? t('make.worklist.textsMissing', { count: row.textsMissing })
          : t('make.worklist.notPublished');
  return (
    <StatePip tone={row.state === 'outdated' ? 'warn' : row.begun ? 'info' : 'none'} inTable={inTable}>
      {words}
    </StatePip>
  );
}
