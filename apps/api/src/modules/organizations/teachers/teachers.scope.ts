import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { rowsSeen } from '../../../plugins/access/rows-seen.ts';
import type { Scope } from '../../../plugins/access/scope.ts';

const whose = rowsSeen({
  masterOrganization: 'row.master_organization_id',
  region: 'row.region_id',
  learningCenter: 'row.learning_center_id',
  teacher: 'row._id',
});

/** Which teachers the person asking may see; the table is called `row`. */
export const teachersSeenIn = (scope: Scope): RawBuilder<SqlBool> =>
  sql`(row.role_alias = 'TEACHER' and ${whose(scope)})`;
