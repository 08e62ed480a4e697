import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { api } from '../../../shared/api.ts';
import { useLocale } from '../../../shared/locale.ts';

export type FamilyProgress = ReplyOf<Calls['familyProgress']>['data'];
export type LearnerProgress = FamilyProgress['learners'][number];

export function useFamilyProgress(familyId: string, solutionId: string) {
  const { data, error, isFetching, isPlaceholderData, refetch } = useQuery({
    queryKey: ['play', 'progress', familyId, solutionId, useLocale()],
    queryFn: ({ signal }) =>
      api('familyProgress', { params: { familyId }, query: { solutionId } }, { signal }),
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
