import { type Expression, type SqlBool, sql } from 'kysely';
import { oneOf } from './table-page.ts';

/** Of a table over all centers, whose rows have a `center` and a `product`. */
export interface PlaceFilters {
  readonly 'filter.masterOrganizationId': readonly string[];
  readonly 'filter.learningCenterId': readonly string[];
  readonly 'filter.productId': readonly string[];
}

export const inPlaces = (query: PlaceFilters): readonly (Expression<SqlBool> | null)[] => [
  oneOf(sql.ref('center.master_organization_id'), query['filter.masterOrganizationId']),
  oneOf(sql.ref('center._id'), query['filter.learningCenterId']),
  oneOf(sql.ref('product._id'), query['filter.productId']),
];
