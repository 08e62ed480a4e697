import type { TextParams } from '@flink/contract/texts/translate.ts';
import type { DbOrTx } from '../../db/database.ts';
import { outboxPost } from '../../post/post.ts';
import { interfaceTexts, type Texts } from '../catalog/texts/interface-texts.service.ts';

const MAILS = {
  assignedFromAbove: 'assigned-from-above',
  accountFromAbove: 'account-from-above',
  movedFromAbove: 'moved-from-above',
  productFromAbove: 'product-from-above',
  deletedFromAbove: 'deleted-from-above',
} as const;

type Kind = keyof typeof MAILS;

interface News {
  readonly learningCenterId: string;
  readonly kind: Kind;
  /** All of it that one action did, each by name; at least one. */
  readonly lines: readonly TextParams[];
  /** Hears of it in another way. */
  readonly except?: string;
}

/** As many as somebody reads in a mail. */
const MOST_NAMED = 20;

/**
 * Who teaches in a center or leads it sees children by name: its admins hear of it when somebody above has said so, by
 * one mail for an action, however many it concerned.
 */
export async function tellCenter(tx: DbOrTx, { learningCenterId, kind, lines, except }: News): Promise<void> {
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
    const params = { ...lines[0], count: lines.length, list: listed(t, kind, lines) };
    await outboxPost(tx).mail({
      to: email,
      kind: MAILS[kind],
      subject: t(`mail.${kind}.subject`, params),
      text: t(`mail.${kind}.text`, { ...params, name: firstname }),
    });
  }
}

function listed(t: Texts['t'], kind: Kind, lines: readonly TextParams[]): string {
  const named = lines.slice(0, MOST_NAMED).map((line) => t(`mail.${kind}.line`, line));
  const more = lines.length - named.length;
  return [...named, ...(more > 0 ? [t('mail.andMore', { count: more })] : [])].join('\n');
}

/** What concerns each center, by its id. */
export function byCenter(
  lines: readonly (readonly [center: string, line: TextParams])[],
): ReadonlyMap<string, readonly TextParams[]> {
  const found = new Map<string, TextParams[]>();
  for (const [center, line] of lines) found.set(center, [...(found.get(center) ?? []), line]);
  return found;
}
