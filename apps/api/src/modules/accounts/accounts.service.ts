import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import * as repo from './accounts.repo.ts';

/** The office accounts as the section "users" shows them. */
export function accountsService({ db }: { readonly db: Db }) {
  return {
    table: (scope: Scope, query: repo.UsersQuery) => repo.usersTable(db, scope, query),
  };
}
