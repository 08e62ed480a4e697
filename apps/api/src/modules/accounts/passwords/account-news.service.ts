import type { DbOrTx } from '../../../db/database.ts';
import type { Post } from '../../../post/post.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';

interface Needs {
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly postIn: (tx: DbOrTx) => Post;
}

interface Told {
  /** The address that was known until now; without one there is nobody to tell. */
  readonly to: string | null;
  readonly locale: string;
  /** Whom the mail greets. */
  readonly name: string;
  /** Where a new password can be asked for. */
  readonly origin: string;
}

export type AccountNews = ReturnType<typeof accountNews>;

/** What changed about an account is told to the address it had: whoever changed it may not be its owner. */
export function accountNews({ catalog, postIn }: Needs) {
  return {
    async passwordChanged(tx: DbOrTx, { to, locale, name, origin }: Told, whose: string): Promise<void> {
      if (to === null) return;
      const { t } = await catalog.texts(locale);
      await postIn(tx).mail({
        to,
        kind: 'password-changed',
        subject: t('mail.passwordChanged.subject'),
        text: t('mail.passwordChanged.text', { name, whose, link: `${origin}/login` }),
      });
    },

    /** Null: it has none any more. */
    async emailChanged(tx: DbOrTx, { to, locale, name, origin }: Told, email: string | null): Promise<void> {
      if (to === null) return;
      const { t } = await catalog.texts(locale);
      await postIn(tx).mail({
        to,
        kind: 'email-changed',
        subject: t('mail.emailChanged.subject'),
        text:
          email === null
            ? t('mail.emailRemoved.text', { name, link: `${origin}/login` })
            : t('mail.emailChanged.text', { name, email, link: `${origin}/login` }),
      });
    },
  };
}
