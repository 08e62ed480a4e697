import { createHash, randomBytes } from 'node:crypto';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Standings } from '../../../plugins/access/standing.ts';
import type { Caller } from '../sign-in/caller.ts';
import type { Throttle } from '../sign-in/throttle.ts';
import { setPassword } from './new-password.repo.ts';
import * as repo from './password-links.repo.ts';
import { hashPassword } from './passwords.ts';

/** The mails say it too (content/strings). The welcome mail may lie a week before a family opens it. */
const LINK_HOURS = { forgotten: 1, welcome: 7 * 24 } as const;

const HOUR_MS = 3_600_000;
const TOKEN_BYTES = 32;

interface Needs {
  readonly db: Db;
  readonly standings: Pick<Standings, 'drop'>;
  readonly throttle: Pick<Throttle, 'forgive'>;
}

/** The address to put into a mail. Only a hash of its token is kept: who reads the table cannot use it. */
export async function makePasswordLink(
  db: DbOrTx,
  origin: string,
  target: repo.LinkTarget,
  life: keyof typeof LINK_HOURS,
): Promise<string> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  await repo.insert(db, hashOf(token), target, new Date(Date.now() + LINK_HOURS[life] * HOUR_MS));
  return `${origin}/set-password/${token}`;
}

export function passwordLinksService({ db, standings, throttle }: Needs) {
  return {
    async kindOf(token: string): Promise<'user' | 'family'> {
      const target = await repo.find(db, hashOf(token));
      if (!target) throw new AppError('auth.linkInvalid');
      return 'userId' in target ? 'user' : 'family';
    },

    /** Once. Sets the password of a user, or of all members of a family, and ends their sessions. */
    async use(token: string, password: string, caller: Caller): Promise<void> {
      if (!(await repo.find(db, hashOf(token)))) throw new AppError('auth.linkInvalid');
      const passwordHash = await hashPassword(password);
      const accountIds = await db.transaction().execute(async (tx) => {
        const target = await repo.claim(tx, hashOf(token));
        if (!target) throw new AppError('auth.linkInvalid');
        await repo.closeAll(tx, target);
        return setPassword(tx, target, passwordHash);
      });
      standings.drop(accountIds);
      await throttle.forgive(accountIds, caller);
    },
  };
}

const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
