import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';

/**
 * What was paid for a registration is a purchase of the family that it became: it stands in its account, support can give
 * it back, and once it is given back the family is told so at the door.
 */
export async function keepRegistrationPaid(
  tx: DbOrTx,
  registrationId: string,
  familyId: string,
): Promise<void> {
  const purchaseId = uuidv7();
  const { rows } = await sql<{ _id: string }>`
    insert into purchases (_id, family_id, product_id, payment_service_name, amount_minor, currency_iso_code,
      is_subscription, is_level_subscription, number_of_billing_cycles, successful_transactions, status)
    select ${purchaseId}::uuid, ${familyId}::uuid, registration.product_id, payment.service, payment.amount_minor,
      payment.currency_iso_code, false, false, 1, 1, 'Expired'
    from payments as payment
    join pending_registrations as registration on registration._id = payment.pending_registration_id
    where registration._id = ${registrationId} and payment.state = 'paid'
    order by payment.created_at limit 1
    returning _id`.execute(tx);
  if (rows.length === 0) return;
  await tx
    .updateTable('payments')
    .set({ family_id: familyId, purchase_id: purchaseId })
    .where('pending_registration_id', '=', registrationId)
    .where('state', '=', 'paid')
    .execute();
}
