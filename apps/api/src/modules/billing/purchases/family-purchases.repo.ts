import type { Currency } from '@flink/contract/rules/billing/money.ts';
import type { PurchaseStatus } from '@flink/contract/rules/billing/purchase-status.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inPlaces, type PlaceFilters } from '../../../db/place-filters.ts';
import { inDays } from '../../../db/range-filter.ts';
import { isoMoment, oneOf, type TableQuery, tablePage } from '../../../db/table-page.ts';
import { rowsSeen } from '../../../plugins/access/rows-seen.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

const ORDER: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql.ref('purchase.created_at'),
  familyName: sql.ref('family.name'),
  productName: sql.ref('product.name'),
  status: sql.ref('purchase.status'),
};

const seenInCenters = rowsSeen({
  masterOrganization: 'center.master_organization_id',
  region: 'center.region_id',
  learningCenter: 'center._id',
});

/** Consumer support sees the families that are customers (decisions: Roles). */
const seenIn = (scope: Scope): RawBuilder<SqlBool> =>
  scope.kind === 'customers' ? sql`(family.is_customer or family.is_prepaid_customer)` : seenInCenters(scope);

/** What families have bought, over all families that the person asking sees. */
export const table = (
  db: DbOrTx,
  scope: Scope,
  query: TableQuery &
    PlaceFilters & {
      readonly 'filter.status': readonly string[];
      readonly 'filter.createdAt': readonly string[];
    },
) =>
  tablePage({
    all: db
      .selectFrom('purchases as purchase')
      .innerJoin('families as family', 'family._id', 'purchase.family_id')
      .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
      .innerJoin('products as product', 'product._id', 'purchase.product_id')
      .where(seenIn(scope)),
    query,
    search: [sql.ref('family.name'), sql.ref('product.name'), sql.ref('center.name')],
    filters: [
      ...inPlaces(query),
      oneOf(sql.ref('purchase.status'), query['filter.status']),
      inDays(sql.ref('purchase.created_at'), query['filter.createdAt']),
    ],
    orderBy: ORDER[query.orderBy] ?? sql.ref('purchase.created_at'),
    key: sql.ref('purchase._id'),
    select: (rows) =>
      rows.select([
        'purchase._id',
        'family._id as familyId',
        'family.name as familyName',
        'center.name as learningCenterName',
        'product.name as productName',
        sql<PurchaseStatus>`purchase.status`.as('status'),
        'purchase.is_refunded as isRefunded',
        sql<number>`purchase.amount_minor`.as('minor'),
        sql<Currency>`purchase.currency_iso_code`.as('currency'),
        'purchase.successful_transactions as paidTimes',
        'purchase.number_of_billing_cycles as billingCycles',
        isoMoment('purchase.created_at').as('createdAt'),
      ]),
  });
