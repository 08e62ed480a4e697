import type { DbOrTx } from '../../db/database.ts';
import { outboxPost } from '../../post/post.ts';
import { interfaceTexts } from '../catalog/texts/interface-texts.service.ts';

const MAILS = {
  assignedFromAbove: 'assigned-from-above',
  accountFromAbove: 'account-from-above',
  movedFromAbove: 'moved-from-above',
  productFromAbove: 'product-from-above',
} as const;

interface News {
  readonly learningCenterId: string;
  readonly kind: keyof typeof MAILS;
  readonly values: Readonly<Record<string, string>>;
  /** Hears of it in another way. */
  readonly except?: string;
}

/** Who teaches in a center or leads it sees children by name: its admins hear of it when somebody above has said so. */
export async function tellCenter(
  tx: DbOrTx,
  { learningCenterId, kind, values, except }: News,
): Promise<void> {
  const { texts } = interfaceTexts(tx);
  const admins = await tx
    .selectFrom('users')
    .select(['_id', 'email', 'firstname', 'locale'])
    .where('learning_center_id', '=', learningCenterId)
    .where('role_alias', '=', 'LEARNING_CENTER_ADMIN')
    .where('blocked_at', 'is', null)
    .orderBy('_id')
    .execute();
  for (const { email, firstname, locale } of admins.filter(({ _id }) => _id !== except)) {
    const { t } = await texts(locale);
    await outboxPost(tx).mail({
      to: email,
      kind: MAILS[kind],
      subject: t(`mail.${kind}.subject`, values),
      text: t(`mail.${kind}.text`, { ...values, name: firstname }),
    });
  }
}
