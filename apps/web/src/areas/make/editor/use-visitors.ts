import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { officeApi } from '../../../shared/office/office-api.ts';

/** Said three times a minute: after a minute of silence one is gone. */
const EVERY_MS = 20_000;

/** The names of those who have the activity open too, and the number under which it was last saved. */
export function useVisitors(
  activityId: string,
  language = '',
): {
  readonly visitors: readonly string[];
  readonly version: number | null;
  readonly originalVersion: number | null;
} {
  const visit = useQuery({
    queryKey: ['visitors', activityId, language],
    queryFn: ({ signal }) =>
      officeApi('visitActivity', { params: { id: activityId }, body: { language } }, { signal }),
    refetchInterval: EVERY_MS,
    retry: false,
    gcTime: 0,
  });
  useEffect(
    () => () => {
      // Who closes the tab is gone by silence.
      officeApi('visitActivity', { params: { id: activityId }, body: { language, leaves: true } }).catch(
        () => undefined,
      );
    },
    [activityId, language],
  );
  return {
    visitors: visit.data?.visitors.map(({ name }) => name) ?? [],
    version: visit.data?.version ?? null,
    originalVersion: visit.data?.originalVersion ?? null,
  };
}
