import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { isoMomentOf, isoMomentOrNull, oneOf, type TableQuery, tablePage } from '../../db/table-page.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { centersIn } from './organizations.scope.ts';

const PUBLIC = [
  'center._id',
  'center.name',
  'center.url',
  'center.master_organization_id as masterOrganizationId',
  'center.one_person as onePerson',
  'center.config',
  'center.points',
] as const;

/** What a sign-in screen needs of every center. Not scoped: it is public. */
export const publicCenters = (db: DbOrTx) =>
  db
    .selectFrom('learning_centers as center')
    .select(PUBLIC)
    .select(isoMomentOrNull('center.expiration_date').as('expirationDate'))
    .orderBy('center.name')
    .execute();

export const learningCenter = prepared((db, scope: Scope, id: string) =>
  db
    .selectFrom('learning_centers as center')
    .innerJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
    .leftJoin('regions as region', 'region._id', 'center.region_id')
    .where('center._id', '=', id)
    .where(centersIn(scope))
    .select(PUBLIC)
    .select([
      'organization.name as masterOrganizationName',
      'center.region_id as regionId',
      'region.name as regionName',
      'center.time_zone as timeZone',
      isoMomentOf(
        sql`(date_trunc('day', now() at time zone center.time_zone) + interval '1 day')
          at time zone center.time_zone - interval '1 millisecond'`,
      ).as('todayEnds'),
      sql<'PREPAID' | 'DEFAULT'>`center.plans_type`.as('plansType'),
      isoMomentOrNull('center.expiration_date').as('expirationDate'),
    ]),
);

const CENTER_ORDER = {
  name: sql`center.name`,
  url: sql`center.url`,
  masterOrganizationName: sql`organization.name`,
  regionName: sql`region.name`,
  expirationDate: sql`center.expiration_date`,
} as const;

export interface LearningCentersQuery extends TableQuery {
  readonly orderBy: keyof typeof CENTER_ORDER;
  readonly 'filter.plansType': readonly ('PREPAID' | 'DEFAULT')[];
}

export const learningCentersTable = (db: DbOrTx, scope: Scope, query: LearningCentersQuery) =>
  tablePage({
    all: db
      .selectFrom('learning_centers as center')
      .innerJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
      .leftJoin('regions as region', 'region._id', 'center.region_id')
      .where(centersIn(scope)),
    query,
    search: [sql.ref('center.name'), sql.ref('center.url')],
    filters: [oneOf(sql.ref('center.plans_type'), query['filter.plansType'])],
    orderBy: CENTER_ORDER[query.orderBy],
    key: sql.ref('center._id'),
    select: (rows) =>
      rows.select([
        'center._id',
        'center.name',
        'center.url',
        'organization.name as masterOrganizationName',
        'region.name as regionName',
        sql<'PREPAID' | 'DEFAULT'>`center.plans_type`.as('plansType'),
        isoMomentOrNull('center.expiration_date').as('expirationDate'),
      ]),
  });
