import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';

const PURCHASE = [
  '_id',
  'status',
  'is_pending as isPending',
  'is_refunded as isRefunded',
  'is_rejected as isRejected',
  'resume_subscription as resumeSubscription',
  'retry_transaction as retryTransaction',
] as const;

export type PurchaseState = Awaited<ReturnType<typeof purchasesOf>>[number];

export const purchasesOf = (db: DbOrTx, familyId: string) =>
  db.selectFrom('purchases').select(PURCHASE).where('family_id', '=', familyId).execute();

/** Holds the family until the transaction ends, so that two clicks do not pay twice. */
export const familyForPayment = (tx: DbOrTx, familyId: string) =>
  tx
    .selectFrom('families')
    .select('payment_method_id as paymentMethodId')
    .where('_id', '=', familyId)
    .forUpdate()
    .executeTakeFirst();

export const setGoing = (tx: DbOrTx, familyId: string) =>
  tx
    .updateTable('purchases')
    .set({
      status: 'Active',
      resume_subscription: false,
      retry_transaction: false,
      updated_at: sql<Date>`now()`,
    })
    .where('family_id', '=', familyId)
    .where((eb) => eb.or([eb('resume_subscription', '=', true), eb('retry_transaction', '=', true)]))
    .execute();
