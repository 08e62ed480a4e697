import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inPlaces, type PlaceFilters } from '../../../db/place-filters.ts';
import { type TableQuery, tablePage } from '../../../db/table-page.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { centersIn } from '../organizations.scope.ts';

export interface CenterPurchase {
  readonly _id: string;
  readonly learningCenterId: string;
  readonly masterOrganizationId: string;
  readonly productId: string;
  readonly productName: string;
  readonly plans: number;
  readonly inUse: number;
}

const IN_USE = sql<number>`(select count(*)::int from families as family
  where family.learning_center_id = center._id and family.blocked_at is null
    and coalesce(family.product_id, center.product_id) = product._id)`;

const purchases = (db: DbOrTx, scope: Scope, where: RawBuilder<SqlBool>): Promise<CenterPurchase[]> =>
  db
    .selectFrom('plan_assignments as given')
    .innerJoin('learning_centers as center', 'center._id', 'given.learning_center_id')
    .innerJoin('products as product', 'product._id', 'given.product_id')
    .where(centersIn(scope))
    .where(where)
    .select([
      'given._id',
      'center._id as learningCenterId',
      'given.master_organization_id as masterOrganizationId',
      'product._id as productId',
      'product.name as productName',
      'given.plans',
      IN_USE.as('inUse'),
    ])
    .orderBy('product.name')
    .orderBy('given._id')
    .execute();

export const ofCenter = (db: DbOrTx, scope: Scope, centerId: string) =>
  purchases(db, scope, sql`center._id = ${centerId}`);

export const purchase = async (db: DbOrTx, scope: Scope, id: string) =>
  (await purchases(db, scope, sql`given._id = ${id}`))[0];

const ORDER: Readonly<Record<string, RawBuilder<unknown>>> = {
  learningCenterName: sql.ref('center.name'),
  organizationName: sql.ref('organization.name'),
  productName: sql.ref('product.name'),
  plans: sql.ref('given.plans'),
  inUse: IN_USE,
};

export const table = (db: DbOrTx, scope: Scope, query: TableQuery & PlaceFilters) =>
  tablePage({
    all: db
      .selectFrom('plan_assignments as given')
      .innerJoin('learning_centers as center', 'center._id', 'given.learning_center_id')
      .innerJoin('master_organizations as organization', 'organization._id', 'given.master_organization_id')
      .innerJoin('products as product', 'product._id', 'given.product_id')
      .where(centersIn(scope)),
    query,
    search: [sql.ref('center.name'), sql.ref('organization.name'), sql.ref('product.name')],
    filters: inPlaces(query),
    orderBy: ORDER[query.orderBy] ?? sql.ref('center.name'),
    key: sql.ref('given._id'),
    select: (rows) =>
      rows.select([
        'given._id',
        'center._id as learningCenterId',
        'center.name as learningCenterName',
        'organization.name as organizationName',
        'product.name as productName',
        'given.plans',
        IN_USE.as('inUse'),
      ]),
  });
