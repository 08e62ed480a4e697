import { queryOptions } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';

export const PUBLISH_REQUESTS_ADDRESS = '/flink-make/publish-requests';

export const PUBLISHING = ['make', 'publishing'] as const;

export const publishRequestOf = (id: string) =>
  queryOptions({
    queryKey: [...PUBLISHING, 'of', id],
    queryFn: async ({ signal }) =>
      (await officeApi('publishRequestOfActivity', { params: { id } }, { signal })).data,
    retry: false,
  });

/** How many requests wait for who asks. */
export const openPublishRequests = queryOptions({
  queryKey: [...PUBLISHING, 'open'],
  queryFn: async ({ signal }) =>
    (await officeApi('publishRequests', { query: { 'filter.state': 'open' } }, { signal })).open,
  retry: false,
});

export const publishTargets = (keyword: string, locale: string) =>
  queryOptions({
    queryKey: [...PUBLISHING, 'targets', locale, keyword],
    queryFn: ({ signal }) => officeApi('publishTargets', { query: { keyword, locale } }, { signal }),
    staleTime: 30_000,
    retry: false,
  });
