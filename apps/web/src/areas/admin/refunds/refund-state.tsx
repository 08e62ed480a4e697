import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';

export type RefundRow = ReplyOf<Calls['refundsTable']>['data'][number];

/** What was decided, and where the money is. */
export function RefundState({ row }: { readonly row: RefundRow }) {
  const { t } = useTexts();
  if (row.money === 'refunded')
    return (
      <StatePip tone="ok" inTable>
        {t('support.money.refunded')}
      </StatePip>
    );
  if (row.money === 'refunding')
    return (
      <StatePip tone="warn" inTable>
        {row.byHand ? t('support.money.byHand') : t('support.money.refunding')}
      </StatePip>
    );
  return (
    <StatePip tone={row.state === 'open' ? 'info' : row.state === 'granted' ? 'ok' : 'still'} inTable>
      {t(`support.state.${row.state}`)}
    </StatePip>
  );
}
