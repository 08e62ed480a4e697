import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { keepPreviousData, skipToken, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useLocale } from '../../../shared/locale.ts';

export type FamilyProgress = ReplyOf<Calls['familyProgress']>['data'];
export type LearnerProgress = FamilyProgress['learners'][number];

interface WhoseProgress {
  readonly familyId: string;
  readonly solutionId: string;
}

/** Waits while it is not known whose. */
export function useFamilyProgress(whose: WhoseProgress | undefined) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['play', 'progress', whose?.familyId, whose?.solutionId, useLocale()],
    queryFn: whose
      ? ({ signal }) =>
          api(
            'familyProgress',
            { params: { familyId: whose.familyId }, query: { solutionId: whose.solutionId } },
            { signal },
          )
      : skipToken,
    placeholderData: keepPreviousData,
    networkMode: 'always',
    retry: false,
  });
  return {
    progress: data?.data,
    coming: isPlaceholderData && isFetching,
    error: isFetching ? null : error,
    refresh: () => void refetch(),
  };
}
