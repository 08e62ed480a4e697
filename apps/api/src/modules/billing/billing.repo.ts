import type { Currency } from '@flink/contract/rules/billing/money.ts';
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

/**
 * What has to be paid before the family may come in again, and how it goes on afterwards; what is charged first comes first.
 * While a payment has failed, nothing that the family has cancelled is owed with it.
 */
export const owedPlans = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('purchases')
    .select([
      'is_subscription as isSubscription',
      sql<Currency>`currency_iso_code`.as('currency'),
      sql<number>`amount_minor`.as('minor'),
      sql<'month' | 'year'>`billing_interval`.as('interval'),
      sql<number | null>`coalesce(number_of_billing_cycles, levels)`.as('total'),
      'number_of_billing_cycles as cycles',
      'successful_transactions as paid',
      'status',
      'next_billing_at as paidUntil',
    ])
    .where('family_id', '=', familyId)
    .where(
      sql<boolean>`(retry_transaction or resume_subscription and not exists (select from purchases as late
        where late.family_id = purchases.family_id and late.retry_transaction))`,
    )
    .orderBy('created_at', 'desc')
    .orderBy('_id', 'desc')
    .execute();

export const purchasesOf = (db: DbOrTx, familyId: string) =>
  db.selectFrom('purchases').select(PURCHASE).where('family_id', '=', familyId).execute();

/** Spec 1 §9: who pays in shillings pays by mobile money. */
export const paysByPhone = async (db: DbOrTx, familyId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('families')
      .select('currency_iso_code as currency')
      .where('_id', '=', familyId)
      .executeTakeFirst()
  )?.currency === 'KES';
