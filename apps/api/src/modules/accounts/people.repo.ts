import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { isOnePerson, paysAlone } from '../../db/is-one-person.ts';

const users = (db: DbOrTx) =>
  db
    .selectFrom('users')
    .innerJoin('roles', 'roles.alias', 'users.role_alias')
    .leftJoin('learning_centers as center', 'center._id', 'users.learning_center_id')
    .select([
      'users._id',
      'users.email',
      'users.firstname',
      'users.lastname',
      'users.locale',
      'users.temporary_password as temporaryPassword',
      'users.master_organization_id as masterOrganizationId',
      'users.region_id as regionId',
      'users.learning_center_id as learningCenterId',
      'users.password_hash as passwordHash',
      'users.token_version as version',
      'users.blocked_at as blockedAt',
      'users.flags as ownFlags',
      'users.is_demo as isDemo',
      'roles.alias',
      'roles.name as roleName',
      'roles.redirect',
      'roles.flags as roleFlags',
      'roles.permissions',
      'center.expiration_date as centerExpiresAt',
    ]);

const SESSION = [
  'session.expires_at as expiresAt',
  'session.ended_at as endedAt',
  'session.viewer_session_id as viewerSessionId',
] as const;

export type UserOfSession = NonNullable<Awaited<ReturnType<typeof userOfSession>>>;

/** With the session; nobody when the session is not that of a user. */
export const userOfSession = (db: DbOrTx, sessionId: string) =>
  users(db)
    .innerJoin('sessions as session', (join) => join.on(sql<boolean>`users._id = any(session.account_ids)`))
    .where('session._id', '=', sessionId)
    .select(SESSION)
    .executeTakeFirst();

export type UserCredentials = NonNullable<Awaited<ReturnType<typeof userByEmail>>>;

export const userByEmail = (db: DbOrTx, email: string) =>
  users(db).where('users.email', '=', email).executeTakeFirst();

export const userById = (db: DbOrTx, id: string) => users(db).where('users._id', '=', id).executeTakeFirst();

const members = (db: DbOrTx) =>
  db
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .leftJoin('products as product', 'product._id', 'family.product_id')
    .select([
      'member._id',
      'member.family_id as familyId',
      'member.firstname',
      'member.lastname',
      'member.username',
      'member.is_admin as isAdmin',
      'member.type',
      'member.face',
      'member.locale',
      'member.password_hash as passwordHash',
      'member.token_version as version',
      sql<Date | null>`coalesce(member.blocked_at, family.blocked_at)`.as('blockedAt'),
      'family.is_demo as isDemo',
      'center._id as learningCenterId',
      'center.region_id as regionId',
      'center.master_organization_id as masterOrganizationId',
      'center.expiration_date as centerExpiresAt',
      'center.config as centerConfig',
      isOnePerson.as('onePerson'),
      paysAlone.as('paysAlone'),
      sql<number>`(
        select count(*)::integer from family_members as elder
        where elder.family_id = member.family_id and elder._id < member._id
      )`.as('familyPlace'),
    ]);

export type MemberCredentials = NonNullable<Awaited<ReturnType<typeof memberByUsername>>>;

export const memberByUsername = (db: DbOrTx, username: string) =>
  members(db).where('member.username', '=', username).executeTakeFirst();

export const memberById = (db: DbOrTx, id: string) =>
  members(db).where('member._id', '=', id).executeTakeFirst();

/** A family's email signs in as its admin; the one person of the one-person product is nobody's admin. */
export const adminByFamilyEmail = (db: DbOrTx, email: string) =>
  members(db)
    .where('family.email', '=', email)
    .where(sql<boolean>`(member.is_admin or ${isOnePerson})`)
    .orderBy('member.is_admin', 'desc')
    .orderBy('member._id')
    .limit(1)
    .executeTakeFirst();

export type MemberOfSession = Awaited<ReturnType<typeof membersOfSession>>[number];

/** In the order in which they take turns. */
export const membersOfSession = (db: DbOrTx, sessionId: string) =>
  members(db)
    .innerJoin('sessions as session', (join) => join.on(sql<boolean>`member._id = any(session.account_ids)`))
    .where('session._id', '=', sessionId)
    .select(SESSION)
    .select(sql<number>`cardinality(session.account_ids)`.as('teamSize'))
    .orderBy(sql`array_position(session.account_ids, member._id)`)
    .execute();

/** Nobody of the team is missing or blocked. */
export const isWhole = (
  rows: readonly MemberOfSession[],
): rows is readonly [MemberOfSession, ...MemberOfSession[]] =>
  rows.length > 0 && rows.length === rows[0]?.teamSize && rows.every(({ blockedAt }) => blockedAt === null);

/** In the order asked for; fewer when somebody is gone. */
export async function membersByIds(db: DbOrTx, ids: readonly string[]): Promise<MemberCredentials[]> {
  if (ids.length === 0) return [];
  const rows = await members(db).where('member._id', 'in', ids).execute();
  return ids.flatMap((id) => rows.find((row) => row._id === id) ?? []);
}

export const noteSeen = (db: DbOrTx, userId: string) =>
  db.updateTable('users').set({ last_seen_at: sql<Date>`now()` }).where('_id', '=', userId).execute();

/** The same password in a stronger hash: sessions go on. A password changed meanwhile is left alone. */
export const replaceHash = (
  db: DbOrTx,
  table: 'users' | 'family_members',
  { _id, passwordHash }: { readonly _id: string; readonly passwordHash: string },
  stronger: string,
) =>
  db
    .updateTable(table)
    .set({ password_hash: stronger })
    .where('_id', '=', _id)
    .where('password_hash', '=', passwordHash)
    .execute();
