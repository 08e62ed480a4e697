import { PLANS_TYPES } from '@flink/contract/rules/people/plans-type.ts';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../../shared/api.ts';
import { dayText } from '../../shared/moment.ts';
import { useTable } from '../../shared/office/use-table.ts';

const PLANS = { PREPAID: 'web.plansPrepaid', DEFAULT: 'web.plansDefault' } as const;

const COLUMNS = ['name', 'url', 'masterOrganizationName', 'regionName', 'expirationDate'] as const;

export default function LearningCentersScreen() {
  const { t, locale } = useTexts();
  const table = useTable(
    'learningCenters',
    COLUMNS,
    (query, signal) => api('learningCentersTable', { query }, { signal }),
    { plansType: PLANS_TYPES },
  );
  return (
    <Page>
      <PageHead
        title={t('title.adminLearningCenters')}
        {...(table.total === undefined ? {} : { count: table.total })}
      />
      <DataTable
        label={t('title.adminLearningCenters')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('web.nameOrAddress')}
        filters={[
          {
            id: 'plansType',
            label: t('web.plansType'),
            options: PLANS_TYPES.map((type) => ({ value: type, label: t(PLANS[type]) })),
          },
        ]}
        rowKey={(row) => row._id}
        name={{
          id: 'name',
          header: t('web.name'),
          name: (row) => row.name,
          second: (row) => `/${row.url}`,
          sortable: true,
        }}
        columns={[
          {
            id: 'masterOrganizationName',
            header: t('web.organization'),
            cell: (row) => row.masterOrganizationName,
            sortable: true,
          },
          {
            id: 'regionName',
            header: t('web.region'),
            cell: (row) => row.regionName ?? t('web.none'),
            sortable: true,
          },
          {
            id: 'expirationDate',
            header: t('web.expires'),
            cell: (row) => <Expires date={row.expirationDate} locale={locale} />,
            sortable: true,
          },
        ]}
        first={{ title: t('shell.emptyHeading'), message: t('shell.emptyText') }}
      />
    </Page>
  );
}

function Expires({ date, locale }: { readonly date: string | null; readonly locale: string }) {
  const { t } = useTexts();
  if (date === null) return t('web.never');
  const past = new Date(date) < new Date();
  return past ? (
    <StatePip tone="warn" inTable>
      {dayText(date, locale)}
    </StatePip>
  ) : (
    dayText(date, locale)
  );
}
