import type { UserStatus } from '@flink/contract/rules/people/user-status.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isoMomentOrNull, oneOf, type TableQuery, tablePage } from '../../db/table-page.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { usersIn } from './accounts.scope.ts';

const STATUS = sql<UserStatus>`case when users.blocked_at is not null then 'blocked' when users.temporary_password then 'temporaryPassword' else 'active' end`;

const USER_ORDER = {
  name: sql`users.lastname || ' ' || users.firstname`,
  role: sql`roles.name`,
  organization: sql`coalesce(center.name, region.name, organization.name)`,
  status: sql`(users.blocked_at is not null)::int * 2 + users.temporary_password::int`,
  lastSeenAt: sql`users.last_seen_at`,
} as const;

export interface UsersQuery extends TableQuery {
  readonly orderBy: keyof typeof USER_ORDER;
  readonly 'filter.role': readonly string[];
  readonly 'filter.status': readonly UserStatus[];
}

export const usersTable = (db: DbOrTx, scope: Scope, query: UsersQuery) =>
  tablePage({
    all: db
      .selectFrom('users')
      .innerJoin('roles', 'roles.alias', 'users.role_alias')
      .leftJoin('learning_centers as center', 'center._id', 'users.learning_center_id')
      .leftJoin('regions as region', 'region._id', 'users.region_id')
      .leftJoin('master_organizations as organization', 'organization._id', 'users.master_organization_id')
      .where(usersIn(scope)),
    query,
    search: [sql`users.lastname || ' ' || users.firstname || ' ' || users.lastname`, sql.ref('users.email')],
    filters: [
      oneOf(sql.ref('users.role_alias'), query['filter.role']),
      oneOf(STATUS, query['filter.status']),
    ],
    orderBy: USER_ORDER[query.orderBy],
    key: sql.ref('users._id'),
    select: (rows) =>
      rows.select([
        'users._id',
        'users.firstname',
        'users.lastname',
        'users.email',
        'roles.alias as roleAlias',
        'roles.name as roleName',
        sql<string | null>`coalesce(center.name, region.name, organization.name)`.as('organization'),
        STATUS.as('status'),
        isoMomentOrNull('users.last_seen_at').as('lastSeenAt'),
      ]),
  });
