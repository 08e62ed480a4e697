import { pathsOf } from '@flink/contract/access/permission-paths.ts';
import { allows, type Holder } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import * as repo from './accounts.repo.ts';
import * as madeRoles from './made-roles.repo.ts';
import { mayGiveMade } from './made-roles.ts';

interface Asking {
  readonly scope: Scope;
  readonly holder: Holder | null;
}

/** The office accounts to choose from. */
export function accountsService({ db }: { readonly db: Db }) {
  return {
    async list({ scope, holder }: Asking, query: repo.ListQuery) {
      // Spec 3 §6: a rep sees only themselves in the rep field.
      if (scope.kind !== 'rep' && !allows({ admin: { users: { view: true } } }, holder))
        throw new AppError('access.denied');
      return repo.usersList(db, scope, query);
    },

    async madeRoles(holder: Holder | null) {
      const made = await madeRoles.all(db);
      return made
        .filter((role) => holder !== null && mayGiveMade(holder, role))
        .map(({ alias, name, flags, permissions }) => ({
          alias,
          name,
          flinkMake: flags.flinkMake === true,
          allScopes: pathsOf(permissions).includes('flinkMake.scopes.all'),
        }));
    },
  };
}
