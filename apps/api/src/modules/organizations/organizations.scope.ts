import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
import { rowsSeen } from '../../plugins/access/rows-seen.ts';
import type { Scope } from '../../plugins/access/scope.ts';

/** Which learning centers the person asking may see. The table must be joined under the name `center`. */
export function centersIn(scope: Scope) {
  return (eb: ExpressionBuilder<{ center: DB['learning_centers'] }, 'center'>) => {
    switch (scope.kind) {
      case 'everything':
        return eb.lit(true);
      case 'masterOrganization':
        return eb('center.master_organization_id', '=', scope.masterOrganizationId);
      case 'region':
        return eb('center.region_id', '=', scope.regionId);
      case 'learningCenter':
      case 'teacher':
      case 'family':
        return eb('center._id', '=', scope.learningCenterId);
      case 'rep':
        return eb(
          'center.master_organization_id',
          'in',
          sql<string>`(select _id from master_organizations where rep_id = ${scope.userId})`,
        );
      case 'customers':
      case 'schoolSignIn':
      case 'nothing':
        return eb.lit(false);
    }
  };
}

/** The same for what is managed. */
export const centersSeenIn = rowsSeen({
  masterOrganization: 'row.master_organization_id',
  region: 'row.region_id',
  learningCenter: 'row._id',
  rep: 'by organization',
});

export const organizationsSeenIn = rowsSeen({ masterOrganization: 'row._id', rep: 'row.rep_id' });

/** A region does not manage its organisation, but what it makes belongs there. */
export const organizationsNamedIn = (scope: Scope): RawBuilder<SqlBool> =>
  scope.kind === 'region'
    ? sql`row._id = (select master_organization_id from regions where _id = ${scope.regionId})`
    : organizationsSeenIn(scope);

export const regionsSeenIn = rowsSeen({
  masterOrganization: 'row.master_organization_id',
  region: 'row._id',
  rep: 'by organization',
});
