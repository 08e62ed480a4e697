import type { ExportFormat } from '@flink/contract/data-export/export-states.ts';
import type { DataExport } from '@flink/contract/entities/data-export.ts';
import { useDialogs } from '@flink/ui/office/dialogs/dialogs.tsx';
import { useToasts } from '@flink/ui/office/toasts/toasts.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { fetchCsv } from '../../../shared/office/csv-file.ts';
import { handOver } from '../../../shared/office/hand-over.ts';
import { officeApi } from '../../../shared/office/office-api.ts';

/** How often a page that shows an export under way asks how far it is. */
const LOOK_MS = 1_000;

/** Signs that no system of files takes. */
const fileName = (name: string): string => name.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, ' ').trim();

/** Those that wait or are written. When one is done, the table hears of it. */
export function useUnderWay(): readonly DataExport[] {
  const queries = useQueryClient();
  const { data = [] } = useQuery({
    queryKey: ['exports-under-way'],
    queryFn: async ({ signal }) =>
      (
        await officeApi(
          'dataExports',
          { query: { limit: 10, orderBy: 'createdAt', 'filter.state': ['waiting', 'writing'] } },
          { signal },
        )
      ).data,
    refetchInterval: ({ state }) => ((state.data?.length ?? 0) > 0 ? LOOK_MS : false),
  });
  const known = data.map(({ _id, state }) => `${_id} ${state}`).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the table is asked again when one of them has come further
  useEffect(() => {
    void queries.invalidateQueries({ queryKey: ['table', 'data-exports'] });
  }, [queries, known]);
  return data;
}

/** Those of this visit that are not under way any more, as the table has them. */
export function useEnded(
  underWay: readonly DataExport[],
  rows: readonly DataExport[],
): readonly DataExport[] {
  const [seen, setSeen] = useState<readonly string[]>([]);
  const fresh = underWay.map(({ _id }) => _id).filter((id) => !seen.includes(id));
  if (fresh.length > 0) setSeen([...seen, ...fresh]);
  return rows.filter(({ _id, state }) => seen.includes(_id) && state !== 'waiting' && state !== 'writing');
}

/** What can be done with an export; what is refused is said. */
export function useExportActions() {
  const { t } = useTexts();
  const toasts = useToasts();
  const dialogs = useDialogs();
  const queries = useQueryClient();
  const renew = () =>
    Promise.all(
      [['table', 'data-exports'], ['exports-under-way'], ['data-export']].map((queryKey) =>
        queries.invalidateQueries({ queryKey }),
      ),
    );
  const attempt = async (doing: () => Promise<unknown>): Promise<boolean> => {
    let isDone = true;
    try {
      await doing();
    } catch (error) {
      isDone = false;
      toasts.show({ message: (error as Error).message, tone: 'bad' });
    }
    await renew();
    return isDone;
  };
  const withId = ({ _id }: DataExport) => ({ params: { id: _id } });
  return {
    renew,
    stop: (row: DataExport) => attempt(() => officeApi('stopDataExport', withId(row))),
    resume: (row: DataExport) => attempt(() => officeApi('resumeDataExport', withId(row))),
    /** Whether it is gone. */
    remove: async (row: DataExport): Promise<boolean> =>
      (await dialogs.confirmDelete({ name: row.name })) &&
      (await attempt(() => officeApi('deleteDataExport', withId(row)))),
    download: (row: DataExport, format: ExportFormat) =>
      attempt(async () => {
        toasts.show({ message: t('dataExport.downloading') });
        handOver(
          await fetchCsv(`/api/reports/data-export/${row._id}/${format}`, {}),
          `${fileName(row.name)}.${format}`,
        );
      }),
  };
}
