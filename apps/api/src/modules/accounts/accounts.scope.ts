import { type ExpressionBuilder, sql } from 'kysely';
import type { DB } from '../../db/tables.gen.ts';
import type { Scope } from '../../plugins/access/scope.ts';

/** Which users the person asking may see: those of the own organisation and below. */
export function usersIn(scope: Scope) {
  return (eb: ExpressionBuilder<DB & { users: DB['users'] }, 'users'>) => {
    switch (scope.kind) {
      case 'everything':
        return eb.lit(true);
      case 'masterOrganization':
        return eb('users.master_organization_id', '=', scope.masterOrganizationId);
      case 'region':
        return eb('users.region_id', '=', scope.regionId);
      case 'learningCenter':
        return eb('users.learning_center_id', '=', scope.learningCenterId);
      case 'teacher':
      case 'schoolSignIn':
        return eb('users._id', '=', scope.userId);
      case 'rep':
        return eb.or([
          eb('users._id', '=', scope.userId),
          eb(
            'users.master_organization_id',
            'in',
            sql<string>`(select _id from master_organizations where rep_id = ${scope.userId})`,
          ),
        ]);
      case 'customers':
      case 'family':
        return eb.lit(false);
      case 'nothing':
        return scope.userId === null ? eb.lit(false) : eb('users._id', '=', scope.userId);
    }
  };
}
