import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Post } from '../../../post/post.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { AccountNews } from '../passwords/account-news.service.ts';
import { hashOfToken, newLinkToken } from '../passwords/link-token.ts';
import { mailRateLimit } from '../passwords/mail-rate-limit.ts';
import { closeAll } from '../passwords/password-links.repo.ts';
import * as repo from './email-changes.repo.ts';
import * as accounts from './my-account.repo.ts';
import { unlessTaken } from './unless-taken.ts';

/** The mail says it too (content/strings). */
const LINK_MS = 24 * 3_600_000;

interface Needs {
  readonly db: Db;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly postIn: (tx: DbOrTx) => Post;
  readonly news: AccountNews;
}

interface Wish {
  readonly _id: string;
  readonly firstname: string;
  readonly locale: string;
  readonly email: string;
}

export type EmailChanges = ReturnType<typeof emailChangesService>;

/** A new email is believed when its owner has opened the link sent to it; until then the old one stays. */
export function emailChangesService({ db, catalog, postIn, news }: Needs) {
  const limit = mailRateLimit(db);
  return {
    pendingOf: async (userId: string): Promise<string | null> =>
      (await repo.pendingOf(db, userId))?.email ?? null,

    /** Throws request.tooMany: nobody fills a stranger's mailbox by asking. */
    async ask({ _id, firstname, locale, email }: Wish, origin: string): Promise<void> {
      if (!(await limit.allows(`email:${_id}`))) throw new AppError('request.tooMany');
      const { t } = await catalog.texts(locale);
      const token = newLinkToken();
      await db.transaction().execute(async (tx) => {
        const expiresAt = new Date(Date.now() + LINK_MS);
        await repo.insert(tx, { tokenHash: hashOfToken(token), userId: _id, email, expiresAt });
        await postIn(tx).mail({
          to: email,
          kind: 'confirm-email',
          subject: t('mail.confirmEmail.subject'),
          text: t('mail.confirmEmail.text', { name: firstname, link: `${origin}/confirm-email/${token}` }),
        });
      });
    },

    /** Once. The new email signs in from now on; the old one is told, and what was sent to it opens nothing any more. */
    async confirm(token: string, origin: string): Promise<void> {
      await unlessTaken(
        db.transaction().execute(async (tx) => {
          const change = await repo.claim(tx, hashOfToken(token));
          const account = change && (await accounts.account(tx, change.userId));
          if (!change || !account) throw new AppError('auth.linkInvalid');
          if (await accounts.isEmailTaken(tx, change.email, account._id))
            throw new AppError('request.notUnique');
          await repo.setEmail(tx, account._id, change.email);
          await closeAll(tx, { userId: account._id });
          const told = { to: account.email, locale: account.locale, name: account.firstname, origin };
          await news.emailChanged(tx, told, change.email);
        }),
      );
    },
  };
}
