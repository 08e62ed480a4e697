import type { Currency } from '@flink/contract/rules/billing/money.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

/** The oldest first: who waits longest is helped first. A screen shows no more. */
const MOST = 100;

/** Of families, and of people who are none yet: for who decides on the money of all, or of all that are customers. */
const seenIn = ({ kind }: Scope) =>
  kind === 'customers'
    ? sql<SqlBool>`(family._id is null or family.is_customer or family.is_prepaid_customer)`
    : sql<SqlBool>`${kind === 'everything'}::boolean`;

/** Held, or given back by hand with nobody left whose request would say so: then it is finished here, or nowhere. */
const waits = (byHand: readonly string[]) => sql<SqlBool>`(payment.state = 'held'
  or payment.state = 'refunding' and payment.service = any(${[...byHand]}) and payment.family_id is null
  and not exists (select from refund_requests as request where request.payment_id = payment._id))`;

const all = (db: DbOrTx, scope: Scope, byHand: readonly string[]) =>
  db
    .selectFrom('payments as payment')
    .leftJoin('pending_registrations as registration', 'registration._id', 'payment.pending_registration_id')
    .leftJoin('families as family', 'family._id', 'payment.family_id')
    .leftJoin('learning_centers as center', (join) =>
      join.on(
        'center._id',
        '=',
        sql<string>`coalesce(registration.learning_center_id, family.learning_center_id)`,
      ),
    )
    .leftJoin('products as product', (join) =>
      join.on(
        'product._id',
        '=',
        sql<string>`coalesce(registration.product_id, family.product_id, center.product_id)`,
      ),
    )
    // What a family was asked for; of a registration its line says what was paid, and its product the price.
    .innerJoin('money_ledger as asked', (join) =>
      join.onRef('asked.payment_id', '=', 'payment._id').on('asked.kind', '=', 'asked'),
    )
    .where(waits(byHand))
    .where(seenIn(scope))
    .select([
      'payment._id',
      'payment.state',
      'payment.external_id as externalId',
      sql<string>`coalesce(registration.email, family.email, family.name, '')`.as('email'),
      'registration.product_id as registeredFor',
      sql<string>`coalesce(product.name, '')`.as('productName'),
      sql<string>`coalesce(center.name, '')`.as('centerName'),
      sql<number>`payment.amount_minor`.as('minor'),
      sql<Currency>`payment.currency_iso_code`.as('currency'),
      'payment.family_id as familyId',
      'payment.purchase_id as purchaseId',
      'payment.service',
      sql<'hours' | 'buyout' | 'period' | 'registration'>`payment.what`.as('what'),
      sql<number>`payment.hours::float8`.as('hours'),
      'payment.months',
      sql<number>`asked.amount_minor`.as('askedMinor'),
      sql<Currency>`asked.currency_iso_code`.as('askedCurrency'),
      sql<number | null>`product.registration_price::float8`.as('registrationPrice'),
      'product.registration_currency as registrationCurrency',
      isoMoment('payment.created_at').as('createdAt'),
    ]);

export const held = (db: DbOrTx, scope: Scope, byHand: readonly string[]) =>
  all(db, scope, byHand).orderBy('payment.created_at').limit(MOST).execute();

/** Of what somebody waits to register for. */
export const unpriced = (db: DbOrTx, { kind }: Scope) =>
  db
    .selectFrom('products as product')
    .select(['product._id', 'product.name'])
    .where('product.registration_price', 'is', null)
    .where(sql<SqlBool>`${kind === 'everything' || kind === 'customers'}::boolean`)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('pending_registrations as registration')
          .select('registration._id')
          .whereRef('registration.product_id', '=', 'product._id')
          .where('registration.is_finished', '=', false),
      ),
    )
    .orderBy('product.name')
    .execute();

/** What goes back by hand stands with the refunds until somebody says under which number it was sent. */
export const askedBack = (
  tx: DbOrTx,
  {
    paymentId,
    purchaseId,
    familyId,
    by,
  }: Readonly<Record<'paymentId' | 'familyId' | 'by', string>> & {
    readonly purchaseId: string | null;
  },
) =>
  tx
    .insertInto('refund_requests')
    .values({
      _id: uuidv7(),
      payment_id: paymentId,
      purchase_id: purchaseId,
      family_id: familyId,
      message: '',
      state: 'granted',
      decided_by: by,
      decided_at: sql<Date>`now()`,
    })
    .execute();

export const one = (db: DbOrTx, scope: Scope, byHand: readonly string[], id: string) =>
  all(db, scope, byHand).where('payment._id', '=', id).executeTakeFirst();
