import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { outboxPost } from '../../../post/post.ts';
import { textsNow } from '../../catalog/texts/texts-now.service.ts';
import * as repo from './school-links.repo.ts';

type Sync = Awaited<ReturnType<typeof repo.latestSyncs>>[number];

interface News {
  readonly organizationId: string;
  readonly before: Sync | undefined;
  readonly sync: Sync;
  /** Where links in mails lead. */
  readonly origin: string;
}

/**
 * The clock syncs at night, and who decides looks in seldom: the school's contacts hear of a sync that waits for them or
 * has failed, once and not every night. In figures: no mail names who has vanished.
 */
export async function tellContacts(
  tx: DbOrTx,
  { organizationId, before, sync, origin }: News,
): Promise<void> {
  const { state, vanishing, known } = sync;
  if (state !== 'waiting' && state !== 'failed') return;
  if (before && (await repo.tellTheSame(tx, before._id, sync._id))) return;
  const mails = [];
  for (const { email, firstname, locale, organization } of await repo.contactsOf(tx, organizationId)) {
    const { t } = await textsNow(tx, locale);
    const params = { name: firstname, organization, link: `${origin}/admin/my-account` };
    mails.push(
      state === 'waiting'
        ? {
            to: email,
            kind: 'school-sync-waits' as const,
            subject: t('mail.syncWaits.subject', { organization }),
            text: t('mail.syncWaits.text', { ...params, count: vanishing, known }),
          }
        : {
            to: email,
            kind: 'school-sync-failed' as const,
            subject: t('mail.syncFailed.subject', { organization }),
            text: t('mail.syncFailed.text', { ...params, reason: t(`error.${sync.error as ErrorCode}`) }),
          },
    );
  }
  await outboxPost(tx).mails(mails);
}
