import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
import type { Scope } from '../../plugins/access/scope.ts';

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
