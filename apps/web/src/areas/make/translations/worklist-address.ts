import type { Sent } from '@flink/contract/call.ts';
import type { Calls } from '@flink/contract/calls/index.ts';
import { storedText } from '../../../shared/stored-text.ts';

export type WorklistFilters = Omit<Partial<Sent<Calls['translationWorklist']>['query']>, 'language'>;

const PATH = '/flink-make/translations';
const PREFIX = 'filter.';
const SEARCH = 'search';

/** What narrows the worklist, by the names that it has in the address and in the call. */
const NAMES_IN_CALL = {
  scope: 'scope',
  grade: 'grade',
  level: 'level',
  firstCategory: 'firstCategory',
  secondCategory: 'secondCategory',
  thirdCategory: 'thirdCategory',
  template: 'templateId',
  group: 'group',
  source: 'from',
} as const satisfies Readonly<Record<string, keyof WorklistFilters>>;

const FILTER_NAMES = Object.keys(NAMES_IN_CALL) as (keyof typeof NAMES_IN_CALL)[];

/** The filters that an address names, as the calls take them. */
export function filtersIn(params: URLSearchParams): WorklistFilters {
  const keyword = params.get(SEARCH) ?? '';
  const chosen = FILTER_NAMES.flatMap((name) => {
    const value = params.get(PREFIX + name);
    return value ? [[NAMES_IN_CALL[name], value] as const] : [];
  });
  return { ...(keyword === '' ? {} : { keyword }), ...Object.fromEntries(chosen) };
}

function filtersOnly(params: URLSearchParams): URLSearchParams {
  const filters = new URLSearchParams();
  for (const name of [SEARCH, ...FILTER_NAMES.map((filter) => PREFIX + filter)]) {
    const value = params.get(name);
    if (value) filters.set(name, value);
  }
  return filters;
}

/** The screen on which texts are written; it goes on with what the filters of the worklist leave. */
export function writeAddress(language: string, listed: URLSearchParams, ids: readonly string[] = []): string {
  const params = filtersOnly(listed);
  if (ids.length > 0) params.set('activities', ids.join(','));
  return `${PATH}/${language}/write${params.size > 0 ? `?${params}` : ''}`;
}

export function worklistAddress(language: string, params: URLSearchParams): string {
  const listed = filtersOnly(params);
  listed.set(`${PREFIX}language`, language);
  return `${PATH}?${listed}`;
}

/** The language that somebody translated into last, on this device. */
export const lastLanguage = storedText('flink.translation-language');
