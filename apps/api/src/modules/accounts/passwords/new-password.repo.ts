import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

/** Ends every session made with the old one. */
export const setUserPassword = (tx: DbOrTx, userId: string, passwordHash: string) =>
  tx
    .updateTable('users')
    .set({
      password_hash: passwordHash,
      temporary_password: false,
      token_version: sql<number>`token_version + 1`,
    })
    .where('_id', '=', userId)
    .execute();

export const setMemberPassword = (tx: DbOrTx, memberId: string, passwordHash: string) =>
  tx
    .updateTable('family_members')
    .set({ password_hash: passwordHash, token_version: sql<number>`token_version + 1` })
    .where('_id', '=', memberId)
    .execute();

/** Whoever knew the old password may have signed in somewhere: those devices and places are strangers again. */
export async function forgetWhere(tx: DbOrTx, accountId: string): Promise<void> {
  await tx.deleteFrom('known_devices').where('account_id', '=', accountId).execute();
  await tx.deleteFrom('sign_in_places').where('account_id', '=', accountId).execute();
}
