import type { RoleAlias } from '@flink/contract/access/roles.ts';
import type { Tenant, TenantRow } from './tenant-rows.ts';

export type VisitorName = RoleAlias | 'LEARNER' | 'METRICS_TOKEN' | 'NOBODY';

/**
 * The "sees" column of the roles in the project's decisions, written a second time by hand: the server's scopes are
 * held against it, so it must not ask them.
 */
export function sees(visitor: VisitorName, own: Tenant, row: TenantRow): boolean {
  const isBelow = (top: TenantRow) => row.id === top.id || row.above.includes(top.id);
  const isFamilyOrMember = row.kind === 'family' || row.kind === 'learner';
  switch (visitor) {
    case 'SUPER':
    case 'MASTER_ADMIN':
      return true;
    case 'MASTER_ORGANIZATION_ADMIN':
      return isBelow(own.organization);
    case 'REGION_ADMIN':
      return isBelow(own.region);
    case 'LEARNING_CENTER_ADMIN':
      return isBelow(own.center);
    case 'TEACHER':
      return isBelow(own.taught) || row.id === own.center.id || isSelf(visitor, own, row);
    case 'REP':
      // Organisations are also the regions and centers of one; the people in them are none of a sales rep's business.
      return (
        (isBelow(own.organization) && !isFamilyOrMember && row.kind !== 'user') || isSelf(visitor, own, row)
      );
    case 'CONSUMER_REP':
      return (isFamilyOrMember && row.customer !== undefined) || isSelf(visitor, own, row);
    case 'CLEVER_ADMIN':
      return row.id === own.organization.id || isSelf(visitor, own, row);
    case 'LEARNER':
      return isBelow(own.taught) || row.id === own.center.id;
    case 'AUTHOR':
    case 'TRANSLATOR':
    case 'TRANSLATOR_AUTHORED':
    case 'TRANSLATOR_GENERATED':
    case 'REGULAR':
      return isSelf(visitor, own, row);
    case 'METRICS_TOKEN':
    case 'NOBODY':
      return false;
  }
}

const isSelf = (role: RoleAlias, own: Tenant, row: TenantRow) => row.id === own.user(role).id;

/** Who sees a row may also read the names of what it belongs to. */
export function mayRead(
  visitor: VisitorName,
  own: Tenant,
  row: TenantRow,
  all: readonly TenantRow[],
): boolean {
  return all.some((seen) => sees(visitor, own, seen) && (seen.id === row.id || seen.above.includes(row.id)));
}
