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
