import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

const isOpen = sql<SqlBool>`used_at is null and expires_at > now()`;

export async function insert(
  tx: DbOrTx,
  change: {
    readonly tokenHash: string;
    readonly userId: string;
    readonly email: string;
    readonly expiresAt: Date;
  },
): Promise<void> {
  await closeWishes(tx, change.userId);
  await tx
    .insertInto('email_changes')
    .values({
      token_hash: change.tokenHash,
      user_id: change.userId,
      email: change.email,
      expires_at: change.expiresAt,
    })
    .execute();
}

/** Only the latest wish counts. */
export const closeWishes = (tx: DbOrTx, userId: string) =>
  tx
    .updateTable('email_changes')
    .set({ used_at: sql<Date>`now()` })
    .where('user_id', '=', userId)
    .where('used_at', 'is', null)
    .execute();

export const pendingOf = (db: DbOrTx, userId: string) =>
  db
    .selectFrom('email_changes')
    .select('email')
    .where('user_id', '=', userId)
    .where(isOpen)
    .executeTakeFirst();

/** Of two who open a link at the same moment, one gets it. */
export const claim = (tx: DbOrTx, tokenHash: string) =>
  tx
    .updateTable('email_changes')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where(isOpen)
    .returning(['user_id as userId', 'email'])
    .executeTakeFirst();

export const setEmail = (tx: DbOrTx, userId: string, email: string) =>
  tx.updateTable('users').set({ email }).where('_id', '=', userId).execute();
