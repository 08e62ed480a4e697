import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { queryOptions, useSuspenseQuery } from '@tanstack/react-query';
import { api } from './api.ts';
import { useLocale } from './locale.ts';

export type CommonData = ReplyOf<Calls['commonAll']>;

export const commonData = (locale: string) =>
  queryOptions({
    queryKey: ['common', locale],
    queryFn: ({ signal }) => api('commonAll', {}, { signal }),
    staleTime: 5 * 60_000,
    retry: 1,
  });

export const useCommonData = (): CommonData => useSuspenseQuery(commonData(useLocale())).data;
