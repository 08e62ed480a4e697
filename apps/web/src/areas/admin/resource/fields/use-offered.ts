import { allows } from '@flink/contract/access/rules.ts';
import { RESOURCES } from '@flink/contract/resources/all.ts';
import type { Resource } from '@flink/contract/resources/kit/resource.ts';
import type { Option } from '@flink/ui/office/fields/select-field.tsx';
import { keepPreviousData, useQueries, useQuery } from '@tanstack/react-query';
import { mayIn } from '../../../../shared/office-routes.ts';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';
import { useDebounced } from '../../../../shared/use-debounced.ts';
import { resourceApi } from '../resource-api.ts';

const SEARCH_PAUSE_MS = 250;

const resourceOf = (to: string): Resource | undefined =>
  Object.values<Resource>(RESOURCES).find(({ name }) => name === to);

export const sectionOf = (to: string): string | undefined => resourceOf(to)?.section;

export const titleFieldOf = (to: string): string => resourceOf(to)?.title ?? 'name';

/** Who may not look into a section would be refused its rows to choose from. */
export function useMaySee(to: string): boolean {
  const holder = holderOf(useSession());
  return allows(mayIn(resourceOf(to)?.section ?? to), holder);
}

/** The rows whose name holds these words, and those that are chosen already, with their names. */
export function useOffered(
  to: string,
  typed: string,
  chosen: readonly string[],
  { wanted = true }: { readonly wanted?: boolean } = {},
): readonly Option[] {
  const words = useDebounced(typed, SEARCH_PAUSE_MS);
  const calls = resourceApi(to);
  const found = useQuery({
    queryKey: ['list', to, words],
    queryFn: ({ signal }) => calls.list(words, signal),
    placeholderData: keepPreviousData,
    enabled: wanted,
    retry: false,
  });
  const offered = (found.data ?? []).map(({ _id, title }) => ({ value: _id, label: title }));
  const beyond = found.isSuccess ? chosen.filter((id) => !offered.some(({ value }) => value === id)) : [];
  const rows = useQueries({
    queries: beyond.map((id) => ({
      queryKey: ['chosen', to, id],
      queryFn: ({ signal }: { readonly signal: AbortSignal }) => calls.row(id, signal),
      retry: false,
      staleTime: 60_000,
    })),
  });
  const titles = rows.flatMap(({ data }) =>
    data ? [{ value: data._id, label: String(data[titleFieldOf(to)]) }] : [],
  );
  return [...titles, ...offered];
}
