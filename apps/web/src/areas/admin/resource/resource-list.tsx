import { fitsFilter } from '@flink/contract/resources/kit/filters.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import type { MenuAction } from '@flink/ui/office/buttons/action-menu.tsx';
import { LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import type { IconName } from '@flink/ui/office/icons/icon-paths.ts';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import type { NameColumn } from '@flink/ui/office/table/table-parts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { DeletedButton } from '../../../shared/office/trash/deleted-button.tsx';
import { useLeftOut } from '../../../shared/office/use-left-out.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import { CsvButton } from '../import/csv-button.tsx';
import { ImportButton } from '../import/import-button.tsx';
import type { ImportWords } from '../import/import-dialog.tsx';
import type { ManagedRow } from './resource-api.ts';
import { useBulkChange } from './use-bulk-change.tsx';
import { useDeleteMany, useDeleteRow, useRestoring } from './use-delete-row.tsx';
import { useManaged } from './use-managed.ts';
import { useOfferedFilters, useTableFilters } from './use-table-filters.tsx';
import { ValueText } from './value-text.tsx';

export interface ResourceListProps {
  readonly resource: Resource;
  /** Cells that say it better than the value's words do. */
  readonly cells?: Readonly<Record<string, (row: ManagedRow) => ReactNode>>;
  /** More of the first column: a second line, a picture. */
  readonly name?: Partial<NameColumn<ManagedRow>>;
  /** What else can be done with a row. */
  readonly menu?: (row: ManagedRow) => readonly MenuAction[];
  /** Buttons before New. */
  readonly actions?: ReactNode;
  /** Values of open filters that people added, with the words for them. */
  readonly moreOptions?: Readonly<
    Record<string, readonly { readonly value: string; readonly label: string }[]>
  >;
  /** How an import says what became of it, if not in the words of all. */
  readonly importWords?: ImportWords;
}

const NO_MORE = {};

export function ResourceList({
  resource,
  cells = {},
  name,
  menu,
  actions,
  moreOptions = NO_MORE,
  importWords,
}: ResourceListProps) {
  const { t } = useTexts();
  const router = useRouter();
  const managed = useManaged(resource);
  const deleteRow = useDeleteRow(resource, managed);
  const restoring = useRestoring(resource, managed);
  const deleteMany = useDeleteMany(resource, managed);
  const bulkChange = useBulkChange(resource, managed);
  const left = useLeftOut(resource.name);
  const offered = useOfferedFilters(resource);
  const takes = Object.fromEntries(
    offered.map((filter) => [filter.name, (value: string) => fitsFilter(filter, value)]),
  );
  const table = useTable<ManagedRow, string, typeof takes>(
    resource.name,
    resource.columns as readonly [string, ...string[]],
    managed.api.page,
    takes,
  );
  const filters = useTableFilters(managed, offered, { chosen: table.state.filters, moreOptions });
  const meant = (rows: readonly ManagedRow[], all: number | null) =>
    all === null ? { ids: rows.map(({ _id }) => _id) } : { matching: table.matching, expected: all };
  const nameOf = (row: ManagedRow) => String(row[resource.title]);
  const edit = (row: ManagedRow) => `${managed.href}/edit/${row._id}`;
  const createHref = managed.may('create') ? `${managed.href}/create` : undefined;
  useShortcut('n', createHref ? () => router.history.push(createHref) : undefined);
  const create = createHref && (
    <LinkButton variant="primary" icon="plus" keys="n" href={createHref}>
      {managed.newTitle}
    </LinkButton>
  );

  return (
    <Page>
      <PageHead
        title={managed.title}
        {...(table.total === undefined ? {} : { count: table.total })}
        actions={
          <>
            {actions}
            {resource.importedBy?.every(managed.may) && (
              <ImportButton
                resource={resource}
                managed={managed}
                {...(importWords ? { words: importWords } : {})}
              />
            )}
            {create}
          </>
        }
      />
      <DataTable
        label={managed.title}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={managed.labels((resource.search ?? [resource.title]).map(String), 'disjunction')}
        filters={filters}
        rowKey={(row) => row._id}
        name={{
          id: resource.title,
          header: managed.label(resource.title),
          name: nameOf,
          href: edit,
          sortable: resource.columns.includes(resource.title),
          ...name,
        }}
        columns={resource.columns
          .filter((column) => column !== resource.title)
          .map((column) => ({
            id: column,
            header: managed.label(column),
            sortable: true,
            cell:
              cells[column] ??
              ((row: ManagedRow) => (
                <ValueText resource={resource} managed={managed} field={column} value={row[column]} />
              )),
          }))}
        bulk={[
          ...(managed.may('edit') ? Object.entries(resource.bulk ?? {}) : []).map(([action, icon]) => ({
            label: t(`manage.bulk.${action}`),
            icon: icon as IconName,
            onRun: (rows: readonly ManagedRow[], all: number | null) =>
              void bulkChange(action, meant(rows, all)),
          })),
          ...(managed.may('delete')
            ? [
                {
                  label: t('manage.delete'),
                  icon: 'trash',
                  bad: true,
                  onRun: (rows: readonly ManagedRow[], all: number | null) =>
                    void deleteMany(meant(rows, all), rows.map(nameOf)),
                } as const,
              ]
            : []),
        ]}
        bulkAll
        left={left}
        tools={
          <>
            {!resource.personal && managed.may('delete') && (
              <DeletedButton
                of={managed.title}
                name={resource.name}
                load={managed.api.deleted}
                {...restoring}
              />
            )}
            <CsvButton path={managed.api.csvPath} name={resource.section} matching={table.matching} />
          </>
        }
        isProtected={(row) => row.isProtected}
        {...(resource.bulk && managed.may('edit') ? { isPickable: () => true } : {})}
        {...(managed.may('edit') ? { onEdit: (row: ManagedRow) => router.history.push(edit(row)) } : {})}
        menu={(row) => [
          ...(menu?.(row) ?? []),
          ...(managed.may('delete') && !row.isProtected
            ? [
                {
                  label: t('manage.delete'),
                  icon: 'trash',
                  bad: true,
                  apart: menu !== undefined,
                  onSelect: () => void deleteRow(row),
                } as const,
              ]
            : []),
        ]}
        first={{ title: t('manage.first'), message: t('manage.firstHint'), actions: create }}
      />
    </Page>
  );
}
