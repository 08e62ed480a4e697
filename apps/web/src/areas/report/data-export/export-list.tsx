import { EXPORT_DAYS } from '@flink/contract/data-export/export-question.ts';
import { EXPORT_FORMATS, EXPORT_STATES } from '@flink/contract/data-export/export-states.ts';
import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import { Button, LinkButton } from '@flink/ui/office/buttons/button.tsx';
import { useShortcut } from '@flink/ui/office/buttons/shortcuts.tsx';
import { StatePip } from '@flink/ui/office/marks/state-pip.tsx';
import { Page } from '@flink/ui/office/page/page.tsx';
import { PageHead } from '@flink/ui/office/page/page-head.tsx';
import { DataTable } from '@flink/ui/office/table/data-table.tsx';
import { VisuallyHidden } from '@flink/ui/play/text/visually-hidden.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useRouter } from '@tanstack/react-router';
import { momentText } from '../../../shared/moment.ts';
import { officeApi } from '../../../shared/office/office-api.ts';
import { useTable } from '../../../shared/office/use-table.ts';
import classes from './data-export.module.css';
import { ExportProgress } from './export-progress.tsx';
import { daysText, leftText, TONES } from './export-words.ts';
import { useEnded, useExportActions, useUnderWay } from './use-exports.ts';

export const EXPORTS = '/admin/reports/data-export';

interface ExportListProps {
  /** What stands beside it: a new one or one that is changed; else nothing. */
  readonly opened: string;
}

export function ExportList({ opened }: ExportListProps) {
  const isPanelOpen = opened !== '';
  const { t, locale } = useTexts();
  const router = useRouter();
  const { stop, resume, remove, download } = useExportActions();
  const underWay = useUnderWay();
  const table = useTable(
    'data-exports',
    ['createdAt', 'name', 'rows'] as const,
    (query, signal) => officeApi('dataExports', { query }, { signal }),
    { state: EXPORT_STATES },
    'desc',
  );
  const ended = useEnded(underWay, table.content.kind === 'rows' ? table.content.rows : []);
  const create = `${EXPORTS}/create`;
  useShortcut('n', isPanelOpen ? undefined : () => router.history.push(create));
  const add = (
    <LinkButton variant="primary" icon="plus" keys="n" href={create}>
      {t('dataExport.new')}
    </LinkButton>
  );
  return (
    <Page>
      <PageHead
        title={t('title.adminReportsDataExport')}
        sub={t('dataExport.kept', { days: EXPORT_DAYS })}
        actions={isPanelOpen ? undefined : add}
      />
      {underWay.map((row) => (
        <ExportProgress key={row._id} row={row} onStop={() => void stop(row)} />
      ))}
      <VisuallyHidden aria-live="polite">
        {ended.map(({ _id, name, state }) => (
          <span key={_id}>
            {name}: {t(`dataExport.state.${state}`)}
          </span>
        ))}
      </VisuallyHidden>
      <DataTable
        label={t('title.adminReportsDataExport')}
        content={table.content}
        state={table.state}
        onStateChange={table.onStateChange}
        searchPlaceholder={t('dataExport.search')}
        filters={[
          {
            id: 'state',
            label: t('dataExport.state'),
            options: EXPORT_STATES.map((value) => ({ value, label: t(`dataExport.state.${value}`) })),
          },
        ]}
        rowKey={(row) => row._id}
        name={{
          id: 'name',
          header: t('dataExport.export'),
          name: (row) => row.name,
          second: (row) =>
            t('dataExport.made', {
              days: daysText(row, t, locale),
              when: momentText(row.createdAt, locale),
            }),
          href: (row) => `${EXPORTS}/${row._id}`,
          sortable: true,
        }}
        columns={[
          {
            id: 'place',
            header: t('dataExport.organisation'),
            cell: (row) => row.place ?? t('dataExport.everywhere'),
            minor: true,
            width: '18%',
          },
          {
            id: 'state',
            header: t('dataExport.state'),
            width: '18%',
            cell: (row) => (
              <span className={classes.state}>
                <StatePip tone={TONES[row.state]} inTable>
                  {t(`dataExport.state.${row.state}`)}
                </StatePip>
                {row.finishedAt && (
                  <span className={classes.left}>
                    {t('dataExport.finished', { when: momentText(row.finishedAt, locale) })}
                  </span>
                )}
                {row.state === 'ready' && (
                  <span className={classes.left}>{leftText(row, Date.now(), t)}</span>
                )}
              </span>
            ),
          },
          {
            id: 'rows',
            header: t('dataExport.rows'),
            align: 'end',
            sortable: true,
            width: '10%',
            cell: (row) => (row.total === null ? '–' : numberText(row.rows, locale)),
          },
          {
            id: 'first',
            header: '',
            align: 'end',
            width: '17%',
            cell: (row) => firstAction(row),
          },
        ]}
        menu={(row) => [
          ...(row.state === 'ready'
            ? EXPORT_FORMATS.map((format) => ({
                label: t(`dataExport.download.${format}`),
                icon: format === 'xlsx' ? ('file-spreadsheet' as const) : ('download' as const),
                onSelect: () => void download(row, format),
              }))
            : []),
          {
            label: t('dataExport.editAction'),
            icon: 'pencil',
            apart: row.state === 'ready',
            href: `${EXPORTS}/${row._id}`,
          },
          {
            label: t('dataExport.delete'),
            icon: 'trash',
            bad: true,
            apart: true,
            onSelect: async () => {
              // Nothing of it is left to be saved.
              if ((await remove(row)) && opened === row._id)
                router.history.push(EXPORTS, undefined, { ignoreBlocker: true });
            },
          },
        ]}
        first={{
          title: t('dataExport.none'),
          message: t('dataExport.noneHint'),
          actions: isPanelOpen ? null : add,
        }}
      />
    </Page>
  );

  function firstAction(row: DataExport) {
    if (row.state === 'ready')
      return (
        <Button icon="download" onClick={() => void download(row, 'csv')}>
          {t('dataExport.download.csv')}
        </Button>
      );
    if (row.state === 'stopped' || row.state === 'failed' || row.state === 'gone')
      return (
        <Button icon="refresh" onClick={() => void resume(row)}>
          {t(`dataExport.again.${row.state}`)}
        </Button>
      );
    return (
      <Button variant="quiet" icon="x" onClick={() => void stop(row)}>
        {t('dataExport.stop')}
      </Button>
    );
  }
}
