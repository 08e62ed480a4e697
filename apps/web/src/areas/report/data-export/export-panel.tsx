import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { IconButton } from '@flink/ui/office/buttons/icon-button.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';
import classes from './data-export.module.css';
import { ExportForm } from './export-form.tsx';

interface ExportPanelProps {
  /** Null for a new one. */
  readonly id: string | null;
  /** There is no list beside it. */
  readonly isAlone: boolean;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

/** A new export or one that is changed, beside the list. */
export default function ExportPanel({ id, isAlone, onClose, onSaved }: ExportPanelProps) {
  const { t } = useTexts();
  const options = useQuery({
    queryKey: ['data-export-options'],
    queryFn: async ({ signal }) => (await officeApi('dataExportOptions', {}, { signal })).data,
    retry: false,
  });
  const row = useQuery({
    queryKey: ['data-export', id],
    queryFn: async ({ signal }): Promise<DataExport | null> =>
      id === null ? null : (await officeApi('dataExport', { params: { id } }, { signal })).data,
    retry: false,
    // What somebody is changing is not replaced under their hands.
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const title = row.data
    ? t('dataExport.edit', { name: row.data.name })
    : t(id === null ? 'dataExport.new' : 'dataExport.export');
  const Title = isAlone ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  // Who opened it goes on here.
  useEffect(() => {
    heading.current?.focus();
  }, []);
  const error = options.error ?? row.error;
  return (
    <aside className={classes.panel} aria-label={title}>
      <header className={classes.panelHead}>
        <Title ref={heading} tabIndex={-1}>
          {title}
        </Title>
        <IconButton icon="x" label={t('dataExport.close')} onClick={onClose} />
      </header>
      {options.data && row.data !== undefined ? (
        <ExportForm options={options.data} row={row.data} onSaved={onSaved} />
      ) : error ? (
        <EmptyState
          state={{
            kind: 'error',
            title: error.message,
            onRetry: () => void Promise.all([options.refetch(), row.refetch()]),
          }}
        />
      ) : (
        <SkeletonRows rows={6} withPicture={false} />
      )}
    </aside>
  );
}
