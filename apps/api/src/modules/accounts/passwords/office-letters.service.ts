import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { Post } from '../../../post/post.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import { closeWishes } from '../my-account/email-changes.repo.ts';
import type { AccountNews } from './account-news.service.ts';
import { localeOf } from './link-people.repo.ts';
import { closeAll, type LinkTarget } from './password-links.repo.ts';
import { makePasswordLinks } from './password-links.service.ts';

interface Needs {
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly postIn: (tx: DbOrTx) => Post;
  readonly news: AccountNews;
}

/** Somebody whose account is managed. */
interface Account {
  readonly target: LinkTarget;
  readonly name: string;
  readonly email: string;
  readonly username: string;
}

interface ChangedAccount extends Omit<Account, 'email'> {
  readonly email: string | null;
  /** The email until now. */
  readonly before: string | null;
  readonly hasNewPassword?: boolean;
}

export type OfficeLetters = ReturnType<ReturnType<typeof officeLetters>>;

/** What people hear of accounts that others make and change for them; in the transaction that does so. */
export const officeLetters =
  ({ catalog, postIn, news }: Needs) =>
  (tx: DbOrTx, origin: string) => {
    /** Who has a new account hears of it, with the way to a first password. */
    const invite = async (accounts: readonly Account[]): Promise<void> => {
      const { t } = await catalog.texts(DEFAULT_LOCALE);
      const targets = accounts.map(({ target }) => target);
      const links = await makePasswordLinks(tx, origin, targets, 'welcome');
      await postIn(tx).mails(
        accounts.map(({ name, email, username }, at) => ({
          to: email,
          kind: 'invitation',
          subject: t('mail.invitation.subject'),
          text: t('mail.invitation.text', { name, username, link: links[at] ?? '' }),
        })),
      );
    };

    return {
      invite,

      /** Another email or password: what was sent before opens nothing any more, and the old address hears of it. */
      async changed({ before, hasNewPassword = false, email, ...account }: ChangedAccount): Promise<void> {
        const isMoved = email !== before;
        if (!isMoved && !hasNewPassword) return;
        const { target, name } = account;
        const wasInvitedInVain = await closeAll(tx, target);
        if ('userId' in target) await closeWishes(tx, target.userId);
        // Nobody has had the account: the address was wrong, and whoever reads it learns nothing of the right one.
        if (wasInvitedInVain) {
          if (email !== null && !hasNewPassword) await invite([{ ...account, email }]);
          return;
        }
        const told = { to: before, locale: await localeOf(tx, target), name, origin };
        if (isMoved) await news.emailChanged(tx, told, email);
        if (hasNewPassword) await news.passwordChanged(tx, told, name);
      },
    };
  };
