import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { CardOnFile } from '../../../ports/payments/port.ts';
import { BY_ITSELF } from '../charges/charges.repo.ts';

/** What the family pays with from now on. */
export const keepOnFile = (db: DbOrTx, familyId: string, service: string, card: CardOnFile) =>
  db
    .updateTable('families')
    .set({
      payment_method_id: card.methodId,
      payment_customer_id: card.customerId,
      payment_method_card: card.label,
      payment_service: service,
    })
    .where('_id', '=', familyId)
    .execute();

export const onFile = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('families')
    .select([
      'payment_method_id as methodId',
      'payment_customer_id as customerId',
      'payment_method_card as label',
      'payment_service as service',
      'currency_iso_code as currency',
      'email',
    ])
    .where('_id', '=', familyId)
    .executeTakeFirst();

/**
 * How often hours went back, or were not paid by themselves; nothing where none were. One of which nobody knows why it
 * failed is tried again after an hour.
 */
export const inVain = async (tx: DbOrTx, familyId: string): Promise<readonly number[]> =>
  (
    await tx
      .selectFrom('payments')
      .select(sql<number>`count(*)::int`.as('times'))
      .where('family_id', '=', familyId)
      .where('what', 'in', ['hours', 'buyout'])
      .where(
        sql<boolean>`(state = 'refunded'
          or state = 'failed' and idempotency_key like ${`${BY_ITSELF} %`} and (failure <> 'unknown' or created_at < now() - interval '1 hour'))`,
      )
      .having(sql<boolean>`count(*) > 0`)
      .execute()
  ).map(({ times }) => times);

/** Hours were bought by themselves so lately that not even half of them can have gone by. */
export const boughtJustNow = async (tx: DbOrTx, familyId: string): Promise<boolean> =>
  (await tx
    .selectFrom('payments')
    .select('_id')
    .where('family_id', '=', familyId)
    .where('idempotency_key', 'like', `${BY_ITSELF} %`)
    .where('state', '=', 'paid')
    .where(sql<boolean>`created_at > now() - make_interval(mins => (hours * 30)::int)`)
    .executeTakeFirst()) !== undefined;
