import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { Db } from '../../../db/database.ts';
import type { Standings } from '../../../plugins/access/standing.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { AccountNews } from '../passwords/account-news.service.ts';
import { chosenPassword, replaceUserPassword } from '../passwords/new-password.service.ts';
import { passwordFits } from '../passwords/passwords.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Caller } from '../sign-in/caller.ts';
import type { Throttle } from '../sign-in/throttle.ts';
import type { EmailChanges } from './email-changes.service.ts';
import * as repo from './my-account.repo.ts';

interface Needs {
  readonly db: Db;
  readonly standings: Pick<Standings, 'drop'>;
  readonly sessions: Pick<SessionsService, 'tokenAfterChange'>;
  readonly throttle: Throttle;
  readonly catalog: Pick<CatalogService, 'localeCodes'>;
  readonly emailChanges: Pick<EmailChanges, 'ask' | 'pendingOf'>;
  readonly news: Pick<AccountNews, 'passwordChanged'>;
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

export function myAccountService(needs: Needs) {
  const { db, standings, sessions, throttle, catalog, emailChanges, news } = needs;

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
      return { ...shown, pendingEmail: await emailChanges.pendingOf(id) };
    },

    /**
     * Answers with a new token: the old one names the old person, or ended with the old password. A new email is asked
     * for and waits for its owner; `origin` is where links in mails lead.
     */
    async save(session: Session, form: MyAccountForm, caller: Caller, origin: string) {
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
      const own = [firstname, lastname, account.firstname, account.lastname, account.email, email];
      const hash = newPassword === undefined ? null : await chosenPassword(newPassword, own, 'newPassword');
      if (isNewEmail) await emailChanges.ask({ _id: account._id, firstname, locale, email }, origin);
      await db.transaction().execute(async (tx) => {
        await repo.save(tx, account._id, { firstname, lastname, locale });
        if (hash === null) return;
        await replaceUserPassword(tx, account._id, hash);
        await news.passwordChanged(tx, { to: account.email, locale, name: firstname, origin }, firstname);
      });
      standings.drop([account._id]);
      return {
        token: await sessions.tokenAfterChange(session, caller),
        pendingEmail: await emailChanges.pendingOf(account._id),
        /** The devices of the old password are strangers; this one is not. */
        proven: hash === null ? [] : [account._id],
      };
    },
  };
}

const fieldError = (code: ErrorCode, field: string, fieldCode: ErrorCode = code) =>
  new AppError(code, { fields: { [field]: fieldCode } });
