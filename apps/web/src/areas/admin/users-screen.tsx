import { ROLE_ALIASES, roles } from '@flink/contract/access/roles.ts';
import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { USER_STATUSES } from '@flink/contract/rules/people/user-status.ts';
import { Avatar } from '@flink/ui/office/marks/avatar.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { api } from '../../shared/api.ts';
import { momentText } from '../../shared/moment.ts';
import { useTable } from '../../shared/office/use-table.ts';

type UserRow = ReplyOf<Calls['usersTable']>['data'][number];

const COLUMNS = ['name', 'role', 'organization', 'status', 'lastSeenAt'] as const;

const STATUS = {
  active: { tone: 'ok', text: 'web.status.active' },
  blocked: { tone: 'still', text: 'web.status.blocked' },
  temporaryPassword: { tone: 'warn', text: 'web.status.temporaryPassword' },
} as const;

export default function UsersScreen() {
  const { t, locale } = useTexts();
  const table = useTable('users', COLUMNS, (query, signal) => api('usersTable', { query }, { signal }), {
    role: ROLE_ALIASES,
    status: USER_STATUSES,
  });
  const nameOf = (row: UserRow) => `${row.lastname}, ${row.firstname}`;
  return (
    <Page>
      <PageHead
        title={t('title.adminUsers')}
        {...(table.total === undefined ? {} : { count: table.total })}
      />
      <DataTable
        label={t('title.adminUsers')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('web.nameOrEmail')}
        filters={[
          {
            id: 'role',
            label: t('web.role'),
            options: ROLE_ALIASES.map((alias) => ({ value: alias, label: roles[alias].name })),
          },
          {
            id: 'status',
            label: t('web.state'),
            options: USER_STATUSES.map((status) => ({ value: status, label: t(STATUS[status].text) })),
          },
        ]}
        rowKey={(row) => row._id}
        name={{
          id: 'name',
          header: t('web.name'),
          name: nameOf,
          second: (row) => row.email,
          picture: (row) => <Avatar name={nameOf(row)} />,
          sortable: true,
        }}
        columns={[
          { id: 'role', header: t('web.role'), cell: (row) => row.roleName, sortable: true },
          {
            id: 'organization',
            header: t('web.organization'),
            cell: (row) => row.organization ?? t('web.none'),
            sortable: true,
          },
          {
            id: 'status',
            header: t('web.state'),
            cell: (row) => (
              <StatePip tone={STATUS[row.status].tone} inTable>
                {t(STATUS[row.status].text)}
              </StatePip>
            ),
            sortable: true,
          },
          {
            id: 'lastSeenAt',
            header: t('web.lastSeen'),
            cell: (row) => (row.lastSeenAt ? momentText(row.lastSeenAt, locale) : t('web.never')),
            sortable: true,
            minor: true,
          },
        ]}
        first={{ title: t('shell.emptyHeading'), message: t('shell.emptyText') }}
      />
    </Page>
  );
}
