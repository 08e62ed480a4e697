/** What a cell holds. A choice is one of a few words, which a reader gets in their language. */
export type CellKind = 'text' | 'name' | 'choice' | 'count' | 'minutes' | 'money' | 'day' | 'moment';

export interface ExportColumn {
  readonly name: string;
  readonly kind: CellKind;
  /** Taken along until somebody says otherwise. */
  readonly isUsual: boolean;
  /** Rows can be put in its order: it is never empty, or its emptiness has a place. */
  readonly isOrder: boolean;
}

export interface DataSet {
  readonly columns: readonly ExportColumn[];
  /** What its rows can be narrowed to, by column of the kind `choice`. */
  readonly filters: Readonly<Record<string, readonly string[]>>;
  /** Of the days between two; else it is what is there now. */
  readonly hasDays: boolean;
  /** Its rows are people: they stay in the center, and names can become numbers. */
  readonly isOfPeople: boolean;
}

const usual = (name: string, kind: CellKind): ExportColumn => ({ name, kind, isUsual: true, isOrder: false });
const more = (name: string, kind: CellKind): ExportColumn => ({ name, kind, isUsual: false, isOrder: false });
const ordered = (column: ExportColumn): ExportColumn => ({ ...column, isOrder: true });

const WHO = ['adult', 'child'] as const;
const YES_NO = ['yes', 'no'] as const;

const PERSON = [
  ordered(usual('family', 'name')),
  ordered(usual('learner', 'name')),
  usual('who', 'choice'),
] as const;

/** What can be exported, in the order in which it is offered. The first column that has an order is the usual one. */
export const DATA_SETS = {
  results: {
    columns: [
      ordered(usual('finishedAt', 'moment')),
      ...PERSON,
      ordered(usual('activity', 'text')),
      more('game', 'text'),
      more('language', 'text'),
      usual('problems', 'count'),
      usual('right', 'count'),
      usual('wrong', 'count'),
      usual('masteredNow', 'choice'),
      more('players', 'count'),
    ],
    filters: { who: WHO, masteredNow: YES_NO },
    hasDays: true,
    isOfPeople: true,
  },
  mastery: {
    columns: [
      ...PERSON,
      ordered(usual('activity', 'text')),
      more('game', 'text'),
      more('language', 'text'),
      usual('reached', 'choice'),
      ordered(usual('begunOn', 'day')),
      usual('masteredOn', 'day'),
      more('together', 'choice'),
    ],
    filters: { who: WHO, reached: ['mastered', 'begun'], together: YES_NO },
    hasDays: true,
    isOfPeople: true,
  },
  time: {
    columns: [
      ordered(usual('day', 'day')),
      ...PERSON,
      ordered(usual('minutes', 'minutes')),
      usual('minutesTogether', 'minutes'),
    ],
    filters: { who: WHO },
    hasDays: true,
    isOfPeople: true,
  },
  families: {
    columns: [
      ...PERSON,
      usual('familyAdmin', 'choice'),
      more('username', 'name'),
      more('yearOfBirth', 'count'),
      more('language', 'text'),
      ordered(usual('since', 'day')),
      usual('lastPlayed', 'day'),
      more('familyPoints', 'count'),
    ],
    filters: { who: WHO, familyAdmin: YES_NO },
    hasDays: false,
    isOfPeople: true,
  },
  usage: {
    columns: [
      ordered(usual('month', 'text')),
      more('from', 'day'),
      more('to', 'day'),
      usual('center', 'text'),
      usual('learners', 'count'),
      usual('minutes', 'minutes'),
      usual('minutesTogether', 'minutes'),
      usual('begun', 'count'),
      usual('mastered', 'count'),
    ],
    filters: {},
    hasDays: true,
    isOfPeople: false,
  },
  money: {
    columns: [
      ordered(usual('day', 'day')),
      usual('organization', 'text'),
      ordered(usual('center', 'text')),
      usual('product', 'text'),
      usual('what', 'choice'),
      usual('source', 'choice'),
      ordered(usual('amount', 'money')),
      usual('currency', 'text'),
    ],
    filters: {
      what: ['paid', 'refunded', 'granted'],
      source: ['subscriptions', 'hours', 'registrations', 'giftCards'],
    },
    hasDays: true,
    isOfPeople: false,
  },
} as const satisfies Readonly<Record<string, DataSet>>;

export type DataSetName = keyof typeof DATA_SETS;

export const DATA_SET_NAMES = Object.keys(DATA_SETS) as [DataSetName, ...DataSetName[]];

export const dataSet = (name: DataSetName): DataSet => DATA_SETS[name];

export const columnOf = (set: DataSetName, name: string): ExportColumn | undefined =>
  dataSet(set).columns.find((column) => column.name === name);

/** Under which word a column stands: learners above the center are those of a week, on average. */
export const columnText = (name: string, isAboveTheCenter: boolean): string =>
  name === 'learners' && isAboveTheCenter ? 'learnersOfWeek' : name;
