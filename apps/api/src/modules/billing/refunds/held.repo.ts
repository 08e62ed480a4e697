import type { Currency } from '@flink/contract/rules/billing/money.ts';
import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

/** The oldest first: who waits longest is helped first. A screen shows no more. */
const MOST = 100;

/** Of people who are no family yet: for who decides on the money of all families, or of all that are customers. */
const seenIn = ({ kind }: Scope) => sql<SqlBool>`${kind === 'everything' || kind === 'customers'}::boolean`;

const all = (db: DbOrTx, scope: Scope) =>
  db
    .selectFrom('payments as payment')
    .innerJoin('pending_registrations as registration', 'registration._id', 'payment.pending_registration_id')
    .innerJoin('products as product', 'product._id', 'registration.product_id')
    .innerJoin('learning_centers as center', 'center._id', 'registration.learning_center_id')
    .where('payment.state', '=', 'held')
    .where(seenIn(scope))
    .select([
      'payment._id',
      'registration.email',
      'product._id as productId',
      'product.name as productName',
      'center.name as centerName',
      sql<number>`payment.amount_minor`.as('minor'),
      sql<Currency>`payment.currency_iso_code`.as('currency'),
      sql<number | null>`product.registration_price::float8`.as('price'),
      'product.registration_currency as priceCurrency',
      isoMoment('payment.created_at').as('createdAt'),
    ]);

export const held = (db: DbOrTx, scope: Scope) =>
  all(db, scope).orderBy('payment.created_at').limit(MOST).execute();

export const one = (db: DbOrTx, scope: Scope, id: string) =>
  all(db, scope).where('payment._id', '=', id).executeTakeFirst();
