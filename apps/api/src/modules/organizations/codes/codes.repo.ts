import type { CODE_STATES } from '@flink/contract/rules/people/code-states.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { inPlaces, type PlaceFilters } from '../../../db/place-filters.ts';
import { inDays } from '../../../db/range-filter.ts';
import { isoMoment, isoMomentOrNull, oneOf, type TableQuery, tablePage } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { centersIn } from '../organizations.scope.ts';

export const center = (db: DbOrTx, scope: Scope, id: string) =>
  db
    .selectFrom('learning_centers as center')
    .select(['center._id', 'center.name', 'center.url'])
    .where('center._id', '=', id)
    .where(centersIn(scope))
    .executeTakeFirst();

interface Asked {
  readonly centerId: string;
  readonly isActivated: boolean;
  readonly page: number;
  readonly limit: number;
  /** Not everybody who sees the codes of a center sees its families. */
  readonly withFamilies: boolean;
}

export async function codes(db: DbOrTx, { centerId, isActivated, page, limit, withFamilies }: Asked) {
  const all = db
    .selectFrom('organization_codes as code')
    .innerJoin('products as product', 'product._id', 'code.product_id')
    .leftJoin('families as family', 'family._id', 'code.family_id')
    .where('code.learning_center_id', '=', centerId)
    .where('code.activated_at', isActivated ? 'is not' : 'is', null);
  const data = await all
    .select([
      'code._id',
      'code.code',
      'code.title',
      'product._id as productId',
      'product.name as productName',
      isoMoment('code.created_at').as('createdAt'),
      isoMomentOrNull('code.activated_at').as('activatedAt'),
      sql<string | null>`case when ${withFamilies} then family.name end`.as('familyName'),
    ])
    .orderBy(isActivated ? 'code.activated_at' : 'code.created_at', 'desc')
    .orderBy('code._id', 'desc')
    .limit(limit)
    .offset((page - 1) * limit)
    .execute();
  const { total } = await all.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow();
  return { data, total };
}

const STATE = sql<
  (typeof CODE_STATES)[number]
>`case when code.activated_at is null then 'unused' else 'activated' end`;

const ORDER: Readonly<Record<string, RawBuilder<unknown>>> = {
  createdAt: sql.ref('code.created_at'),
  code: sql.ref('code.code'),
  learningCenterName: sql.ref('center.name'),
  productName: sql.ref('product.name'),
  activatedAt: sql.ref('code.activated_at'),
};

interface AskedTable extends TableQuery, PlaceFilters {
  readonly 'filter.state': readonly string[];
  readonly 'filter.createdAt': readonly string[];
  readonly 'filter.activatedAt': readonly string[];
  readonly withFamilies: boolean;
}

/** Codes of all centers that the person asking sees; families are neither shown nor found by who may not see them. */
export const table = (db: DbOrTx, scope: Scope, { withFamilies, ...query }: AskedTable) => {
  const familyName = sql<string | null>`case when ${withFamilies} then family.name end`;
  return tablePage({
    all: db
      .selectFrom('organization_codes as code')
      .innerJoin('learning_centers as center', 'center._id', 'code.learning_center_id')
      .innerJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
      .innerJoin('products as product', 'product._id', 'code.product_id')
      .leftJoin('families as family', 'family._id', 'code.family_id')
      .where(centersIn(scope)),
    query,
    search: [
      sql.ref('code.code'),
      sql.ref('code.title'),
      sql.ref('center.name'),
      sql.ref('product.name'),
      familyName,
    ],
    filters: [
      ...inPlaces(query),
      oneOf(STATE, query['filter.state']),
      inDays(sql.ref('code.created_at'), query['filter.createdAt']),
      inDays(sql.ref('code.activated_at'), query['filter.activatedAt']),
    ],
    orderBy: ORDER[query.orderBy] ?? sql.ref('code.created_at'),
    key: sql.ref('code._id'),
    select: (rows) =>
      rows.select([
        'code._id',
        'code.code',
        'code.title',
        'center._id as learningCenterId',
        'center.name as learningCenterName',
        'organization.name as organizationName',
        'product.name as productName',
        STATE.as('state'),
        isoMoment('code.created_at').as('createdAt'),
        isoMomentOrNull('code.activated_at').as('activatedAt'),
        familyName.as('familyName'),
      ]),
  });
};

interface NewCodes {
  readonly learningCenterId: string;
  readonly productId: string;
  readonly title: string;
  readonly codes: readonly string[];
}

/** Those that nobody has yet. */
export async function add(tx: DbOrTx, { learningCenterId, productId, title, codes: wanted }: NewCodes) {
  const made = await tx
    .insertInto('organization_codes')
    .values(
      wanted.map((code) => ({
        _id: uuidv7(),
        code,
        title,
        learning_center_id: learningCenterId,
        product_id: productId,
      })),
    )
    .onConflict((oc) => oc.column('code').doNothing())
    .returning('code')
    .execute();
  return made.map(({ code }) => code);
}
