import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

export type LinkTarget = { readonly userId: string } | { readonly familyId: string };

const isOpen = sql<SqlBool>`used_at is null and expires_at > now()`;

const columnsOf = (target: LinkTarget) =>
  'userId' in target ? { user_id: target.userId } : { family_id: target.familyId };

export const insert = (db: DbOrTx, tokenHash: string, target: LinkTarget, expiresAt: Date) =>
  db
    .insertInto('password_links')
    .values({ token_hash: tokenHash, expires_at: expiresAt, ...columnsOf(target) })
    .execute();

export async function find(db: DbOrTx, tokenHash: string): Promise<LinkTarget | null> {
  const row = await db
    .selectFrom('password_links')
    .select(['user_id', 'family_id'])
    .where('token_hash', '=', tokenHash)
    .where(isOpen)
    .executeTakeFirst();
  return row ? targetOf(row) : null;
}

/** Of two who use a link at the same moment, one gets it: the other waits for the row, then finds it used. */
export async function claim(tx: DbOrTx, tokenHash: string): Promise<LinkTarget | null> {
  const row = await tx
    .updateTable('password_links')
    .set({ used_at: sql<Date>`now()` })
    .where('token_hash', '=', tokenHash)
    .where(isOpen)
    .returning(['user_id', 'family_id'])
    .executeTakeFirst();
  return row ? targetOf(row) : null;
}

/** Older links of the same person end with the password they were asked for. */
export const closeAll = (tx: DbOrTx, target: LinkTarget) =>
  tx
    .updateTable('password_links')
    .set({ used_at: sql<Date>`now()` })
    .where('used_at', 'is', null)
    .where(
      'userId' in target
        ? sql<SqlBool>`user_id = ${target.userId}`
        : sql<SqlBool>`family_id = ${target.familyId}`,
    )
    .execute();

function targetOf(row: { user_id: string | null; family_id: string | null }): LinkTarget | null {
  if (row.user_id !== null) return { userId: row.user_id };
  return row.family_id === null ? null : { familyId: row.family_id };
}
