import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { PlayData } from './menu-data.ts';

/** Writes what a call has answered into what is known: all rooms show it without asking again. */
export function useWritePlayData(): (change: (data: PlayData) => PlayData) => void {
  const client = useQueryClient();
  return useCallback(
    (change) =>
      void client.setQueriesData<ReplyOf<Calls['playData']>>(
        { queryKey: ['play', 'data'] },
        (reply) => reply && { ...reply, data: change(reply.data) },
      ),
    [client],
  );
}
