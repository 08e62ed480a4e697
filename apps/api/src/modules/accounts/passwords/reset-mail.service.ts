import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import type { Post } from '../../../post/post.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import { mailRateLimit } from './mail-rate-limit.ts';
import type { OfficeLetters } from './office-letters.service.ts';
import { makePasswordLink } from './password-links.service.ts';
import * as repo from './reset-mail.repo.ts';

/** Writing a link and a mail takes a few milliseconds; nobody can tell by the clock whether it was done. */
const ANSWERS_AFTER_MS = 250;

interface Needs {
  readonly db: Db;
  readonly post: Post;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly letters: (db: DbOrTx, origin: string) => Pick<OfficeLetters, 'invite'>;
}

type User = NonNullable<Awaited<ReturnType<typeof repo.userByEmail>>>;
type Family = NonNullable<Awaited<ReturnType<typeof repo.familyByEmail>>>;

export function resetMailService({ db, post, catalog, letters }: Needs) {
  const limit = mailRateLimit(db);

  const writeToUser = async ({ _id, email, firstname, locale }: User, origin: string) => {
    const { t } = await catalog.texts(locale);
    const link = await makePasswordLink(db, origin, { userId: _id }, 'forgotten');
    await post.mail({
      to: email,
      kind: 'forgot-password',
      subject: t('mail.forgotPassword.subject'),
      text: t('mail.forgotPassword.text', { name: firstname, link }),
    });
  };

  const writeToFamily = async ({ _id, name, locale, usernames }: Family, to: string, origin: string) => {
    const { t } = await catalog.texts(locale);
    const link = await makePasswordLink(db, origin, { familyId: _id }, 'forgotten');
    await post.mail({
      to,
      kind: 'forgot-password',
      subject: t('mail.familyPassword.subject'),
      text: t('mail.familyPassword.text', { name, link, usernames: usernames.join(', ') }),
    });
  };

  const write = async (email: string, origin: string) => {
    const [user, family] = await Promise.all([repo.userByEmail(db, email), repo.familyByEmail(db, email)]);
    if (user && (await limit.allows(user._id))) await writeToUser(user, origin);
    if (family && (await limit.allows(family._id))) await writeToFamily(family, email, origin);
    // Unknown emails are counted too, so that they are the same work.
    if (!user && !family) await limit.allows(createHash('sha256').update(email).digest('base64url'));
  };

  return {
    /** The same answer after the same time, whether the email is known, unknown or has had its mails. */
    async byEmail(email: string, origin: string): Promise<void> {
      await Promise.all([write(email, origin), wait(ANSWERS_AFTER_MS)]);
    },

    /** Who was never here is invited once more: the link of the first mail is dead after a week. */
    async byUser(scope: Scope, userId: string, origin: string): Promise<void> {
      const user = await repo.userInScope(db, scope, userId);
      if (!user) throw new AppError('notFound');
      if (!(await limit.allows(user._id))) throw new AppError('request.tooMany');
      const { _id, email, firstname: name } = user;
      if (user.isInvited)
        await letters(db, origin).invite([{ target: { userId: _id }, name, email, username: email }]);
      else await writeToUser(user, origin);
    },
  };
}
