import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../../shared/api.ts';
import { useLocale } from '../../../../shared/locale.ts';
import { FETCHED, pagesOf, placeOf, spanOf } from './history-page.ts';

export type PointsEvent = ReplyOf<Calls['familyPointsHistory']>['data'][number];

/** One page of what happened to the points; the page before stays while the next one is on its way. */
export function usePointsHistory(family: string, page: number) {
  const locale = useLocale();
  const { fetched, from, to } = placeOf(page);
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['play', 'points-history', family, locale, fetched],
    queryFn: ({ signal }) =>
      api('familyPointsHistory', { query: { page: fetched, limit: FETCHED } }, { signal }),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  });
  const total = data?.total ?? 0;
  return {
    events: data?.data.slice(from, to),
    total,
    pages: pagesOf(total),
    span: spanOf(page, total),
    coming: isPlaceholderData && isFetching,
    error: isFetching ? null : error,
    refresh: () => void refetch(),
  };
}
