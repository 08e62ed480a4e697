/** Where a figure of a home leads: the list or the report that shows exactly what it counts. */
interface Days {
  readonly from: string;
  readonly to: string;
}

export const listAddress = (
  path: string,
  filters: Readonly<Record<string, string | readonly string[]>>,
  more: Readonly<Record<string, string>> = {},
): string => {
  const params = new URLSearchParams();
  for (const name of Object.keys(filters).sort())
    for (const value of [filters[name] ?? []].flat()) params.append(`filter.${name}`, value);
  for (const [name, value] of Object.entries(more)) params.set(name, value);
  return params.size > 0 ? `${path}?${params}` : path;
};

export const reportAddress = (
  name: 'usage-and-master' | 'revenue' | 'financial',
  { from, to }: Days,
  more: Readonly<Record<string, string>> = {},
): string => `/admin/reports/${name}?${new URLSearchParams({ from, to, ...more })}`;

export const generalTab = (tab: 'jobs' | 'outbox' | 'audit', states: readonly string[] = []): string => {
  const params = new URLSearchParams({ tab });
  for (const state of states) params.append('filter.state', state);
  return `/admin/general?${params}`;
};

export const centerAddress = (id: string): string => `/admin/learning-centers/edit/${id}`;

export const familyAddress = (id: string): string => `/admin/families/edit/${id}`;

/** The families of one center. */
export const familiesOf = (centerId: string): string =>
  listAddress('/admin/families', { learningCenterId: centerId });

export const rangeFilter = ({ from, to }: Days): string => `${from}..${to}`;
