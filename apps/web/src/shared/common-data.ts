import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { queryOptions } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { api } from './api.ts';

export type CommonData = ReplyOf<Calls['commonAll']>;

export const commonData = (locale: string) =>
  queryOptions({
    queryKey: ['common', locale],
    queryFn: ({ signal }) => api('commonAll', {}, { signal, locale }),
    staleTime: 5 * 60_000,
    retry: 1,
    // Without a line it fails and says so, instead of waiting in silence.
    networkMode: 'always',
  });

/** What the whole app was drawn with: in another language only once that has come, so that no screen is taken down. */
export const CommonDataContext = createContext<CommonData | null>(null);

export function useCommonData(): CommonData {
  const data = useContext(CommonDataContext);
  if (data === null) throw new Error('What every screen shares is asked for outside of the app.');
  return data;
}
