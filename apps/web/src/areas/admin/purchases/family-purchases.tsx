import { isPeriod } from '@flink/contract/resources/kit/filters.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { PURCHASE_STATUSES } from '@flink/contract/rules/billing/purchase-status.ts';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { dayText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { PLACE_FILTERS, usePlaceFilters } from '../resource/use-lookup-filters.tsx';

/** What families have bought; each leads to the page of its family, where all that was paid stands. */
export function FamilyPurchases() {
  const { t, locale } = useTexts();
  const table = useTable(
    'family purchases',
    ['createdAt', 'familyName', 'productName', 'status'] as const,
    (query, signal) => officeApi('familyPurchasesTable', { query }, { signal }),
    { ...PLACE_FILTERS, status: PURCHASE_STATUSES, createdAt: isPeriod },
    'desc',
  );
  const places = usePlaceFilters(table.state.filters);
  return (
    <DataTable
      label={t('purchases.ofFamilies')}
      content={table.content}
      state={table.state}
      onStateChange={table.onStateChange}
      searchPlaceholder={t('purchases.searchFamilies')}
      filters={[
        {
          id: 'status',
          label: t('support.status'),
          options: PURCHASE_STATUSES.map((value) => ({ value, label: t(`support.status.${value}`) })),
        },
        ...places,
        { id: 'createdAt', label: t('purchases.bought'), kind: 'days', mayBeNone: false },
      ]}
      rowKey={(row) => row._id}
      name={{
        id: 'familyName',
        header: t('support.family'),
        name: (row) => row.familyName,
        second: (row) => row.learningCenterName,
        href: (row) => `/admin/families/edit/${row.familyId}`,
        sortable: true,
      }}
      columns={[
        { id: 'productName', header: t('support.product'), cell: (row) => row.productName, sortable: true },
        {
          id: 'status',
          header: t('support.status'),
          cell: (row) => t(`support.status.${row.isRefunded ? 'refunded' : row.status}`),
          sortable: true,
        },
        {
          id: 'amount',
          header: t('purchases.amount'),
          align: 'end',
          cell: (row) => moneyText(row.amount, row.currencyIsoCode),
        },
        {
          id: 'paidTimes',
          header: t('support.paidTimes'),
          align: 'end',
          cell: ({ paidTimes, billingCycles }) =>
            billingCycles === null ? paidTimes : `${paidTimes} / ${billingCycles}`,
          minor: true,
        },
        {
          id: 'createdAt',
          header: t('purchases.bought'),
          cell: (row) => dayText(row.createdAt, locale),
          sortable: true,
        },
      ]}
      first={{ title: t('purchases.none') }}
    />
  );
}
