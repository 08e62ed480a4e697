import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
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

/** Which master organisations the person asking may see; the table is called `row`. */
export function organizationsSeenIn(scope: Scope): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'masterOrganization':
      return sql`row._id = ${scope.masterOrganizationId}`;
    case 'rep':
      return sql`row.rep_id = ${scope.userId}`;
    default:
      return sql`false`;
  }
}

/** Which regions the person asking may see; the table is called `row`. */
export function regionsSeenIn(scope: Scope): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'masterOrganization':
      return sql`row.master_organization_id = ${scope.masterOrganizationId}`;
    case 'region':
      return sql`row._id = ${scope.regionId}`;
    case 'rep':
      return sql`row.master_organization_id in
        (select _id from master_organizations where rep_id = ${scope.userId})`;
    default:
      return sql`false`;
  }
}
