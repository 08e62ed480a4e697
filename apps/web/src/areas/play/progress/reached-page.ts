import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';

export type ReachedActivity = ReplyOf<Calls['learnerReached']>['data'][number];
export type ReachedState = 'mastered' | 'begun';

/** Spec 1 §9: ten is the smallest page that the server gives. */
const PER_PAGE = 10;

export interface WhoseReached {
  readonly learnerId: string;
  readonly solutionId: string;
  readonly state: ReachedState;
}

/** One page, from 1, of all that somebody has reached; the page before stays while the next one is on its way. */
export function useReached({ learnerId, solutionId, state }: WhoseReached, page: number) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['play', 'reached', learnerId, solutionId, state, page],
    queryFn: ({ signal }) =>
      api(
        'learnerReached',
        { params: { learnerId }, query: { solutionId, state, page, limit: PER_PAGE } },
        { signal },
      ),
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  });
  const total = data?.total ?? 0;
  return {
    activities: data?.data,
    total,
    pages: Math.ceil(total / PER_PAGE),
    span: { first: (page - 1) * PER_PAGE + 1, last: Math.min(page * PER_PAGE, total) },
    coming: isPlaceholderData && isFetching,
    error: isFetching ? null : error,
    refresh: () => void refetch(),
  };
}
