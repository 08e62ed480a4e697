import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { prepared } from '../../db/prepared.ts';
import { isoMomentOf, isoMomentOrNull } from '../../db/table-page.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { centersIn, organizationsSeenIn } from './organizations.scope.ts';

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

export const productOfCenter = (db: DbOrTx, scope: Scope, id: string) =>
  db
    .selectFrom('learning_centers as center')
    .select('center.product_id as productId')
    .where('center._id', '=', id)
    .where(centersIn(scope))
    .executeTakeFirst();

export const organizationNames = async (db: DbOrTx, scope: Scope) =>
  (
    await sql<{ _id: string; name: string }>`
      select row._id, row.name from master_organizations as row
      where ${organizationsSeenIn(scope)} order by row.name, row._id
    `.execute(db)
  ).rows;
