import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { CallFailed } from '@flink/contract/client/client.ts';
import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { api } from '../../../shared/api.ts';
import { newId } from '../../../shared/new-id.ts';
import { isViewing } from '../../../shared/session/session-store.ts';
import { usePlayQuery } from '../data/menu-data.ts';
import { MINUTE_MS } from './beat-clock.ts';
import { oneMinuteLess } from './time-left.ts';

type Status = ReplyOf<Calls['prepaidStatus']>;

const keyOf = (familyId: string | undefined) => ['prepaid', familyId] as const;

export interface Prepaid {
  /** Null for a family that does not pay by the hour, and until it is known. */
  readonly info: PrepaidInfo | null;
  readonly asking: boolean;
  ask(): void;
  /** Takes a minute off that was played. */
  spend(): void;
}

/** What is left of the hours of the family, asked every minute while the page is seen (spec 1 §4 and §7). */
export function usePrepaid(): Prepaid {
  const client = useQueryClient();
  const play = usePlayQuery();
  const familyId = play.data?.data.family._id;
  const first = play.data?.data.prepaid ?? null;
  const status = useQuery({
    queryKey: keyOf(familyId),
    queryFn: ({ signal }) => api('prepaidStatus', { params: { id: familyId ?? '' } }, { signal }),
    enabled: familyId !== undefined && first !== null,
    initialData: { success: true, data: first } satisfies Status,
    initialDataUpdatedAt: play.dataUpdatedAt,
    staleTime: MINUTE_MS,
    refetchInterval: MINUTE_MS,
    refetchOnWindowFocus: 'always',
    networkMode: 'always',
    retry: false,
  });

  const spend = useCallback(async () => {
    const write = (change: (before: Status | undefined) => Status | undefined) =>
      client.setQueryData<Status>(keyOf(familyId), change);
    if (familyId === undefined || first === null || isViewing) return;
    try {
      const reply = await api('addPlayTime', {
        params: { id: familyId },
        body: { id: newId(), timeInMinutes: 1 },
      });
      write(() => reply);
    } catch (error) {
      if (!(error instanceof CallFailed) || error.code !== 'network') return;
      write((before) => (before?.data ? { ...before, data: oneMinuteLess(before.data) } : before));
    }
  }, [client, familyId, first]);

  const { refetch } = status;
  return {
    info: first === null ? null : status.data.data,
    asking: status.isFetching,
    ask: useCallback(() => void refetch(), [refetch]),
    spend,
  };
}
