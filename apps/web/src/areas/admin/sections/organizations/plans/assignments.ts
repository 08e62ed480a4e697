import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { settleAssigned } from '@flink/contract/rules/plans/plan-rules.ts';
import { numberOf } from '@flink/ui/office/fields/typed-number.ts';
import type { OrganizationPlans } from './use-plans-draft.ts';

/** A row of the tree: who can be given plans, or a region with its centers. */
export interface PlanRow {
  readonly id: string;
  readonly name: string;
  readonly kind: 'organization' | 'region' | 'shared' | 'center';
  readonly level: number;
  /** Whom the plans go to; the sums have none. */
  readonly organizationId: string | null;
  /** The rows whose plans it sums. */
  readonly below: readonly string[];
  readonly saved: number;
  readonly inUse: number;
}

const givenOf = (
  plans: readonly { readonly productId: string; readonly assigned: number; readonly inUse: number }[],
  productId: string,
) => plans.find((one) => one.productId === productId) ?? { assigned: 0, inUse: 0 };

/**
 * Master organisation, regions, centers (design: Plans). What a region was given is shared by its centers and stands in
 * a row of its own; the region itself is the sum.
 */
export function planRows(status: OrganizationPlans, productId: string): readonly PlanRow[] {
  const center =
    (level: number) =>
    (one: OrganizationPlans['learningCenters'][number]): PlanRow => {
      const { assigned, inUse } = givenOf(one.plans, productId);
      const { _id: id, name } = one;
      return { id, name, kind: 'center', level, organizationId: id, below: [], saved: assigned, inUse };
    };
  const regions = status.regions.flatMap((region): PlanRow[] => {
    const centers = status.learningCenters.filter(({ regionId }) => regionId === region._id).map(center(2));
    const given = givenOf(region.plans, productId);
    const shared: PlanRow = {
      id: `shared ${region._id}`,
      name: region.name,
      kind: 'shared',
      level: 2,
      organizationId: region._id,
      below: [],
      saved: given.assigned,
      inUse: given.inUse,
    };
    const sum: PlanRow = {
      id: region._id,
      name: region.name,
      kind: 'region',
      level: 1,
      organizationId: null,
      below: [shared.id, ...centers.map(({ id }) => id)],
      saved: 0,
      inUse: centers.reduce((all, { inUse }) => all + inUse, 0),
    };
    return [sum, shared, ...centers];
  });
  const alone = status.learningCenters.filter(({ regionId }) => regionId === null).map(center(1));
  const leaves = [...regions, ...alone].filter(({ organizationId }) => organizationId !== null);
  const top: PlanRow = {
    id: status._id,
    name: status.name,
    kind: 'organization',
    level: 0,
    organizationId: null,
    below: leaves.map(({ id }) => id),
    saved: 0,
    inUse: leaves.reduce((all, row) => all + (row.kind === 'center' ? row.inUse : 0), 0),
  };
  return [top, ...regions, ...alone];
}

export interface Told {
  readonly code: ErrorCode;
  /** What it was set back to. */
  readonly plans: number;
}

export interface Assignments {
  /** By row. */
  readonly entered: Readonly<Record<string, number>>;
  readonly told: Readonly<Record<string, Told>>;
}

export const NOTHING_ENTERED: Assignments = { entered: {}, told: {} };

/** What a row has now, entered or saved. */
export const assignedNow = (rows: readonly PlanRow[], { entered }: Assignments, row: PlanRow): number =>
  row.organizationId === null
    ? rows
        .filter(({ id }) => row.below.includes(id))
        .reduce((all, leaf) => all + (entered[leaf.id] ?? leaf.saved), 0)
    : (entered[row.id] ?? row.saved);

/** Takes what was typed, or sets it back and says why (spec 3 §5.5). */
export function enter(
  rows: readonly PlanRow[],
  before: Assignments,
  row: PlanRow,
  typed: unknown,
  purchased: number,
): Assignments {
  const [top] = rows;
  if (!top) return before;
  const current = assignedNow(rows, before, row);
  const remaining = purchased - assignedNow(rows, before, top);
  const written = numberOf(String(typed));
  const isPart = written !== null && Number.isFinite(written) && !Number.isInteger(written);
  const settled = settleAssigned(written ?? typed, { remaining, current, inUse: row.inUse });
  const { plans } = settled;
  const refused = settled.refused ?? (isPart ? 'import.wholeNumber' : null);
  const { [row.id]: _, ...told } = before.told;
  return {
    entered: { ...before.entered, [row.id]: plans },
    told: refused ? { ...told, [row.id]: { code: refused, plans } } : told,
  };
}

export const changedRows = (rows: readonly PlanRow[], { entered }: Assignments): readonly PlanRow[] =>
  rows.filter(({ id, saved, organizationId }) => organizationId !== null && (entered[id] ?? saved) !== saved);
