import type { Figures, Grouping } from '@flink/contract/reports/report.ts';
import type { Days } from '@flink/contract/rules/reports/days.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

/** Centers that `centersOf` has told for the scope, and nobody else's. */
export interface Asked {
  readonly scope: Scope;
  readonly centerIds: readonly string[];
  /** One family that the person sees; null where it is about all. */
  readonly familyId: string | null;
  readonly days: Days;
  readonly before: Days;
}

export interface Gathered {
  readonly rows: readonly { readonly _id: string; readonly name: string | null; readonly figures: Figures }[];
  readonly total: Figures;
  /** As many as were asked for. */
  readonly steps: readonly Figures[];
}

/** The one query of a report: table, chart and file are made of what it gathers. */
export type ServedReport = (
  db: DbOrTx,
  by: Grouping,
  asked: Asked,
  steps: readonly { readonly days: Days; readonly before: Days }[],
) => Promise<Gathered>;
