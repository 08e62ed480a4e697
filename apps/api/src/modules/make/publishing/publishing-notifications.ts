import type { PublishRequest } from '@flink/contract/entities/publishing.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { outboxPost } from '../../../post/post.ts';
import { interfaceTexts } from '../../catalog/texts/interface-texts.service.ts';

interface Person {
  readonly email: string;
  readonly firstname: string;
  readonly locale: string;
}

interface PublishNotice {
  readonly author: string;
  readonly activity: string;
  readonly group: string;
  readonly menu: string;
  readonly note: string;
}

export async function notifyReviewers(
  tx: DbOrTx,
  reviewers: readonly Person[],
  about: PublishNotice,
  origin: string,
): Promise<void> {
  const { texts } = interfaceTexts(tx);
  const mails = [];
  for (const { email, firstname, locale } of reviewers) {
    const { t } = await texts(locale);
    const params = {
      ...about,
      name: firstname,
      note: about.note === '' ? t('mail.publishing.noNote') : about.note,
      link: `${origin}/flink-make/publish-requests`,
    };
    mails.push({
      to: email,
      kind: 'publish-request',
      subject: t('mail.publishing.asked.subject', params),
      text: t('mail.publishing.asked.text', params),
    } as const);
  }
  await outboxPost(tx).mails(mails);
}

type Decided = Pick<
  PublishRequest,
  'activityId' | 'activityName' | 'groupName' | 'menuName' | 'state' | 'comment' | 'decidedBy'
>;

export async function notifyAuthor(
  tx: DbOrTx,
  { email, firstname, locale }: Person,
  { activityId, activityName, groupName, menuName, state, comment, decidedBy }: Decided,
  origin: string,
): Promise<void> {
  const { t } = await interfaceTexts(tx).texts(locale);
  const kind = state === 'accepted' ? 'accepted' : 'sentBack';
  const params = {
    name: firstname,
    activity: activityName,
    group: groupName,
    menu: menuName,
    reviewer: decidedBy ?? '',
    comment: comment === '' ? t('mail.publishing.noNote') : comment,
    link: `${origin}/flink-make/edit-activities/${activityId}/content`,
  };
  await outboxPost(tx).mail({
    to: email,
    kind: 'publish-decision',
    subject: t(`mail.publishing.${kind}.subject`, params),
    text: t(`mail.publishing.${kind}.text`, params),
  });
}
