import type { Currency } from '@flink/contract/rules/billing/money.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Receipt, ReceiptDetails, ReceiptKind } from './receipt-document.ts';

/** The names that stand on a receipt, and who gets it. */
export const partiesOf = (tx: DbOrTx, paymentId: string) =>
  tx
    .selectFrom('payments as payment')
    .leftJoin('pending_registrations as registration', 'registration._id', 'payment.pending_registration_id')
    .leftJoin('families as family', 'family._id', 'payment.family_id')
    .leftJoin('purchases as purchase', 'purchase._id', 'payment.purchase_id')
    .leftJoin('learning_centers as center', (join) =>
      join.on(
        'center._id',
        '=',
        sql<string>`coalesce(family.learning_center_id, registration.learning_center_id)`,
      ),
    )
    .leftJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
    .leftJoin('products as product', (join) =>
      join.on(
        'product._id',
        '=',
        sql<string>`coalesce(purchase.product_id, registration.product_id, family.product_id, center.product_id)`,
      ),
    )
    .select([
      sql<string | null>`coalesce(family.email, registration.email)`.as('email'),
      sql<string>`coalesce(family.message_locale, 'en')`.as('locale'),
      sql<string>`coalesce(organization.name, '')`.as('seller'),
      sql<string>`coalesce(center.name, '')`.as('center'),
      sql<string>`coalesce(product.name, '')`.as('product'),
      'payment.paid_with as paidWith',
    ])
    .where('payment._id', '=', paymentId)
    .executeTakeFirst();

interface NewReceipt {
  readonly paymentId: string;
  readonly kind: ReceiptKind;
  readonly lineId: string;
  readonly minor: number;
  readonly currency: Currency;
  readonly details: ReceiptDetails;
}

/** Its id; undefined where the line of the ledger has one already. */
export const add = async (tx: DbOrTx, { paymentId, kind, lineId, minor, currency, details }: NewReceipt) =>
  (
    await tx
      .insertInto('receipts')
      .values({
        _id: uuidv7(),
        payment_id: paymentId,
        kind,
        ledger_line_id: lineId,
        amount_minor: minor,
        currency_iso_code: currency,
        details: JSON.stringify(details),
      })
      .onConflict((oc) => oc.column('ledger_line_id').doNothing())
      .returning('_id')
      .executeTakeFirst()
  )?._id;

/** As the receipt of the payment says it; a credit note is about the same. */
export const detailsOf = async (tx: DbOrTx, paymentId: string): Promise<ReceiptDetails | undefined> =>
  (
    await tx
      .selectFrom('receipts')
      .select(sql<ReceiptDetails>`details`.as('details'))
      .where('payment_id', '=', paymentId)
      .where('kind', '=', 'receipt')
      .executeTakeFirst()
  )?.details;

const RECEIPT_COLUMNS = [
  'receipt._id',
  sql<number>`receipt.number`.as('number'),
  sql<ReceiptKind>`receipt.kind`.as('kind'),
  sql<number>`receipt.amount_minor`.as('minor'),
  sql<Currency>`receipt.currency_iso_code`.as('currency'),
] as const;

export const receipt = (
  db: DbOrTx,
  id: string,
): Promise<(Receipt & { familyId: string | null }) | undefined> =>
  db
    .selectFrom('receipts as receipt')
    .innerJoin('payments as payment', 'payment._id', 'receipt.payment_id')
    .leftJoin('pending_registrations as registration', 'registration._id', 'payment.pending_registration_id')
    .leftJoin('families as family', 'family._id', 'payment.family_id')
    .leftJoin('learning_centers as center', (join) =>
      join.on(
        'center._id',
        '=',
        sql<string>`coalesce(family.learning_center_id, registration.learning_center_id)`,
      ),
    )
    .select([
      ...RECEIPT_COLUMNS,
      'receipt.created_at as createdAt',
      sql<ReceiptDetails>`receipt.details`.as('details'),
      sql<number | null>`(select number from receipts as first where first.payment_id = receipt.payment_id
        and first.kind = 'receipt' and receipt.kind = 'creditNote')`.as('receiptNumber'),
      sql<number>`case when payment.state = 'refunded' then payment.amount_minor else payment.refunded_minor end`.as(
        'refundedMinor',
      ),
      sql<string>`coalesce(center.time_zone, 'UTC')`.as('timeZone'),
      'family.name as family',
      'payment.family_id as familyId',
    ])
    .where('receipt._id', '=', id)
    .executeTakeFirst();

/** The latest first; a screen shows no more. */
const MAX_RECEIPTS = 200;

export const ofFamily = (db: DbOrTx, familyId: string) =>
  db
    .selectFrom('receipts as receipt')
    .innerJoin('payments as payment', 'payment._id', 'receipt.payment_id')
    .innerJoin('families as family', 'family._id', 'payment.family_id')
    .leftJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .select([
      ...RECEIPT_COLUMNS,
      sql<boolean>`receipt.kind = 'receipt' and payment.state = 'refunded'`.as('isRefunded'),
      sql<string>`to_char(receipt.created_at at time zone coalesce(center.time_zone, 'UTC'), 'YYYY-MM-DD')`.as(
        'day',
      ),
    ])
    .where('payment.family_id', '=', familyId)
    .orderBy('receipt.number', 'desc')
    .limit(MAX_RECEIPTS)
    .execute();
