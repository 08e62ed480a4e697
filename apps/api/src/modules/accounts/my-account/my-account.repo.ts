import type { DbOrTx } from '../../../db/database.ts';

export const account = (db: DbOrTx, id: string) =>
  db
    .selectFrom('users')
    .select([
      '_id',
      'firstname',
      'lastname',
      'email',
      'locale',
      'temporary_password as temporaryPassword',
      'password_hash as passwordHash',
    ])
    .where('_id', '=', id)
    .executeTakeFirst();

/** A family's email signs in too, so it is as taken as a user's. */
export async function isEmailTaken(db: DbOrTx, email: string, byOtherThan: string): Promise<boolean> {
  const taken = await db
    .selectFrom('users')
    .select('_id')
    .where('email', '=', email)
    .where('_id', '<>', byOtherThan)
    .unionAll(db.selectFrom('families').select('_id').where('email', '=', email))
    .executeTakeFirst();
  return taken !== undefined;
}

interface Change {
  readonly firstname: string;
  readonly lastname: string;
  readonly locale: string;
}

export const save = (db: DbOrTx, id: string, change: Change) =>
  db.updateTable('users').set(change).where('_id', '=', id).execute();
