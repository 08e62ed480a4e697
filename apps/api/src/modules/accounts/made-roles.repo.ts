import { ROLE_ALIASES } from '@flink/contract/access/roles.ts';
import type { PermissionTree } from '@flink/contract/access/rules.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

export interface MadeRole {
  readonly alias: string;
  readonly name: string;
  readonly flags: Readonly<Record<string, boolean>>;
  readonly permissions: PermissionTree;
}

const madeRoles = (db: DbOrTx) =>
  db
    .selectFrom('roles')
    .select([
      'alias',
      'name',
      sql<MadeRole['flags']>`flags`.as('flags'),
      sql<PermissionTree>`permissions`.as('permissions'),
    ])
    .where('alias', 'not in', ROLE_ALIASES);

/** Roles that people of the head office made, beside those that come with Flink. */
export const all = (db: DbOrTx): Promise<MadeRole[]> => madeRoles(db).orderBy('name').execute();

/** Until the transaction ends nobody changes what it grants. */
export const held = (tx: DbOrTx, alias: string): Promise<MadeRole | undefined> =>
  madeRoles(tx).where('alias', '=', alias).forShare().executeTakeFirst();
