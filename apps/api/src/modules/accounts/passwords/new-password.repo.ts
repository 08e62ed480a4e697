import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { LinkTarget } from './password-links.repo.ts';

/** A new password ends every session made with the old one. Returns whose. */
export async function setPassword(tx: DbOrTx, target: LinkTarget, passwordHash: string): Promise<string[]> {
  const rows =
    'userId' in target
      ? await tx
          .updateTable('users')
          .set({
            password_hash: passwordHash,
            temporary_password: false,
            token_version: sql<number>`token_version + 1`,
          })
          .where('_id', '=', target.userId)
          .returning('_id')
          .execute()
      : await tx
          .updateTable('family_members')
          .set({ password_hash: passwordHash, token_version: sql<number>`token_version + 1` })
          .where('family_id', '=', target.familyId)
          .returning('_id')
          .execute();
  return rows.map(({ _id }) => _id);
}
