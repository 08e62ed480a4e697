import { EXPORT_DAYS } from '@flink/contract/data-export/export-question.ts';
import { numberText } from '@flink/contract/texts/format.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { outboxPost } from '../../../post/post.ts';
import { textsNow } from '../../catalog/texts/texts-now.service.ts';
import type { Claimed } from './data-export.repo.ts';

/** Who waits for less stays on the page. */
const WORTH_A_MAIL_SECONDS = 60;

/** Whoever asked for much may have gone on with something else. */
export async function tellOwner(
  tx: DbOrTx,
  { _id, ownerId, name, locale }: Claimed,
  origin: string,
): Promise<void> {
  const found = await tx
    .selectFrom('data_exports as export')
    .innerJoin('users', 'users._id', 'export.owner_id')
    .select(['users.email', 'export.asked_at as askedAt', 'export.rows_written as rows'])
    .where('export._id', '=', _id)
    .where('users._id', '=', ownerId)
    .executeTakeFirst();
  if (!found || Date.now() - found.askedAt.getTime() < WORTH_A_MAIL_SECONDS * 1_000) return;
  const { t, locale: spoken } = await textsNow(tx, locale);
  const count = Number(found.rows);
  const rows = numberText(count, spoken);
  const link = `${origin}/admin/reports/data-export`;
  await outboxPost(tx).mail({
    to: found.email,
    kind: 'export-ready',
    subject: t('mail.exportReady.subject', { name }),
    text: t('mail.exportReady.text', { count, name, rows, link, days: EXPORT_DAYS }),
  });
}
