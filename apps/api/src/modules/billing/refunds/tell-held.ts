import { type Money, majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { outboxPost } from '../../../post/post.ts';
import { settingsNow } from '../../catalog/settings.service.ts';
import { textsNow } from '../../catalog/texts/texts-now.service.ts';

/** Support hears of money that fits nothing, whoever found it: a press, an event or the clock. */
export async function tellHeld(tx: DbOrTx, received: Money): Promise<void> {
  const { supportEmail: to } = await settingsNow(tx);
  if (to === '') return;
  const { t } = await textsNow(tx, 'en');
  const amount = moneyText(majorOf(received), received.currency);
  await outboxPost(tx).mail({
    to,
    kind: 'held-payment',
    subject: t('mail.heldPayment.subject', { amount }),
    text: t('mail.heldPayment.text', { amount }),
  });
}
