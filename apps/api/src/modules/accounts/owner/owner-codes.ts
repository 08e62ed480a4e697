import { createHash, randomBytes } from 'node:crypto';
import type { DbOrTx } from '../../../db/database.ts';
import * as repo from './owner-codes.repo.ts';

const CODE_BYTES = 24;
export const CODE_HOURS = 24;

export const hashOfCode = (code: string) => createHash('sha256').update(code).digest('base64url');

async function makeCode(db: DbOrTx, ownerCode: repo.OwnerCode): Promise<string> {
  const code = randomBytes(CODE_BYTES).toString('base64url');
  await repo.insert(db, hashOfCode(code), ownerCode, CODE_HOURS);
  return code;
}

/** For an installation that nobody owns yet; null where somebody does. */
export async function codeForFirstOwner(db: DbOrTx): Promise<string | null> {
  return (await repo.hasOwner(db)) ? null : makeCode(db, { madeBy: 'start', email: null });
}

/** For who can run commands on the installation's data, and so owns it already. */
export const codeForEmail = (db: DbOrTx, email: string): Promise<string> =>
  makeCode(db, { madeBy: 'command', email });
