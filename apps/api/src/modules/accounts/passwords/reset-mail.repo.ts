import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { isInvited, usersSeenIn } from '../accounts.scope.ts';

const users = (db: DbOrTx) =>
  db
    .selectFrom('users as row')
    .select(['row._id', 'row.email', 'row.firstname', 'row.locale'])
    .where('row.blocked_at', 'is', null);

export const userByEmail = (db: DbOrTx, email: string) =>
  users(db).where('row.email', '=', email).executeTakeFirst();

export const userInScope = (db: DbOrTx, scope: Scope, id: string) =>
  users(db)
    .select(isInvited.as('isInvited'))
    .where('row._id', '=', id)
    .where(usersSeenIn(scope))
    .executeTakeFirst();

export const familyByEmail = (db: DbOrTx, email: string) =>
  db
    .selectFrom('families')
    .select([
      'families._id',
      'families.name',
      'families.email',
      'families.message_locale as locale',
      sql<string[]>`array(
        select username from family_members
        where family_id = families._id and blocked_at is null
        order by is_admin desc, _id
      )`.as('usernames'),
    ])
    .where('families.email', '=', email)
    .where('families.blocked_at', 'is', null)
    .executeTakeFirst();
