import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { usersSeenIn } from './accounts.scope.ts';

export interface ListQuery {
  readonly filter: string;
  readonly roleAlias?: string | undefined;
}

/** As many as a picker shows; the rest is found by typing. */
const MOST_LISTED = 100;

export const usersList = (db: DbOrTx, scope: Scope, { filter, roleAlias }: ListQuery) =>
  db
    .selectFrom('users as row')
    .where(scope.kind === 'rep' ? sql<SqlBool>`row._id = ${scope.userId}` : usersSeenIn(scope))
    .$if(roleAlias !== undefined, (users) => users.where('row.role_alias', '=', roleAlias ?? ''))
    .where(
      sql<boolean>`strpos(lower(row.firstname || ' ' || row.lastname || ' ' || row.email), lower(${filter})) > 0`,
    )
    .select(['row._id', 'row.firstname', 'row.lastname'])
    .orderBy('row.lastname')
    .orderBy('row.firstname')
    .orderBy('row._id')
    .limit(MOST_LISTED)
    .execute();
