import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { Db } from '../../../db/database.ts';
import type { Standings } from '../../../plugins/access/standing.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import { hashPassword, passwordFits } from '../passwords/passwords.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Caller } from '../sign-in/caller.ts';
import type { Throttle } from '../sign-in/throttle.ts';
import * as repo from './my-account.repo.ts';

interface Needs {
  readonly db: Db;
  readonly standings: Pick<Standings, 'drop'>;
  readonly sessions: Pick<SessionsService, 'tokenAfterChange'>;
  readonly throttle: Throttle;
  readonly catalog: Pick<CatalogService, 'localeCodes'>;
}

interface MyAccountForm {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly locale: string;
  readonly currentPassword?: string | undefined;
  readonly newPassword?: string | undefined;
}

type Account = NonNullable<Awaited<ReturnType<typeof repo.account>>>;

export function myAccountService({ db, standings, sessions, throttle, catalog }: Needs) {
  const load = async (id: string): Promise<Account> => {
    const account = await repo.account(db, id);
    if (!account) throw new AppError('session.invalid');
    return account;
  };

  /** Guesses count as at sign-in: a screen left open must not become a place to try passwords at leisure. */
  const assertOwnPassword = async (account: Account, password: string | undefined, caller: Caller) => {
    if (!password) throw fieldError('request.invalid', 'currentPassword', 'request.required');
    const guess = await throttle.begin({ accountId: account._id }, caller);
    if (await passwordFits(account.passwordHash, password)) return guess.succeeded();
    await guess.failed();
    throw fieldError('auth.wrongPassword', 'currentPassword');
  };

  const assertOtherPassword = async ({ passwordHash }: Account, password: string) => {
    if (await passwordFits(passwordHash, password)) throw fieldError('auth.samePassword', 'newPassword');
  };

  return {
    async read(id: string) {
      const { passwordHash: _, ...shown } = await load(id);
      return shown;
    },

    /** Answers with a new token: the old one names the old person, or ended with the old password. */
    async save(session: Session, form: MyAccountForm, caller: Caller): Promise<string> {
      const { firstname, lastname, email, locale, currentPassword, newPassword } = form;
      const account = await load(session.user._id);
      const knownLocales = await catalog.localeCodes();
      if (!knownLocales.includes(locale)) throw fieldError('request.invalid', 'locale', 'request.notAllowed');
      const isNewEmail = email !== account.email;
      // A temporary password was typed a moment ago, to get here at all.
      const needsPassword = isNewEmail || (newPassword !== undefined && !account.temporaryPassword);
      if (needsPassword) await assertOwnPassword(account, currentPassword, caller);
      if (newPassword !== undefined && account.temporaryPassword)
        await assertOtherPassword(account, newPassword);
      if (isNewEmail && (await repo.isEmailTaken(db, email, account._id)))
        throw fieldError('request.notUnique', 'email');
      const passwordHash = newPassword === undefined ? null : await hashPassword(newPassword);
      await saved(repo.save(db, account._id, { firstname, lastname, email, locale, passwordHash }));
      standings.drop([account._id]);
      return sessions.tokenAfterChange(session, caller);
    },
  };
}

const UNIQUE_VIOLATION = '23505';

/** Two people may take the same email between the look and the write. */
async function saved(writing: Promise<unknown>): Promise<void> {
  try {
    await writing;
  } catch (error) {
    if ((error as { code?: unknown }).code === UNIQUE_VIOLATION)
      throw fieldError('request.notUnique', 'email');
    throw error;
  }
}

const fieldError = (code: ErrorCode, field: string, fieldCode: ErrorCode = code) =>
  new AppError(code, { fields: { [field]: fieldCode } });
