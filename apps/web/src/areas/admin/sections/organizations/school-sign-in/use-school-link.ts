import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { useQuery } from '@tanstack/react-query';
import { officeApi } from '../../../../../shared/office/office-api.ts';

export type SchoolLink = ReplyOf<Calls['schoolLink']>['data'];
export type SchoolSync = SchoolLink['syncs'][number];
export type Preview = NonNullable<ReplyOf<Calls['syncPreview']>['data']>;

export const linkKey = (organizationId: string) => ['schoolLink', organizationId] as const;

export const useSchoolLink = (id: string) =>
  useQuery<SchoolLink>({
    queryKey: linkKey(id),
    queryFn: async ({ signal }) => (await officeApi('schoolLink', { params: { id } }, { signal })).data,
    retry: false,
    staleTime: 0,
    refetchOnWindowFocus: false,
  });
