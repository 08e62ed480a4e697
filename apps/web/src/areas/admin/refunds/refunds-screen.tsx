import { isPeriod } from '@flink/contract/resources/kit/filters.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useState } from 'react';
import { dayText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { DecideDialog } from './decide-dialog.tsx';
import { FinishDialog } from './finish-dialog.tsx';
import { HeldPayments } from './held-payments.tsx';
import { type RefundRow, RefundState } from './refund-state.tsx';

const STATES = ['open', 'granted', 'declined'] as const;

/** What families ask back: consumer support decides, and sees to it that the money arrives. */
export default function RefundsScreen() {
  const { t, locale } = useTexts();
  const router = useRouter();
  const client = useQueryClient();
  const [decided, setDecided] = useState<RefundRow | null>(null);
  const [finished, setFinished] = useState<RefundRow | null>(null);
  const table = useTable(
    'refunds',
    ['createdAt', 'familyName', 'state'] as const,
    (query, signal) => officeApi('refundsTable', { query }, { signal }),
    { state: STATES, createdAt: isPeriod },
    'desc',
  );
  const ask = () => client.invalidateQueries({ queryKey: ['table', 'refunds'] });
  return (
    <Page>
      <PageHead title={t('title.adminRefunds')} />
      <HeldPayments />
      <DataTable
        label={t('title.adminRefunds')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('support.search')}
        filters={[
          {
            id: 'state',
            label: t('support.state'),
            options: STATES.map((value) => ({ value, label: t(`support.state.${value}`) })),
          },
          { id: 'createdAt', label: t('support.asked'), kind: 'days', mayBeNone: false },
        ]}
        rowKey={(row) => row._id}
        name={{
          id: 'familyName',
          header: t('support.family'),
          name: (row) => row.familyName,
          second: (row) => row.productName,
          sortable: true,
        }}
        columns={[
          { id: 'message', header: t('support.message'), cell: (row) => row.message, width: '30%' },
          { id: 'amount', header: t('support.amount'), cell: amountOf },
          {
            id: 'state',
            header: t('support.state'),
            cell: (row) => <RefundState row={row} />,
            sortable: true,
          },
          {
            id: 'createdAt',
            header: t('support.asked'),
            cell: (row) => dayText(row.createdAt, locale),
            sortable: true,
          },
          {
            id: 'decidedAt',
            header: t('support.decided'),
            cell: (row) => (row.decidedAt ? dayText(row.decidedAt, locale) : ''),
            minor: true,
          },
        ]}
        menu={(row) => [
          ...(row.state === 'open'
            ? [
                {
                  label: t('support.decide'),
                  icon: 'message-check' as const,
                  onSelect: () => setDecided(row),
                },
              ]
            : []),
          ...(row.byHand
            ? [{ label: t('support.finish'), icon: 'check' as const, onSelect: () => setFinished(row) }]
            : []),
          {
            label: t('support.openFamily'),
            icon: 'users-group' as const,
            onSelect: () => router.history.push(`/admin/families/edit/${row.familyId}`),
          },
        ]}
        first={{ title: t('support.none') }}
      />
      {decided && <DecideDialog row={decided} onClose={() => setDecided(null)} onDecided={ask} />}
      {finished && (
        <FinishDialog
          lead={t('support.finishText', { amount: amountOf(finished) })}
          externalId={finished.externalId}
          send={(body) => officeApi('finishRefund', { params: { id: finished._id }, body })}
          onClose={() => setFinished(null)}
          onFinished={ask}
        />
      )}
    </Page>
  );

  function amountOf(row: RefundRow) {
    return row.amount === null ? t('support.nothingPaid') : moneyText(row.amount, row.currencyIsoCode);
  }
}
