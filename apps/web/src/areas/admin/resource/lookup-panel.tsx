import { RESOURCES } from '@flink/contract/resources/all.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import { Button } from '@flink/ui/office/buttons/button.tsx';
import { FilterOptions } from '@flink/ui/office/table/filter-panel.tsx';
import type { FilterChoice, FilterOption } from '@flink/ui/office/table/table-parts.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDebounced } from '../../../shared/use-debounced.ts';
import { titleFieldOf } from './fields/use-offered.ts';
import { resourceApi } from './resource-api.ts';

const SEARCH_PAUSE_MS = 250;
const PAGE_SIZE = 25;

const firstColumnOf = (to: string): string =>
  String(Object.values<Resource>(RESOURCES).find(({ name }) => name === to)?.columns[0] ?? 'name');

/** The rows of another resource that somebody sees, page after page, whose table finds these words. */
function useFoundRows(to: string, words: string) {
  const orderBy = firstColumnOf(to);
  return useInfiniteQuery({
    queryKey: ['lookup', to, words],
    queryFn: ({ pageParam, signal }) =>
      resourceApi(to).page(
        { page: pageParam, limit: PAGE_SIZE, order: 'asc', orderBy, filter: words },
        signal,
      ),
    initialPageParam: 1,
    getNextPageParam: ({ total }, pages) => (pages.length * PAGE_SIZE < total ? pages.length + 1 : undefined),
    placeholderData: keepPreviousData,
    retry: false,
  });
}

interface LookupPanelProps extends FilterChoice {
  readonly label: string;
  readonly to: string;
  readonly none: readonly FilterOption[];
  readonly nameOf: (id: string) => string;
}

/** Rows of another resource to filter by, found by a few letters of their names. */
export function LookupPanel({ label, to, none, nameOf, chosen, onChange }: LookupPanelProps) {
  const { t } = useTexts();
  const [typed, setTyped] = useState('');
  // What was chosen when the panel opened stands first; what is ticked after that stays where it is.
  const [first] = useState(chosen);
  const words = useDebounced(typed.trim(), SEARCH_PAUSE_MS);
  const rows = useFoundRows(to, words);
  const found = (rows.data?.pages ?? []).flatMap(({ data }) =>
    data.map((row) => ({ value: row._id, label: String(row[titleFieldOf(to)]) })),
  );
  const known = words === '' ? first.filter((id) => !none.some(({ value }) => value === id)) : [];
  return (
    <FilterOptions
      label={label}
      chosen={chosen}
      onChange={onChange}
      search={{ value: typed, onChange: setTyped }}
      loading={rows.isFetching}
      options={[
        ...(words === '' ? none : []),
        ...known.map((id) => ({ value: id, label: nameOf(id) })),
        ...found.filter(({ value }) => !known.includes(value)),
      ]}
      below={
        rows.isError ? (
          <>
            <p role="alert">{rows.error.message}</p>
            <Button variant="quiet" icon="refresh" onClick={() => void rows.refetch()}>
              {t('office.empty.tryAgain')}
            </Button>
          </>
        ) : (
          rows.hasNextPage && (
            <Button
              variant="quiet"
              loading={rows.isFetchingNextPage}
              onClick={() => void rows.fetchNextPage()}
            >
              {t('office.table.showMore')}
            </Button>
          )
        )
      }
    />
  );
}
