import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import { isPeriod } from '@flink/contract/resources/kit/filters.ts';
import { PENDING_STATES } from '@flink/contract/rules/people/pending-registration.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueryClient } from '@tanstack/react-query';
import { dayText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { PLACE_FILTERS, usePlaceFilters } from '../resource/use-lookup-filters.tsx';
import { useManaged } from '../resource/use-managed.ts';

type Pending = ReplyOf<Calls['pendingRegistrations']>['data'][number];

/** Who began to register and has not finished, and what the staff can do about it. */
export default function PendingRegistrationsScreen() {
  const { t, locale } = useTexts();
  const { may } = useManaged(RESOURCES.families);
  const { remind, approve, remove } = usePendingActions();
  const table = useTable(
    'pending registrations',
    ['createdAt', 'email', 'productName', 'learningCenterName', 'state'] as const,
    (query, signal) => officeApi('pendingRegistrations', { query }, { signal }),
    { ...PLACE_FILTERS, state: PENDING_STATES, createdAt: isPeriod },
    'desc',
  );
  const places = usePlaceFilters(table.state.filters);
  const hasActions = may('edit') || may('create') || may('delete');
  return (
    <Page>
      <PageHead title={t('title.adminPendingRegistrations')} />
      <DataTable
        label={t('title.adminPendingRegistrations')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('pending.search')}
        filters={[
          {
            id: 'state',
            label: t('pending.state'),
            options: PENDING_STATES.map((value) => ({ value, label: t(`pending.state.${value}`) })),
          },
          ...places,
          { id: 'createdAt', label: t('pending.since'), kind: 'days', mayBeNone: false },
        ]}
        rowKey={(row) => row._id}
        name={{ id: 'email', header: t('pending.email'), name: (row) => row.email, sortable: true }}
        columns={[
          {
            id: 'productName',
            header: t('pending.product'),
            cell: (row) => row.productName,
            sortable: true,
          },
          {
            id: 'learningCenterName',
            header: t('pending.center'),
            cell: (row) => `${row.learningCenterName}, ${row.organizationName}`,
            sortable: true,
          },
          {
            id: 'state',
            header: t('pending.state'),
            cell: (row) => (
              <StatePip tone={row.state === 'paid' ? 'ok' : 'warn'} inTable>
                {t(`pending.state.${row.state}`)}
              </StatePip>
            ),
            sortable: true,
          },
          {
            id: 'createdAt',
            header: t('pending.since'),
            cell: (row) => dayText(row.createdAt, locale),
            sortable: true,
          },
          {
            id: 'remindedAt',
            header: t('pending.reminded'),
            cell: (row) => (row.remindedAt ? dayText(row.remindedAt, locale) : t('pending.never')),
            minor: true,
          },
        ]}
        {...(hasActions
          ? {
              menu: (row: Pending) => [
                ...(may('edit')
                  ? [{ label: t('pending.remind'), icon: 'mail' as const, onSelect: () => void remind(row) }]
                  : []),
                ...(may('create') && row.state === 'unpaid'
                  ? [
                      {
                        label: t('pending.approve'),
                        icon: 'check' as const,
                        onSelect: () => void approve(row),
                      },
                    ]
                  : []),
                ...(may('delete') && row.state === 'unpaid'
                  ? [
                      {
                        label: t('pending.delete'),
                        icon: 'trash' as const,
                        bad: true,
                        onSelect: () => void remove(row),
                      },
                    ]
                  : []),
              ],
            }
          : {})}
        first={{ title: t('pending.none') }}
      />
    </Page>
  );
}

function usePendingActions() {
  const { t } = useTexts();
  const dialogs = useDialogs();
  const toasts = useToasts();
  const client = useQueryClient();
  const carryOut = async (work: () => Promise<unknown>, done: string) => {
    try {
      await work();
      toasts.show({ message: done });
    } catch (error) {
      await dialogs.error({ message: (error as Error).message });
    } finally {
      await client.invalidateQueries({ queryKey: ['table', 'pending registrations'] });
    }
  };
  return {
    remind: ({ _id, email }: Pending) =>
      carryOut(() => officeApi('remindPending', { params: { id: _id } }), t('pending.remindDone', { email })),
    approve: async ({ _id, email, productName: product, learningCenterName: center }: Pending) => {
      const agreed = await dialogs.confirm({
        question: t('pending.approveQuestion', { email }),
        message: t('pending.approveHint', { email, product, center }),
        action: t('pending.approve'),
      });
      if (!agreed) return;
      await carryOut(
        () => officeApi('approvePending', { params: { id: _id } }),
        t('pending.approveDone', { email }),
      );
    },
    remove: async ({ _id, email }: Pending) => {
      const agreed = await dialogs.confirmDelete({ name: email, message: t('pending.deleteHint') });
      if (!agreed) return;
      await carryOut(
        () => officeApi('deletePending', { params: { id: _id } }),
        t('pending.deleteDone', { email }),
      );
    },
  };
}
