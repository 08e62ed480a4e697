import type { ReportQuestion } from '@flink/contract/reports/answer.ts';
import { FILTERS, type FilterName, PLAYED_MINUTES, SOURCES } from '@flink/contract/reports/filters.ts';
import { GROUPINGS, type Grouping, type Report } from '@flink/contract/reports/report.ts';
import { type Currency, isCurrency } from '@flink/contract/rules/billing/money.ts';
import { dayAfter } from '@flink/contract/rules/reports/days.ts';
import { COMPARED, type Compared } from '@flink/contract/rules/reports/report-range.ts';

/** What a report is asked, as it stands in the address: a link shows the same to somebody else. */
export interface ReportState {
  /** Empty where it was cleared. */
  readonly from: string;
  readonly to: string;
  readonly by: Grouping | null;
  readonly compared: Compared;
  /** One organisation, one region or one center instead of all. */
  readonly masterOrganizationId: string | null;
  readonly regionId: string | null;
  readonly learningCenterId: string | null;
  /** Of one center: the families of one product that it has purchased. */
  readonly purchaseId: string | null;
  readonly currency: Currency | null;
  /** What else it is narrowed to; what is not chosen has no key. */
  readonly filters: Pick<ReportQuestion, FilterName>;
  /** What is drawn, where it can be chosen; null is the usual. */
  readonly show: string | null;
  /** Of usage and mastery, which of the two. */
  readonly view: 'usage' | 'mastery';
  /** One family instead of all. */
  readonly familyId: string | null;
  /** The column, the name of the row where none is said. */
  readonly sort: { readonly column: string; readonly direction: 'asc' | 'desc' } | null;
}

/** What it is when nobody has chosen. */
export interface Usual {
  readonly today: string;
  readonly days: number;
}

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const ID = /^[0-9a-f-]{36}$/;

const isDay = (text: string): boolean => DAY.test(text) && !Number.isNaN(Date.parse(text));

const oneOf = <const Values extends readonly string[]>(values: Values, text: string | null) =>
  values.find((value): value is Values[number] => value === text) ?? null;

/** No place is chosen. */
export const EVERYWHERE = {
  masterOrganizationId: null,
  regionId: null,
  learningCenterId: null,
  purchaseId: null,
} as const satisfies Partial<ReportState>;

/** So many days with today. */
export const usualState = ({ today, days }: Usual): ReportState => ({
  from: dayAfter(today, 1 - days),
  to: today,
  by: null,
  compared: 'before',
  ...EVERYWHERE,
  currency: null,
  filters: {},
  show: null,
  view: 'usage',
  familyId: null,
  sort: null,
});

export function readReportState(params: URLSearchParams, by: Usual): ReportState {
  const usual = usualState(by);
  const dayIn = (name: 'from' | 'to') => {
    const text = params.get(name);
    return text === null ? usual[name] : isDay(text) ? text : '';
  };
  const sort = params.get('sort');
  const idIn = (name: string) => {
    const id = params.get(name);
    return id !== null && ID.test(id) ? id : null;
  };
  const currency = params.get('currency');
  return {
    from: dayIn('from'),
    // The end is not after today (spec 3 §5.4).
    to: dayIn('to') > by.today ? by.today : dayIn('to'),
    by: oneOf(GROUPINGS, params.get('by')),
    compared: oneOf(COMPARED, params.get('compare')) ?? 'before',
    masterOrganizationId: idIn('organization'),
    regionId: idIn('region'),
    learningCenterId: idIn('center'),
    purchaseId: idIn('purchase'),
    currency: currency !== null && isCurrency(currency) ? currency : null,
    filters: filtersIn(params),
    show: params.get('show'),
    view: params.get('view') === 'mastery' ? 'mastery' : 'usage',
    familyId: idIn('family'),
    sort:
      sort === null
        ? null
        : { column: sort.replace(/^-/, ''), direction: sort.startsWith('-') ? 'desc' : 'asc' },
  };
}

const CATEGORY_LENGTH = 250;

/** What nobody knows is passed over. */
function filtersIn(params: URLSearchParams): ReportState['filters'] {
  const source = oneOf(SOURCES, params.get('source'));
  const played = oneOf(PLAYED_MINUTES, params.get('played'));
  const [category, families] = [params.get('category') ?? '', params.get('families') ?? ''];
  return {
    ...(source === null ? {} : { source }),
    ...(played === null ? {} : { played }),
    ...(category === '' || category.length > CATEGORY_LENGTH ? {} : { category }),
    ...(ID.test(families) ? { families } : {}),
  };
}

/** What is chosen of the filters of a report; null is all. */
export const withFilter = (
  { filters, ...state }: ReportState,
  name: FilterName,
  value: string | null,
): ReportState => ({
  ...state,
  filters: filtersIn(
    new URLSearchParams(
      Object.entries({ ...filters, [name]: value ?? '' }).map(([key, one]) => [key, one ?? '']),
    ),
  ),
});

/** Without what another report was narrowed to. */
export const narrowedTo = (state: ReportState, { filters = [], shows = [] }: Report): ReportState => ({
  ...state,
  filters: Object.fromEntries(
    Object.entries(state.filters).filter(([name]) => filters.some((filter) => filter === name)),
  ),
  show: shows.some(({ name }) => name === state.show) ? state.show : null,
});

/** What is as usual is left out. */
export function writeReportState(state: ReportState, by: Usual): string {
  const usual = usualState(by);
  const params = new URLSearchParams();
  if (state.from !== usual.from || state.to !== usual.to) {
    params.set('from', state.from);
    params.set('to', state.to);
  }
  if (state.by) params.set('by', state.by);
  if (state.compared !== usual.compared) params.set('compare', state.compared);
  if (state.masterOrganizationId) params.set('organization', state.masterOrganizationId);
  if (state.regionId) params.set('region', state.regionId);
  if (state.learningCenterId) params.set('center', state.learningCenterId);
  if (state.purchaseId) params.set('purchase', state.purchaseId);
  if (state.currency) params.set('currency', state.currency);
  for (const name of FILTERS) if (state.filters[name]) params.set(name, state.filters[name]);
  if (state.show) params.set('show', state.show);
  if (state.view !== usual.view) params.set('view', state.view);
  if (state.familyId) params.set('family', state.familyId);
  if (state.sort) params.set('sort', `${state.sort.direction === 'desc' ? '-' : ''}${state.sort.column}`);
  return params.size > 0 ? `?${params}` : '';
}

export const questionOf = ({ from, to, compared, ...rest }: ReportState): ReportQuestion => ({
  from,
  to,
  compared,
  ...(rest.by ? { by: rest.by } : {}),
  ...(rest.masterOrganizationId ? { masterOrganizationId: rest.masterOrganizationId } : {}),
  ...(rest.regionId ? { regionId: rest.regionId } : {}),
  ...(rest.learningCenterId ? { learningCenterId: rest.learningCenterId } : {}),
  ...(rest.currency ? { currency: rest.currency } : {}),
  ...rest.filters,
});
