import type { Currency } from '@flink/contract/rules/billing/money.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inDays } from '../../../db/range-filter.ts';
import { isoMoment, isoMomentOrNull, oneOf, type TableQuery, tablePage } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import type { PaymentState } from '../charges/charges.repo.ts';

/** What it is about: a purchase, or one payment for hours. */
export interface Reclaimed {
  readonly familyId: string;
  readonly familyName: string;
  readonly purchaseId: string | null;
  readonly paymentId: string | null;
}

/** A purchase with its last payment, or a payment itself, by either id. */
export const reclaimed = async (db: DbOrTx, id: string): Promise<Reclaimed | undefined> =>
  (
    await sql<Reclaimed>`
      select family._id as "familyId", family.name as "familyName", purchase._id as "purchaseId",
        (select _id from payments where purchase_id = purchase._id and state = 'paid'
          order by created_at desc, _id desc limit 1) as "paymentId"
      from purchases as purchase join families as family on family._id = purchase.family_id
      where purchase._id = ${id}
      union all
      select family._id, family.name, payment.purchase_id, payment._id
      from payments as payment join families as family on family._id = payment.family_id
      where payment._id = ${id} and payment.state = 'paid' and payment.service <> 'gift card'`.execute(db)
  ).rows[0];

/** Asked twice, it is one request. */
export async function add(tx: DbOrTx, about: Reclaimed, message: string): Promise<boolean> {
  const open = await tx
    .selectFrom('refund_requests')
    .select('_id')
    .where('family_id', '=', about.familyId)
    .where('state', '=', 'open')
    .where((eb) =>
      about.purchaseId === null
        ? eb('payment_id', '=', about.paymentId)
        : eb('purchase_id', '=', about.purchaseId),
    )
    .executeTakeFirst();
  if (open) return false;
  const made = await tx
    .insertInto('refund_requests')
    .values({
      _id: uuidv7(),
      family_id: about.familyId,
      purchase_id: about.purchaseId,
      payment_id: about.paymentId,
      message,
    })
    .onConflict((oc) => oc.doNothing())
    .returning('_id')
    .executeTakeFirst();
  return made !== undefined;
}

const requests = (db: DbOrTx, scope: Scope) =>
  db
    .selectFrom('refund_requests as request')
    .innerJoin('families as family', 'family._id', 'request.family_id')
    .leftJoin('purchases as purchase', 'purchase._id', 'request.purchase_id')
    .leftJoin('products as product', (join) =>
      join.on('product._id', '=', sql<string>`coalesce(purchase.product_id, family.product_id)`),
    )
    .leftJoin('payments as payment', 'payment._id', 'request.payment_id')
    .where(seenIn(scope));

/** Who decides on refunds sees all families, or all that are customers (decisions: Roles). */
function seenIn(scope: Scope): RawBuilder<SqlBool> {
  switch (scope.kind) {
    case 'everything':
      return sql`true`;
    case 'customers':
      return sql`(family.is_customer or family.is_prepaid_customer)`;
    default:
      return sql`false`;
  }
}

const ROW = [
  'request._id',
  'request.family_id as familyId',
  'family.name as familyName',
  'request.message',
  'request.answer',
  'request.payment_id as paymentId',
  sql<PaymentState | null>`payment.state`.as('paymentState'),
  sql<boolean>`coalesce(payment.months > 0 and payment.purchase_id is null, false)`.as('isPrepaidPeriod'),
  'payment.service as service',
  'payment.external_id as externalId',
  'family.email as email',
  sql<string>`coalesce(family.locales[1], 'en')`.as('locale'),
  // What is still there to go back.
  sql<number | null>`payment.amount_minor - payment.refunded_minor`.as('minor'),
  'payment.dispute',
  sql<Currency>`coalesce(payment.currency_iso_code, family.currency_iso_code)`.as('currency'),
  sql<string>`coalesce(product.name, '')`.as('productName'),
  sql<'open' | 'granted' | 'declined'>`request.state`.as('state'),
  isoMoment('request.created_at').as('createdAt'),
  isoMomentOrNull('request.decided_at').as('decidedAt'),
] as const;

const COLUMNS: Readonly<Record<string, string>> = {
  createdAt: 'request.created_at',
  familyName: 'family.name',
  state: 'request.state',
};

export interface RefundsQuery extends TableQuery {
  readonly states: readonly string[];
  /** When they were asked for. */
  readonly days: readonly string[];
}

export const table = (db: DbOrTx, scope: Scope, query: RefundsQuery) =>
  tablePage({
    all: requests(db, scope),
    query,
    search: [sql.ref('family.name'), sql.ref('request.message')],
    filters: [
      oneOf(sql.ref('request.state'), query.states),
      inDays(sql.ref('request.created_at'), query.days),
    ],
    orderBy: sql.ref(COLUMNS[query.orderBy] ?? 'request.created_at'),
    key: sql.ref('request._id'),
    select: (rows) => rows.select(ROW),
  });

export const request = (db: DbOrTx, scope: Scope, id: string) =>
  requests(db, scope).where('request._id', '=', id).select(ROW).executeTakeFirst();

export type RefundRow = NonNullable<Awaited<ReturnType<typeof request>>>;

/** False when somebody else has decided. */
export async function decide(
  tx: DbOrTx,
  id: string,
  decision: { readonly granted: boolean; readonly answer: string; readonly by: string },
): Promise<boolean> {
  const decided = await tx
    .updateTable('refund_requests')
    .set({
      state: decision.granted ? 'granted' : 'declined',
      answer: decision.answer,
      decided_by: decision.by,
      decided_at: sql<Date>`now()`,
    })
    .where('_id', '=', id)
    .where('state', '=', 'open')
    .returning('_id')
    .executeTakeFirst();
  return decided !== undefined;
}
