import { AppError } from '@flink/contract/errors/app-error.ts';
import type { DbOrTx } from '../../../db/database.ts';
import * as repo from './new-password.repo.ts';
import { type OwnNames, passwordWeakness } from './password-weakness.ts';
import { hashPassword } from './passwords.ts';

export { type OwnNames, passwordWeakness };

/** The hash of a password that somebody has chosen. Throws, at the field, for one that would be guessed first. */
export async function chosenPassword(password: string, own: OwnNames, field: string): Promise<string> {
  const weakness = passwordWeakness(password, own);
  if (weakness) throw new AppError(weakness, { fields: { [field]: weakness } });
  return hashPassword(password);
}

/** For a person whom somebody else gives a password; the form has looked at it. */
export const newPassword = (password: string): Promise<string> => hashPassword(password);

/** Ends the sessions of a member, and what devices knew of them. */
export async function replaceMemberPassword(tx: DbOrTx, memberId: string, hash: string): Promise<void> {
  await repo.setMemberPassword(tx, memberId, hash);
  await repo.forgetWhere(tx, memberId);
}

export async function replaceUserPassword(tx: DbOrTx, userId: string, hash: string): Promise<void> {
  await repo.setUserPassword(tx, userId, hash);
  await repo.forgetWhere(tx, userId);
}
