import { sql } from 'kysely';
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
  const [user, family] = await Promise.all([
    db
      .selectFrom('users')
      .select('_id')
      .where('email', '=', email)
      .where('_id', '<>', byOtherThan)
      .executeTakeFirst(),
    db.selectFrom('families').select('_id').where('email', '=', email).executeTakeFirst(),
  ]);
  return user !== undefined || family !== undefined;
}

export interface Change {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly locale: string;
  /** Of a new password, which ends every session made with the old one. */
  readonly passwordHash: string | null;
}

export const save = (db: DbOrTx, id: string, { passwordHash, ...plain }: Change) =>
  db
    .updateTable('users')
    .set({
      ...plain,
      ...(passwordHash === null
        ? {}
        : {
            password_hash: passwordHash,
            temporary_password: false,
            token_version: sql<number>`token_version + 1`,
          }),
    })
    .where('_id', '=', id)
    .execute();
