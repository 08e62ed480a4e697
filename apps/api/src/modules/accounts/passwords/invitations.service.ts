import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { DbOrTx } from '../../../db/database.ts';
import type { Post } from '../../../post/post.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { LinkTarget } from './password-links.repo.ts';
import { makePasswordLink } from './password-links.service.ts';

interface Needs {
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly postIn: (tx: DbOrTx) => Post;
}

/** Somebody for whom an account was made. */
export interface Invited {
  readonly target: LinkTarget;
  readonly name: string;
  readonly email: string;
  readonly username: string;
}

export type Invite = (tx: DbOrTx, origin: string, invited: Invited) => Promise<void>;

/** Who has a new account hears of it, with the way to a first password; in the transaction that makes the account. */
export const invitations =
  ({ catalog, postIn }: Needs): Invite =>
  async (tx, origin, { target, name, email, username }) => {
    const { t } = await catalog.texts(DEFAULT_LOCALE);
    const link = await makePasswordLink(tx, origin, target, 'welcome');
    await postIn(tx).mail({
      to: email,
      kind: 'invitation',
      subject: t('mail.invitation.subject'),
      text: t('mail.invitation.text', { name, username, link }),
    });
  };
