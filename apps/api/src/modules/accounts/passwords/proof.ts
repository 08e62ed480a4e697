import { id as idShape } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { tidyUsername } from '@flink/contract/rules/people/username.ts';
import type { Db } from '../../../db/database.ts';
import * as people from '../people.repo.ts';
import type { Caller } from '../sign-in/caller.ts';
import type { Guess, Guessed, Throttle } from '../sign-in/throttle.ts';
import { hashPassword, isOutdated, passwordFits } from './passwords.ts';

export type Account =
  | { readonly kind: 'user'; readonly row: people.UserCredentials }
  | { readonly kind: 'member'; readonly row: people.MemberCredentials };

/** What came of a name and a password. */
export type Proof =
  | { readonly kind: 'proven'; readonly account: Account }
  | { readonly kind: 'refused'; readonly code: 'auth.wrongCredentials' | 'auth.tooManyGuesses' };

/** The same answer, in text and time, for an unknown name, a wrong password and a blocked person. */
export async function prove(
  { db, throttle }: { readonly db: Db; readonly throttle: Throttle },
  { username, password }: { readonly username: string; readonly password: string },
  caller: Caller,
): Promise<Proof> {
  const name = tidyName(username);
  const account = await accountNamed(db, name);
  const guess = await beginOrNull(throttle, account ? { accountId: account.row._id } : { name }, caller);
  if (!guess) return { kind: 'refused', code: 'auth.tooManyGuesses' };
  const fits = await passwordFits(account?.row.passwordHash ?? null, password);
  if (!account || !fits || account.row.blockedAt !== null) {
    await guess.failed();
    return { kind: 'refused', code: 'auth.wrongCredentials' };
  }
  await guess.succeeded();
  if (isOutdated(account.row.passwordHash)) await strengthen(db, account, password);
  return { kind: 'proven', account };
}

/** The database takes no NUL in a text; no name has one. */
const tidyName = (username: string) => tidyUsername(username.toWellFormed().replaceAll('\0', ''));

/** Staff sign in with their email, learners with their username, a family's admin also with the family's email. */
async function accountNamed(db: Db, name: string): Promise<Account | null> {
  if (!name.includes('@')) {
    const row = (await memberWithId(db, name)) ?? (await people.memberByUsername(db, name));
    return row ? { kind: 'member', row } : null;
  }
  const [user, admin] = await Promise.all([
    people.userByEmail(db, name),
    people.adminByFamilyEmail(db, name),
  ]);
  if (user) return { kind: 'user', row: user };
  return admin ? { kind: 'member', row: admin } : null;
}

/** The family login of a device that knows nobody names its members by their ids. */
const memberWithId = (db: Db, name: string) =>
  idShape.safeParse(name).success ? people.memberById(db, name) : null;

async function beginOrNull(throttle: Throttle, guessed: Guessed, caller: Caller): Promise<Guess | null> {
  try {
    return await throttle.begin(guessed, caller);
  } catch (error) {
    if (error instanceof AppError && error.code === 'auth.tooManyGuesses') return null;
    throw error;
  }
}

async function strengthen(db: Db, { kind, row }: Account, password: string): Promise<void> {
  const table = kind === 'user' ? 'users' : 'family_members';
  await people.replaceHash(db, table, row, await hashPassword(password));
}
