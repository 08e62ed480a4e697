import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Scope } from './scope.ts';

/**
 * The columns by which a row belongs to somebody; the table is called `row`. Whose column is not named sees
 * nothing of it. A rep is named in a column of the row, or sees what is of the organisations in their care.
 */
interface Belonging {
  readonly masterOrganization: string;
  readonly region?: string;
  readonly learningCenter?: string;
  readonly teacher?: string;
  readonly rep?: string;
}

/** Which rows of a table that is managed the person asking may see. */
export const rowsSeen =
  ({ masterOrganization, region, learningCenter, teacher, rep }: Belonging) =>
  (scope: Scope): RawBuilder<SqlBool> => {
    switch (scope.kind) {
      case 'everything':
        return sql`true`;
      case 'masterOrganization':
        return is(masterOrganization, scope.masterOrganizationId);
      case 'region':
        return is(region, scope.regionId);
      case 'learningCenter':
        return is(learningCenter, scope.learningCenterId);
      case 'teacher':
        return is(teacher, scope.userId);
      case 'rep':
        return rep === 'by organization'
          ? sql`${sql.ref(masterOrganization)} in (select _id from master_organizations where rep_id = ${scope.userId})`
          : is(rep, scope.userId);
      default:
        return sql`false`;
    }
  };

const is = (column: string | undefined, id: string): RawBuilder<SqlBool> =>
  column === undefined ? sql`false` : sql`${sql.ref(column)} = ${id}`;
