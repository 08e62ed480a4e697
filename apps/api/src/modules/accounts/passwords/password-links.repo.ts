import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

export type LinkTarget = { readonly userId: string } | { readonly familyId: string };

export interface Link {
  readonly target: LinkTarget;
  /** Whose passwords it has set. */
  readonly setFor: readonly string[];
  readonly isWelcome: boolean;
}

const isOpen = sql<SqlBool>`used_at is null and expires_at > now()`;

const isOf = (target: LinkTarget) =>
  'userId' in target
    ? sql<SqlBool>`user_id = ${target.userId}`
    : sql<SqlBool>`family_id = ${target.familyId}`;

const columnsOf = (target: LinkTarget) =>
  'userId' in target ? { user_id: target.userId } : { family_id: target.familyId };

interface NewLink {
  readonly tokenHash: string;
  readonly target: LinkTarget;
  readonly expiresAt: Date;
  readonly isWelcome: boolean;
}

export const insert = (db: DbOrTx, links: readonly NewLink[]) =>
  db
    .insertInto('password_links')
    .values(
      links.map(({ tokenHash, target, expiresAt, isWelcome }) => ({
        token_hash: tokenHash,
        expires_at: expiresAt,
        is_welcome: isWelcome,
        ...columnsOf(target),
      })),
    )
    .execute();

const openLink = (db: DbOrTx, tokenHash: string) =>
  db
    .selectFrom('password_links')
    .select(['user_id', 'family_id', 'set_for as setFor', 'is_welcome as isWelcome'])
    .where('token_hash', '=', tokenHash)
    .where(isOpen);

export async function find(db: DbOrTx, tokenHash: string): Promise<Link | null> {
  return linkOf(await openLink(db, tokenHash).executeTakeFirst());
}

/** Of two who use a link at the same moment, one is first: the other waits, then finds it used. */
export async function hold(tx: DbOrTx, tokenHash: string): Promise<Link | null> {
  return linkOf(await openLink(tx, tokenHash).forUpdate().executeTakeFirst());
}

/** An hour from now on is enough for the others whose password it may set. */
export const noteUse = (tx: DbOrTx, tokenHash: string, personId: string, isDone: boolean) =>
  tx
    .updateTable('password_links')
    .set({
      set_for: sql<string[]>`set_for || ${personId}::uuid`,
      expires_at: sql<Date>`least(expires_at, now() + interval '1 hour')`,
      ...(isDone ? { used_at: sql<Date>`now()` } : {}),
    })
    .where('token_hash', '=', tokenHash)
    .execute();

/** Older links of the same people end with the password they were asked for. */
export const closeOthers = (tx: DbOrTx, target: LinkTarget, tokenHash: string) =>
  tx
    .updateTable('password_links')
    .set({ used_at: sql<Date>`now()` })
    .where('used_at', 'is', null)
    .where('token_hash', '<>', tokenHash)
    .where(isOf(target))
    .execute();

/** Every link to them ends. Whether a welcome was among them, no password had been set by it, and nobody has come in. */
export async function closeAll(tx: DbOrTx, target: LinkTarget): Promise<boolean> {
  const closed = await tx
    .updateTable('password_links')
    .set({ used_at: sql<Date>`now()` })
    .where('used_at', 'is', null)
    .where(isOf(target))
    .returning(['is_welcome', 'set_for'])
    .execute();
  const isUnused = closed.some(({ is_welcome, set_for }) => is_welcome && set_for.length === 0);
  return isUnused && !(await haveComeIn(tx, target));
}

/** A password may have been given by hand. */
const haveComeIn = async (tx: DbOrTx, target: LinkTarget): Promise<boolean> => {
  const ids =
    'userId' in target
      ? sql`select ${target.userId}::uuid as id`
      : sql`select _id as id from family_members where family_id = ${target.familyId}`;
  const { rows } = await sql<{ is: boolean }>`
    select exists (select from (${ids}) as person where
      exists (select from known_devices where account_id = person.id)
      or exists (select from sessions where account_ids @> array[person.id])) as is`.execute(tx);
  return rows[0]?.is === true;
};

interface Row {
  readonly user_id: string | null;
  readonly family_id: string | null;
  readonly setFor: string[];
  readonly isWelcome: boolean;
}

function linkOf(row: Row | undefined): Link | null {
  if (!row) return null;
  const { user_id, family_id, setFor, isWelcome } = row;
  if (user_id !== null) return { target: { userId: user_id }, setFor, isWelcome };
  return family_id === null ? null : { target: { familyId: family_id }, setFor, isWelcome };
}
