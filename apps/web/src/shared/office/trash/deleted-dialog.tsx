import type { DeletedQuery, DeletedRow } from '@flink/contract/entities/trash.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { Dialog } from '@flink/ui/office/dialogs/dialog.tsx';
import { SearchInput } from '@flink/ui/office/fields/search-input.tsx';
import { Pagination } from '@flink/ui/office/page/pagination.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { dayText, momentText } from '../../moment.ts';
import { useDebounced } from '../../use-debounced.ts';
import { type Restoring, useRestore } from './use-restore.tsx';

const SEARCH_PAUSE_MS = 250;
const ROWS = 10;

export interface DeletedDialogProps extends Restoring {
  /** What the rows are called together. */
  readonly of: string;
  /** Tells its lists apart from those of other sections. */
  readonly name: string;
  readonly load: (
    query: DeletedQuery,
    signal: AbortSignal,
  ) => Promise<{ readonly data: readonly DeletedRow[]; readonly total: number; readonly unfiltered: number }>;
  readonly onClose: () => void;
}

/** What was deleted in a section within 30 days, to be restored. */
export default function DeletedDialog({ of, name, load, restore, refresh, onClose }: DeletedDialogProps) {
  const { t, locale } = useTexts();
  const queries = useQueryClient();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [busy, setBusy] = useState<string | null>(null);
  const filter = useDebounced(typed.trim(), SEARCH_PAUSE_MS);
  const rows = useQuery({
    queryKey: ['deleted', name, page, filter],
    queryFn: ({ signal }) => load({ page, limit: ROWS, filter }, signal),
    placeholderData: keepPreviousData,
    retry: false,
  });
  const restoreRows = useRestore({
    restore,
    refresh: () => Promise.all([refresh(), queries.invalidateQueries({ queryKey: ['deleted', name] })]),
  });
  const search = (next: string) => {
    setTyped(next);
    setPage(1);
  };
  const restoreOne = async ({ _id, title }: DeletedRow) => {
    setBusy(_id);
    await restoreRows({ ids: [_id] }, title);
    setBusy(null);
  };
  const { data = [], total = 0, unfiltered = 0 } = rows.data ?? {};

  const content = () => {
    if (rows.isError) return <EmptyState state={{ kind: 'error', onRetry: () => rows.refetch() }} />;
    if (!rows.data) return <SkeletonRows rows={3} />;
    if (unfiltered === 0) return <EmptyState state={{ kind: 'first', title: t('trash.empty') }} />;
    if (total === 0) return <EmptyState state={{ kind: 'filtered', onClear: () => search('') }} />;
    return (
      <>
        <PlainTable label={t('trash.title', { of })} atMost="60vh">
          <thead>
            <tr>
              <th scope="col">{t('trash.name')}</th>
              <th scope="col">{t('trash.deletedAt')}</th>
              <th scope="col">{t('trash.leavesAt')}</th>
              <th scope="col">{t('trash.restore')}</th>
            </tr>
          </thead>
          <tbody>
            {data.map((row) => (
              <tr key={row._id}>
                <th scope="row">{row.title}</th>
                <td>{t('trash.by', { when: momentText(row.deletedAt, locale), who: row.deletedBy })}</td>
                <td>{dayText(row.leavesAt, locale)}</td>
                <td>
                  <Button
                    icon="arrow-back-up"
                    loading={busy === row._id}
                    disabled={busy !== null}
                    aria-label={t('trash.restoreOne', { name: row.title })}
                    onClick={() => void restoreOne(row)}
                  >
                    {t('trash.restore')}
                  </Button>
                </td>
              </tr>
            ))}
          </tbody>
        </PlainTable>
        {total > ROWS && (
          <Pagination
            label={t('trash.title', { of })}
            page={page}
            last={Math.ceil(total / ROWS)}
            onPage={setPage}
          />
        )}
      </>
    );
  };
  return (
    <Dialog
      opened
      width="choose"
      closeButton
      title={t('trash.title', { of })}
      lead={t('trash.lead')}
      onClose={onClose}
    >
      {(unfiltered > 0 || typed !== '') && (
        <SearchInput
          label={t('trash.search')}
          placeholder={t('trash.search')}
          value={typed}
          onChange={search}
          onClear={() => search('')}
        />
      )}
      {content()}
    </Dialog>
  );
}
