import { type ExpressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
import type { Scope } from '../../plugins/access/scope.ts';

/** Who manages many centers: nobody there knows the families, and none needs to be one of them. */
export const isAboveCenter = ({ kind }: Scope): boolean => kind === 'masterOrganization' || kind === 'region';

/** Which families the person asking may see. The tables must be joined under the names `family` and `center`. */
export function familiesIn(scope: Scope) {
  return (
    eb: ExpressionBuilder<{ family: DB['families']; center: DB['learning_centers'] }, 'family' | 'center'>,
  ) => {
    switch (scope.kind) {
      case 'everything':
        return eb.lit(true);
      case 'masterOrganization':
        return eb('center.master_organization_id', '=', scope.masterOrganizationId);
      case 'region':
        return eb('center.region_id', '=', scope.regionId);
      case 'learningCenter':
        return eb('center._id', '=', scope.learningCenterId);
      case 'teacher':
        return eb.and([
          eb('center._id', '=', scope.learningCenterId),
          eb(
            'family._id',
            'in',
            sql<string>`(select family_id from teacher_families where teacher_id = ${scope.userId})`,
          ),
        ]);
      case 'customers':
        return eb.or([eb('family.is_customer', '=', true), eb('family.is_prepaid_customer', '=', true)]);
      case 'family':
        return eb('family._id', '=', scope.familyId);
      // Both serve an organisation, not the people in it.
      case 'rep':
      case 'schoolSignIn':
      case 'nothing':
        return eb.lit(false);
    }
  };
}

/** The same, where the table is called `row`. */
export function familiesSeenIn(scope: Scope): RawBuilder<SqlBool> {
  const inCenters = (which: RawBuilder<SqlBool>) =>
    sql<SqlBool>`row.learning_center_id in (select _id from learning_centers where ${which})`;
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'masterOrganization':
      return inCenters(sql`master_organization_id = ${scope.masterOrganizationId}`);
    case 'region':
      return inCenters(sql`region_id = ${scope.regionId}`);
    case 'learningCenter':
      return sql`row.learning_center_id = ${scope.learningCenterId}`;
    case 'teacher':
      return sql`(row.learning_center_id = ${scope.learningCenterId}
        and row._id in (select family_id from teacher_families where teacher_id = ${scope.userId}))`;
    case 'customers':
      return sql`(row.is_customer or row.is_prepaid_customer)`;
    case 'family':
      return sql`row._id = ${scope.familyId}`;
    case 'rep':
    case 'schoolSignIn':
    case 'nothing':
      return sql`false`;
  }
}
