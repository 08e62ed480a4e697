import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from '../../../plugins/access/scope.ts';

/** Whose school sign-in the person asking may see; the organisation is called `row`. */
export function schoolLinksSeenIn(scope: Scope): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'masterOrganization':
    case 'schoolSignIn':
      return sql`row._id = ${scope.masterOrganizationId}`;
    default:
      return sql`false`;
  }
}
