import { ROLE_ALIASES, type RoleAlias } from '@flink/contract/access/roles.ts';
import type { TenantKind } from '@flink/contract/call.ts';
import type { DbOrTx } from '../db/database.ts';
import { uuidv7 } from '../db/uuid.ts';

/** A row of a tenant and what decides who may see it. */
export interface TenantRow {
  readonly kind: TenantKind;
  readonly id: string;
  readonly tenant: 'A' | 'B';
  /** Stands in every text of the row and nowhere else: where it is read, the row was. */
  readonly marker: string;
  /** Ids of the rows it belongs to, the nearest first. */
  readonly above: readonly string[];
  readonly role?: RoleAlias;
  readonly customer?: 'customer' | 'prepaid';
  readonly isAdmin?: boolean;
}

/**
 * One tenant: an organisation with its rep, two regions with a center each, staff of every role, and three families,
 * of which the teacher has the first and a colleague the second; the first is a customer and the third a prepaid one.
 */
export interface Tenant {
  readonly rows: readonly TenantRow[];
  readonly organization: TenantRow;
  readonly region: TenantRow;
  readonly center: TenantRow;
  readonly taught: TenantRow;
  readonly child: TenantRow;
  /** In the same center, but another teacher's. */
  readonly untaught: TenantRow;
  readonly colleague: TenantRow;
  user(role: RoleAlias): TenantRow;
}

export function makeTenant(tenant: 'A' | 'B', word: string): Tenant {
  const rows: TenantRow[] = [];
  const add = (kind: TenantKind, parent: TenantRow | null, more: Partial<TenantRow> = {}): TenantRow => {
    const above = parent === null ? [] : [parent.id, ...parent.above];
    const row = { kind, id: uuidv7(), tenant, marker: `${word}${rows.length}x`, above, ...more };
    rows.push(row);
    return row;
  };
  const family = (parent: TenantRow, customer: Partial<TenantRow> = {}) => {
    const row = add('family', parent, customer);
    add('learner', row, { ...customer, isAdmin: true });
    return { row, child: add('learner', row, customer) };
  };

  const organization = add('masterOrganization', null);
  const north = add('region', organization);
  const south = add('region', organization);
  const center = add('learningCenter', north);
  const farCenter = add('learningCenter', south);
  const taught = family(center, { customer: 'customer' });
  const untaught = family(center);
  family(farCenter, { customer: 'prepaid' });
  const users = new Map(
    ROLE_ALIASES.map((role) => [role, add('user', placeOf(role, { organization, north, center }), { role })]),
  );
  const colleague = add('user', center, { role: 'TEACHER' });
  return {
    rows,
    organization,
    region: north,
    center,
    taught: taught.row,
    child: taught.child,
    untaught: untaught.row,
    colleague,
    user: (role) => found(users.get(role)),
  };
}

/** Everybody but the two who see all is put somewhere, so that a query by place instead of role is noticed. */
function placeOf(
  role: RoleAlias,
  { organization, north, center }: Record<'organization' | 'north' | 'center', TenantRow>,
): TenantRow | null {
  switch (role) {
    case 'SUPER':
    case 'MASTER_ADMIN':
      return null;
    case 'REGION_ADMIN':
      return north;
    case 'LEARNING_CENTER_ADMIN':
    case 'TEACHER':
    case 'REGULAR':
      return center;
    default:
      return organization;
  }
}

/** Learners' usernames hold no @; a member of the staff signs in with the marker as the name of the address. */
export const signInName = (row: TenantRow) =>
  row.kind === 'learner' ? row.marker : `${row.marker}@example.test`;

export async function insertTenant(
  tx: DbOrTx,
  { rows, organization, taught, untaught, colleague, user }: Tenant,
  passwordHash: string,
): Promise<void> {
  const ofKind = (kind: TenantKind) => rows.filter((row) => row.kind === kind);
  const nearest = (row: TenantRow, kind: TenantKind) =>
    row.above.find((id) => rows.some((other) => other.id === id && other.kind === kind)) ?? null;
  const parent = (row: TenantRow) => found(row.above[0]);

  await tx
    .insertInto('master_organizations')
    .values({ _id: organization.id, name: `${organization.marker} organisation` })
    .execute();
  await tx
    .insertInto('regions')
    .values(
      ofKind('region').map((row) => ({
        _id: row.id,
        master_organization_id: parent(row),
        name: `${row.marker} region`,
      })),
    )
    .execute();
  await tx
    .insertInto('learning_centers')
    .values(
      ofKind('learningCenter').map((row) => ({
        _id: row.id,
        master_organization_id: organization.id,
        region_id: parent(row),
        name: `${row.marker} center`,
        url: row.marker,
        config: JSON.stringify({ locales: ['en'], defaultLocale: 'en' }),
      })),
    )
    .execute();
  await tx
    .insertInto('users')
    .values(
      ofKind('user').map((row) => ({
        _id: row.id,
        email: signInName(row),
        firstname: row.marker,
        lastname: row.marker,
        password_hash: passwordHash,
        role_alias: row.role ?? 'REGULAR',
        master_organization_id: nearest(row, 'masterOrganization'),
        region_id: nearest(row, 'region'),
        learning_center_id: nearest(row, 'learningCenter'),
      })),
    )
    .execute();
  await tx
    .updateTable('master_organizations')
    .set({ rep_id: user('REP').id })
    .where('_id', '=', organization.id)
    .execute();
  await tx
    .insertInto('families')
    .values(
      ofKind('family').map((row) => ({
        _id: row.id,
        learning_center_id: parent(row),
        name: row.marker,
        email: signInName(row),
        is_customer: row.customer === 'customer',
        is_prepaid_customer: row.customer === 'prepaid',
      })),
    )
    .execute();
  await tx
    .insertInto('family_members')
    .values(
      ofKind('learner').map((row) => ({
        _id: row.id,
        family_id: parent(row),
        firstname: row.marker,
        lastname: row.marker,
        username: signInName(row),
        password_hash: passwordHash,
        is_admin: row.isAdmin ?? false,
        type: row.isAdmin ? 'adult' : 'child',
      })),
    )
    .execute();
  await tx
    .insertInto('teacher_families')
    .values([
      { teacher_id: user('TEACHER').id, family_id: taught.id },
      { teacher_id: colleague.id, family_id: untaught.id },
    ])
    .execute();
}

export function found<Value>(value: Value | undefined): Value {
  if (value === undefined) throw new Error('The two tenants do not have what a test asks for.');
  return value;
}
