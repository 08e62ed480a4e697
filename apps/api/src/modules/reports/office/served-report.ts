import type { ReportAside, ReportFilter, ReportQuestion } from '@flink/contract/reports/answer.ts';
import type { FilterName } from '@flink/contract/reports/filters.ts';
import type { Figures, Grouping } from '@flink/contract/reports/report.ts';
import type { Currency } from '@flink/contract/rules/billing/money.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

/** Rows about single people of a center: its access rules are those of `groupingsOf`. */
export const isOfPeople = (by: Grouping): boolean => by === 'teacher' || by === 'family' || by === 'learner';

/** Centers that `centersOf` has told for the scope, and nobody else's. */
export interface Asked {
  readonly scope: Scope;
  readonly centerIds: readonly string[];
  /** One family that the person sees; null where it is about all. */
  readonly familyId: string | null;
  /** Families of one product alone. */
  readonly productId: string | null;
  readonly days: Days;
  readonly before: Days;
  /** Whether the figures of the days before are told. */
  readonly isCompared: boolean;
  /** Nothing is left out: the whole house, and no center of it was chosen. */
  readonly isEverything: boolean;
  /** No region and no center was chosen: what an organisation has is told besides what its centers have. */
  readonly ofWholeOrganizations: boolean;
  /** Of which alone that is; null where it is each that the person sees. */
  readonly masterOrganizationId: string | null;
  /** Whose work alone is told; null where it is everybody's. */
  readonly translatorId: string | null;
  readonly currency: Currency | null;
  /** What else was chosen. */
  readonly filters: Pick<ReportQuestion, FilterName>;
  /** Months before the days, which are drawn before them. */
  readonly lead: readonly Days[];
  /** 1 is Monday. */
  readonly firstDayOfWeek: number;
  /** The same of each of the centers, in their order. */
  readonly firstDaysOfWeek: readonly number[];
}

/** Some families of a center: those of a teacher, of a product, or one. Totals of centers say nothing about them. */
export const isOfSome = ({ scope, familyId, productId }: Asked): boolean =>
  scope.kind === 'teacher' || familyId !== null || productId !== null;

/** A point of the chart, and the days it is compared with. */
export interface Step {
  readonly days: Days;
  readonly before: Days;
  /** Its last day is over, everywhere that is asked about. */
  readonly isOver: boolean;
}

/** Of more rows nobody looks at each one's way. */
export const MOST_TRENDS = 200;

export interface Gathered {
  readonly rows: readonly {
    readonly _id: string;
    readonly name: string | null;
    readonly figures: Figures;
    readonly trend?: readonly (number | null)[];
  }[];
  readonly total: Figures;
  /** As many as were asked for. */
  readonly steps: readonly Figures[];
  /** As many as `lead`. */
  readonly lead?: readonly Figures[];
  readonly aside?: ReportAside;
  /** What can be chosen of the filters whose values are rows. */
  readonly offered?: Readonly<Partial<Record<FilterName, ReportFilter['options']>>>;
  /** Of reports about money. */
  readonly currency?: Currency | null;
  readonly currencies?: readonly Currency[];
}

/** The one query of a report: table, chart and file show what it gathers. */
export type ServedReport = (
  db: DbOrTx,
  by: Grouping,
  asked: Asked,
  steps: readonly Step[],
) => Promise<Gathered>;
