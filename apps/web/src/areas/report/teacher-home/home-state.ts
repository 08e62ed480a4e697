import type { HomeFamily } from '@flink/contract/entities/teacher-home.ts';
import { byNeed } from '@flink/contract/rules/teacher-home/needs.ts';

export const SORTS = ['need', 'family', 'time', 'mastered', 'seen'] as const;
export type Sort = (typeof SORTS)[number];
export type Direction = 'asc' | 'desc';

/** What the address of the page says. */
export interface HomeState {
  /** Any day of the week; null: the last full one. */
  readonly week: string | null;
  readonly sort: Sort;
  readonly direction: Direction;
  readonly onlyNeedy: boolean;
}

/** One family looked at closer; the way back is that of the browser. */
export const detailsAddress = (familyId: string): string => `/flink-admin?family=${familyId}`;

/** As a person expects of the first click. */
const FIRST_DIRECTION: Readonly<Record<Sort, Direction>> = {
  need: 'asc',
  family: 'asc',
  time: 'desc',
  mastered: 'desc',
  seen: 'desc',
};

export function readHomeState(params: URLSearchParams): HomeState {
  const week = params.get('week');
  const sort = SORTS.find((one) => one === params.get('sort')) ?? 'need';
  const direction = params.get('order');
  return {
    week: week !== null && /^\d{4}-\d{2}-\d{2}$/.test(week) && !Number.isNaN(Date.parse(week)) ? week : null,
    sort,
    direction: direction === 'asc' || direction === 'desc' ? direction : FIRST_DIRECTION[sort],
    onlyNeedy: params.get('show') === 'needy',
  };
}

/** Only what is not as usual stands in the address. */
export function writeHomeState({ week, sort, direction, onlyNeedy }: HomeState): string {
  const params = new URLSearchParams();
  if (week !== null) params.set('week', week);
  if (sort !== 'need') params.set('sort', sort);
  if (direction !== FIRST_DIRECTION[sort]) params.set('order', direction);
  if (onlyNeedy) params.set('show', 'needy');
  return params.size > 0 ? `?${params}` : '';
}

/** A click on a head sorts by it, and once more turns the order round. */
export const sortedBy = (state: HomeState, sort: Sort): HomeState => ({
  ...state,
  sort,
  direction: state.sort === sort ? (state.direction === 'asc' ? 'desc' : 'asc') : FIRST_DIRECTION[sort],
});

export function shownFamilies(
  families: readonly HomeFamily[],
  { sort, direction, onlyNeedy }: Pick<HomeState, 'sort' | 'direction' | 'onlyNeedy'>,
  locale: string,
): readonly HomeFamily[] {
  const collator = new Intl.Collator(locale);
  const byName = (one: HomeFamily, other: HomeFamily) => collator.compare(one.name, other.name);
  const compare: Readonly<Record<Sort, (one: HomeFamily, other: HomeFamily) => number>> = {
    need: byNeed,
    family: byName,
    time: (one, other) => one.minutes - other.minutes,
    mastered: (one, other) => one.mastered.length - other.mastered.length,
    seen: (one, other) => collator.compare(one.lastSeen ?? '', other.lastSeen ?? ''),
  };
  const turned = direction === 'asc' ? 1 : -1;
  return families
    .filter(({ needsAWord }) => needsAWord || !onlyNeedy)
    .toSorted((one, other) => turned * compare[sort](one, other) || byName(one, other));
}

/** What the highest bar stands for: a few minutes must not look like a day of play. */
const LEAST_SCALE = 40;

export const scaleOf = (families: readonly HomeFamily[]): number =>
  Math.max(
    LEAST_SCALE,
    ...families.flatMap(({ days }) => days.map(({ child, together, adult }) => child + together + adult)),
  );
