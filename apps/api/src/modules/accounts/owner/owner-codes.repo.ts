import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';

export interface OwnerCode {
  readonly madeBy: 'start' | 'command';
  /** Whose account it is, for a code that was made for one. */
  readonly email: string | null;
}

const isOpen = sql<SqlBool>`used_at is null and expires_at > now()`;

export const insert = (db: DbOrTx, codeHash: string, { madeBy, email }: OwnerCode, hours: number) =>
  db
    .insertInto('owner_codes')
    .values({
      code_hash: codeHash,
      made_by: madeBy,
      email,
      expires_at: sql<Date>`now() + make_interval(hours => ${hours})`,
    })
    .execute();

export const find = (db: DbOrTx, codeHash: string): Promise<OwnerCode | undefined> =>
  db
    .selectFrom('owner_codes')
    .select([sql<OwnerCode['madeBy']>`made_by`.as('madeBy'), 'email'])
    .where('code_hash', '=', codeHash)
    .where(isOpen)
    .executeTakeFirst();

/** Of two who use a code at the same moment, one gets it: the other waits for the row, then finds it used. */
export const claim = (tx: DbOrTx, codeHash: string): Promise<OwnerCode | undefined> =>
  tx
    .updateTable('owner_codes')
    .set({ used_at: sql<Date>`now()` })
    .where('code_hash', '=', codeHash)
    .where(isOpen)
    .returning([sql<OwnerCode['madeBy']>`made_by`.as('madeBy'), 'email'])
    .executeTakeFirst();

/** One number for all servers of an installation: of two codes used at once, one makes the first owner. */
const OWNER_LOCK = 7_203_414;

export const holdOwners = (tx: DbOrTx) => sql`select pg_advisory_xact_lock(${OWNER_LOCK})`.execute(tx);

export async function hasOwner(db: DbOrTx): Promise<boolean> {
  const row = await db
    .selectFrom('users')
    .select('_id')
    .where('role_alias', '=', 'SUPER')
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

export interface NewOwner {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly locale: string;
  readonly timeZone: string;
  readonly passwordHash: string;
}

const columnsOf = ({ firstname, lastname, locale, timeZone, passwordHash }: NewOwner) => ({
  firstname,
  lastname,
  locale,
  time_zone: timeZone,
  password_hash: passwordHash,
  temporary_password: false,
  role_alias: 'SUPER',
});

export const insertOwner = (tx: DbOrTx, id: string, owner: NewOwner) =>
  tx
    .insertInto('users')
    .values({ _id: id, email: owner.email, ...columnsOf(owner) })
    .execute();

/** Somebody who has an account becomes the owner with it, and every session made with the old password ends. */
export const promote = (tx: DbOrTx, owner: NewOwner) =>
  tx
    .updateTable('users')
    .set({
      ...columnsOf(owner),
      blocked_at: null,
      token_version: sql<number>`token_version + 1`,
    })
    .where('email', '=', owner.email)
    .returning('_id')
    .executeTakeFirst();
