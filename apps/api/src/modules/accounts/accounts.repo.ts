import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { containing, isoMomentOrNull, offsetOf, type TableQuery } from '../../db/table-page.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { usersIn } from './accounts.scope.ts';

const USER_ORDER = {
  name: sql`users.lastname || ' ' || users.firstname`,
  role: sql`roles.name`,
  organization: sql`coalesce(center.name, region.name, organization.name)`,
  status: sql`(users.blocked_at is not null)::int * 2 + users.temporary_password::int`,
  lastSeenAt: sql`users.last_seen_at`,
} as const;

export async function usersTable(
  db: DbOrTx,
  scope: Scope,
  query: TableQuery & { readonly orderBy: keyof typeof USER_ORDER },
) {
  const all = db
    .selectFrom('users')
    .innerJoin('roles', 'roles.alias', 'users.role_alias')
    .leftJoin('learning_centers as center', 'center._id', 'users.learning_center_id')
    .leftJoin('regions as region', 'region._id', 'users.region_id')
    .leftJoin('master_organizations as organization', 'organization._id', 'users.master_organization_id')
    .where(usersIn(scope));
  const pattern = containing(query.filter);
  const filtered = query.filter
    ? all.where((eb) =>
        eb.or([
          eb(sql`users.lastname || ' ' || users.firstname || ' ' || users.lastname`, 'ilike', pattern),
          eb('users.email', 'ilike', pattern),
        ]),
      )
    : all;
  const [data, { total }, { unfiltered }] = await Promise.all([
    filtered
      .select([
        'users._id',
        'users.firstname',
        'users.lastname',
        'users.email',
        'roles.alias as roleAlias',
        'roles.name as roleName',
        sql<string | null>`coalesce(center.name, region.name, organization.name)`.as('organization'),
        sql<
          'active' | 'blocked' | 'temporaryPassword'
        >`case when users.blocked_at is not null then 'blocked' when users.temporary_password then 'temporaryPassword' else 'active' end`.as(
          'status',
        ),
        isoMomentOrNull('users.last_seen_at').as('lastSeenAt'),
      ])
      .orderBy(USER_ORDER[query.orderBy], query.order)
      .orderBy('users._id')
      .limit(query.limit)
      .offset(offsetOf(query))
      .execute(),
    filtered.select(sql<number>`count(*)`.as('total')).executeTakeFirstOrThrow(),
    all.select(sql<number>`count(*)`.as('unfiltered')).executeTakeFirstOrThrow(),
  ]);
  return { data, total, unfiltered };
}
