import type { ReplyOf } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import type { Categories } from '@flink/contract/rules/categories/categories.ts';
import { type Place, placeName } from '@flink/make-kit/document/place.ts';
import { queryOptions } from '@tanstack/react-query';
import { officeApi } from '../../../shared/office/office-api.ts';

type Reply = ReplyOf<Calls['makeCommon']>['data'];

export interface MakeScope {
  readonly _id: string;
  readonly name: string;
  readonly categories: Categories;
}

export type MakeTemplate = Reply['templates'][number];

export interface MakeCommon {
  readonly templates: readonly MakeTemplate[];
  readonly characters: Reply['characters'];
  readonly locales: Reply['locales'];
  readonly scopes: readonly MakeScope[];
}

/** Templates, languages and scopes: all that lists of activities are described with. */
export const makeCommon = (locale: string) =>
  queryOptions({
    queryKey: ['make', 'common', locale],
    // The shape of categories is checked where they are kept (resources/kit/structure-schemas.ts).
    queryFn: async ({ signal }) => (await officeApi('makeCommon', {}, { signal })).data as MakeCommon,
    staleTime: 60_000,
    retry: false,
  });

export const EDIT_LIST = ['make', 'edit-list'] as const;

export const editList = queryOptions({
  queryKey: EDIT_LIST,
  queryFn: ({ signal }) => officeApi('editList', {}, { signal }),
  retry: false,
});

/** Which of the edit list hold these words; for two letters or less almost all do. */
export const foundInside = (keyword: string) =>
  queryOptions({
    queryKey: [...EDIT_LIST, 'inside', keyword],
    queryFn: async ({ signal }) => {
      const found = new Set<string>();
      for (let page = 1; ; page += 1) {
        const query = { keyword, inEditList: 'true', limit: 100, page } as const;
        const { data, total } = await officeApi('searchActivities', { query }, { signal });
        for (const { _id } of data) found.add(_id);
        if (data.length === 0 || found.size >= total) return found;
      }
    },
    enabled: keyword.length > 2,
    staleTime: 30_000,
    retry: false,
  });

export const openedActivity = (id: string) =>
  queryOptions({
    queryKey: ['make', 'activity', id],
    queryFn: async ({ signal }) =>
      (await officeApi('openActivity', { params: { id }, query: { language: '' } }, { signal })).data,
    retry: false,
  });

export const previewOf = (id: string): string => `/flink-make/edit-activities/${id}/preview`;

/** The editor of an activity; with the cursor in the field that an issue is about. */
export function editorOf(id: string, path: Place = []): string {
  const tab = path[0] === 'options' ? 'options' : 'content';
  const field = path.length > 0 ? `?${new URLSearchParams({ field: placeName(path) })}` : '';
  return `/flink-make/edit-activities/${id}/${tab}${field}`;
}
