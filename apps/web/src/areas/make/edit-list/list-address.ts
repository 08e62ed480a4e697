import { type ActivityState, STATES } from '../lists/activity-state.tsx';

/** What the edit list shows, as it stands in the address. */
export interface ListAddress {
  readonly search: string;
  readonly show: ActivityState | null;
  /** The chosen activity. */
  readonly activity: string | null;
}

export function readListAddress(params: URLSearchParams): ListAddress {
  return {
    search: params.get('search') ?? '',
    show: STATES.find((state) => state === params.get('show')) ?? null,
    activity: params.get('activity'),
  };
}

export function listAddress({ search, show, activity }: ListAddress): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('search', search);
  if (show !== null) params.set('show', show);
  if (activity !== null) params.set('activity', activity);
  return params.size > 0 ? `/flink-make/edit-activities?${params}` : '/flink-make/edit-activities';
}

interface Listed {
  readonly activityName: string;
  readonly activityTemplateName: string;
}

/** In the name or in that of the template, whatever the case. */
export function isFound({ activityName, activityTemplateName }: Listed, search: string): boolean {
  const wanted = search.trim().toLocaleLowerCase();
  return [activityName, activityTemplateName].some((text) => text.toLocaleLowerCase().includes(wanted));
}
