import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQueries } from '@tanstack/react-query';
import { titleFieldOf } from './fields/use-offered.ts';
import { resourceApi } from './resource-api.ts';

/** What rows of other resources are called, by their ids. */
export function useRowNames(rows: readonly { readonly to: string; readonly id: string }[]) {
  const { t } = useTexts();
  const found = useQueries({
    queries: rows.map(({ to, id }) => ({
      queryKey: ['chosen', to, id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => resourceApi(to).row(id, signal),
      retry: false,
      staleTime: 60_000,
    })),
  });
  return (to: string, id: string): string => {
    const query = found[rows.findIndex((row) => row.to === to && row.id === id)];
    if (query?.data) return String(query.data[titleFieldOf(to)]);
    return query?.isError ? t('office.table.unnamed') : '…';
  };
}
