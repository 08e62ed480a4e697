import { AUDIT_KINDS } from '@flink/contract/resources/audit-kinds.ts';
import { isFilterId, isPeriod } from '@flink/contract/resources/kit/filters.ts';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { toFilter } from '@flink/ui/office/table/table-moves.ts';
import type { TableFilter } from '@flink/ui/office/table/table-parts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { useMaySee } from '../resource/fields/use-offered.ts';
import { LookupPanel } from '../resource/lookup-panel.tsx';
import { useRowNames } from '../resource/use-row-names.ts';
import { AuditDialog } from './audit-dialog.tsx';

const ACTIONS = ['create', 'edit', 'delete', 'restore', 'purge', 'download', 'viewStart', 'viewEnd'] as const;

const KINDS = Object.keys(AUDIT_KINDS);

/** Who did what to which row, and when; it stays when the row is gone. */
export default function AuditLog() {
  const { t, locale } = useTexts();
  const [read, setRead] = useState<string | null>(null);
  const table = useTable(
    'audit',
    ['at', 'actorName', 'action', 'resource'] as const,
    (query, signal) => officeApi('auditTable', { query }, { signal }),
    { action: ACTIONS, resource: KINDS, actorId: isFilterId, at: isPeriod },
    'desc',
  );
  const people = usePeopleFilter(
    table.state.filters.actorId ?? [],
    table.content.kind === 'rows' ? table.content.rows : [],
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
          { id: 'at', label: t('manage.auditWhen'), kind: 'days', mayBeNone: false },
          ...people,
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
            onSelect: () => table.onStateChange(toFilter(table.state, 'actorId', [row.actorId])),
          },
        ]}
        first={{ title: t('manage.auditEmpty') }}
      />
      {read && <AuditDialog id={read} onClose={() => setRead(null)} />}
    </>
  );
}

interface Actor {
  readonly actorId: string;
  readonly actorName: string;
}

/** Who did it, found by name among the accounts of the office. */
function usePeopleFilter(chosen: readonly string[], rows: readonly Actor[]): readonly TableFilter[] {
  const { t } = useTexts();
  const nameOf = useRowNames(chosen.map((id) => ({ to: 'users', id })));
  if (!useMaySee('users')) return [];
  const label = t('manage.auditWho');
  // Learners and people who are gone are no accounts; what they did still says their name.
  const named = (id: string) => rows.find(({ actorId }) => actorId === id)?.actorName ?? nameOf('users', id);
  return [
    {
      id: 'actorId',
      label,
      kind: 'lookup',
      nameOf: named,
      panel: (choice) => <LookupPanel {...choice} label={label} to="users" none={[]} nameOf={named} />,
    },
  ];
}
