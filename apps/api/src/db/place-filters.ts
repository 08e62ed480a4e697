import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely';
import { oneOf } from './table-page.ts';

/** Of a table over all centers, whose rows have a `center` and a `product`. */
export interface PlaceFilters {
  readonly 'filter.masterOrganizationId': readonly string[];
  readonly 'filter.regionId': readonly string[];
  readonly 'filter.learningCenterId': readonly string[];
  readonly 'filter.productId': readonly string[];
}

export const inPlaces = (query: PlaceFilters): readonly (Expression<SqlBool> | null)[] => [
  oneOf(sql.ref('center.master_organization_id'), query['filter.masterOrganizationId']),
  oneOf(sql.ref('center.region_id'), query['filter.regionId']),
  oneOf(sql.ref('center._id'), query['filter.learningCenterId']),
  oneOf(sql.ref('product._id'), query['filter.productId']),
];

/** Of a row of a center. */
export const inRegions = (ids: readonly string[]): RawBuilder<SqlBool> =>
  sql`(row.learning_center_id in (select _id from learning_centers where region_id = any(${ids})))`;
