import { AUDIT_KINDS } from '@flink/contract/resources/audit-kinds.ts';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { AuditDialog } from './audit-dialog.tsx';

const ACTIONS = ['create', 'edit', 'delete', 'download', 'viewStart', 'viewEnd'] as const;

const KINDS = Object.keys(AUDIT_KINDS);

/** Who did what to which row, and when; it stays when the row is gone. */
export function AuditLog() {
  const { t, locale } = useTexts();
  const [read, setRead] = useState<string | null>(null);
  const people = useQuery({
    queryKey: ['usersList'],
    queryFn: ({ signal }) => officeApi('usersList', { query: {} }, { signal }),
    retry: false,
  });
  const ids = people.data?.map(({ _id }) => _id) ?? [];
  const table = useTable(
    'audit',
    ['at', 'actorName', 'action', 'resource'] as const,
    (query, signal) => officeApi('auditTable', { query }, { signal }),
    { action: ACTIONS, resource: KINDS, actorId: ids },
    'desc',
  );
  return (
    <>
      <DataTable
        label={t('manage.audit')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('manage.auditSearch')}
        filters={[
          {
            id: 'action',
            label: t('manage.auditAction'),
            options: ACTIONS.map((value) => ({ value, label: t(`manage.action.${value}`) })),
          },
          {
            id: 'resource',
            label: t('manage.auditKind'),
            options: KINDS.map((value) => ({ value, label: t(AUDIT_KINDS[value] ?? value) })),
          },
          {
            id: 'actorId',
            label: t('manage.auditWho'),
            options: (people.data ?? []).map(({ _id, firstname, lastname }) => ({
              value: _id,
              label: `${firstname} ${lastname}`,
            })),
          },
        ]}
        rowKey={(row) => row._id}
        name={{
          id: 'rowTitle',
          header: t('manage.auditRow'),
          name: (row) => row.rowTitle,
          second: (row) => row.resourceTitle,
        }}
        columns={[
          {
            id: 'action',
            header: t('manage.auditAction'),
            cell: (row) => t(`manage.action.${row.action}`),
            sortable: true,
          },
          { id: 'actorName', header: t('manage.auditWho'), cell: (row) => row.actorName, sortable: true },
          {
            id: 'at',
            header: t('manage.auditWhen'),
            cell: (row) => momentText(row.at, locale),
            sortable: true,
          },
        ]}
        menu={(row) => [
          { label: t('manage.auditRead'), icon: 'eye', onSelect: () => setRead(row._id) },
          {
            label: t('manage.auditBy', { name: row.actorName }),
            icon: 'user',
            onSelect: () =>
              table.onStateChange({
                ...table.state,
                page: 1,
                // Learners and people who are gone stand on no list; they are found by their name.
                ...(ids.includes(row.actorId)
                  ? { filters: { ...table.state.filters, actorId: [row.actorId] } }
                  : { search: row.actorName }),
              }),
          },
        ]}
        first={{ title: t('manage.auditEmpty') }}
      />
      {read && <AuditDialog id={read} onClose={() => setRead(null)} />}
    </>
  );
}
