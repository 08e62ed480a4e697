import { type Money, majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { outboxPost } from '../../../post/post.ts';
import { settingsNow } from '../../catalog/settings.service.ts';
import { textsNow } from '../../catalog/texts/texts-now.service.ts';

/** As it is kept with the mail. */
const KINDS = {
  heldPayment: 'held-payment',
  partBack: 'part-refunded',
  dispute: 'dispute',
  paidTwice: 'paid-twice',
} as const;

const TO_FAMILIES = {
  heldForFamily: 'held-payment-told',
  heldTaken: 'held-payment-taken',
  heldBack: 'held-payment-back',
  paidAfterAll: 'paid-after-all',
  declinedByItself: 'declined-by-itself',
} as const;

interface About {
  readonly paymentId: string;
  readonly money: Money;
}

/** Support hears of money that a person has to look at, whoever found it: a press, an event or the clock. */
export async function tellSupport(
  tx: DbOrTx,
  what: keyof typeof KINDS,
  { paymentId, money }: About,
): Promise<void> {
  const { supportEmail: to } = await settingsNow(tx);
  if (to === '') return;
  const { t } = await textsNow(tx, 'en');
  const told = {
    amount: moneyText(majorOf(money), money.currency),
    family: await whose(tx, paymentId),
  };
  await outboxPost(tx).mail({
    to,
    kind: KINDS[what],
    subject: t(`mail.${what}.subject`, told),
    text: t(`mail.${what}.text`, told),
  });
}

/** Whose money is held hears of it, and what has become of it: its account may have nothing more to show. */
export async function tellFamily(
  tx: DbOrTx,
  what: keyof typeof TO_FAMILIES,
  { paymentId, money }: About,
): Promise<void> {
  const family = await tx
    .selectFrom('payments as payment')
    .innerJoin('families as family', 'family._id', 'payment.family_id')
    .select(['family.email', sql<string>`coalesce(family.locales[1], 'en')`.as('locale')])
    .where('payment._id', '=', paymentId)
    .executeTakeFirst();
  if (!family?.email) return;
  const { t } = await textsNow(tx, family.locale);
  const told = { amount: moneyText(majorOf(money), money.currency) };
  await outboxPost(tx).mail({
    to: family.email,
    kind: TO_FAMILIES[what],
    subject: t(`mail.${what}.subject`, told),
    text: t(`mail.${what}.text`, told),
  });
}

/** Its family, or who waits to become one. */
async function whose(tx: DbOrTx, paymentId: string): Promise<string> {
  const row = await tx
    .selectFrom('payments as payment')
    .leftJoin('families as family', 'family._id', 'payment.family_id')
    .leftJoin('pending_registrations as registration', 'registration._id', 'payment.pending_registration_id')
    .select(['family.name as family', 'registration.email'])
    .where('payment._id', '=', paymentId)
    .executeTakeFirst();
  return row?.family ?? row?.email ?? '';
}
