import type { DbOrTx } from '../../../db/database.ts';
import type { CardOnFile } from '../../../ports/payments/port.ts';

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
