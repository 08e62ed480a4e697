import { type SqlBool, sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { isoMoment } from '../../../db/table-page.ts';
import { uuidv7 } from '../../../db/uuid.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { schoolLinksSeenIn } from './school-sync.scope.ts';
import type { SyncFigures } from './sync-figures.ts';

export interface LinkedOrganization {
  readonly _id: string;
  readonly name: string;
  /** With which people come in. */
  readonly districtId: string | null;
  /** Kept after unlinking. */
  readonly lastDistrictId: string | null;
  readonly districtName: string | null;
  readonly sealedToken: string | null;
  readonly productId: string | null;
  readonly timeZone: string | null;
  readonly readAt: Date | null;
}

const LINK = sql`
  row._id, row.name, row.clever_district_id as "districtId", link.district_id as "lastDistrictId",
  link.district_name as "districtName", link.sealed_token as "sealedToken", link.product_id as "productId",
  link.time_zone as "timeZone", link.read_at as "readAt"`;

export const seenOrganization = async (
  db: DbOrTx,
  scope: Scope,
  id: string,
): Promise<LinkedOrganization | undefined> =>
  (
    await sql<LinkedOrganization>`
      select ${LINK} from master_organizations as row
      left join school_links as link on link.master_organization_id = row._id
      where row._id = ${id} and ${schoolLinksSeenIn(scope)}`.execute(db)
  ).rows[0];

export const organization = async (db: DbOrTx, id: string): Promise<LinkedOrganization | undefined> =>
  (
    await sql<LinkedOrganization>`
      select ${LINK} from master_organizations as row
      left join school_links as link on link.master_organization_id = row._id
      where row._id = ${id}`.execute(db)
  ).rows[0];

/** Those whose lists can be read. */
export const organizationsToSync = async (db: DbOrTx, after: string | null): Promise<string[]> =>
  (
    await db
      .selectFrom('school_links')
      .innerJoin('master_organizations as row', 'row._id', 'school_links.master_organization_id')
      .select('row._id')
      .where('school_links.sealed_token', 'is not', null)
      .where('row.clever_district_id', 'is not', null)
      .where((eb) => (after === null ? eb.lit(true) : eb('row._id', '>', after)))
      .orderBy('row._id')
      .execute()
  ).map(({ _id }) => _id);

/** Two numbers, so that no other lock of the house is meant. */
const SYNC_LOCK = 7_203_435;

/** Until the transaction ends nobody else links, unlinks or syncs this organisation. */
export const holdOrganization = (tx: DbOrTx, id: string) =>
  sql`select pg_advisory_xact_lock(${SYNC_LOCK}, hashtext(${id}))`.execute(tx);

/** By the clock of the database, which all servers share. */
export const now = async (db: DbOrTx): Promise<Date> =>
  (await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db)).rows[0]?.now ?? new Date();

export const holderOfDistrict = (tx: DbOrTx, districtId: string) =>
  tx
    .selectFrom('master_organizations')
    .select('_id')
    .where('clever_district_id', '=', districtId)
    .executeTakeFirst();

interface NewLink {
  readonly districtId: string;
  readonly districtName: string;
  readonly sealedToken: string;
  readonly productId: string | null;
  readonly timeZone: string;
}

export async function saveLink(tx: DbOrTx, id: string, link: NewLink): Promise<void> {
  const columns = {
    district_id: link.districtId,
    district_name: link.districtName,
    sealed_token: link.sealedToken,
    product_id: link.productId,
    time_zone: link.timeZone,
  };
  await tx
    .insertInto('school_links')
    .values({ master_organization_id: id, ...columns })
    .onConflict((oc) =>
      oc.column('master_organization_id').doUpdateSet({ ...columns, linked_at: sql`now()` }),
    )
    .execute();
  await setDistrict(tx, id, link.districtId);
}

export async function removeLink(tx: DbOrTx, id: string): Promise<void> {
  await tx
    .updateTable('school_links')
    .set({ sealed_token: null })
    .where('master_organization_id', '=', id)
    .execute();
  await setDistrict(tx, id, null);
}

const setDistrict = (tx: DbOrTx, id: string, districtId: string | null) =>
  tx
    .updateTable('master_organizations')
    .set({ clever_district_id: districtId })
    .where('_id', '=', id)
    .execute();

/** The ids of another district mean nothing in the one that is linked now. */
export async function forgetSchoolIds(tx: DbOrTx, id: string): Promise<void> {
  await sql`update users set clever_id = null where master_organization_id = ${id}`.execute(tx);
  await sql`
    update family_members as member set clever_id = null
    from families as family, learning_centers as center
    where member.family_id = family._id and family.learning_center_id = center._id
      and center.master_organization_id = ${id}`.execute(tx);
  await sql`update learning_centers set clever_id = null where master_organization_id = ${id}`.execute(tx);
}

export const setReadAt = (tx: DbOrTx, id: string, readAt: Date) =>
  tx.updateTable('school_links').set({ read_at: readAt }).where('master_organization_id', '=', id).execute();

const SYNC = [
  '_id',
  sql<'done' | 'waiting' | 'failed' | 'dismissed'>`state`.as('state'),
  'asked_by as askedBy',
  isoMoment('started_at').as('startedAt'),
  isoMoment('ended_at').as('endedAt'),
  sql<SyncFigures>`figures`.as('figures'),
  'known',
  sql<number>`cardinality(vanishing)`.as('vanishing'),
  'error',
] as const;

/** How far back one looks. */
const SHOWN = 10;

export const latestSyncs = (db: DbOrTx, id: string, limit = SHOWN) =>
  db
    .selectFrom('school_syncs')
    .select(SYNC)
    .where('master_organization_id', '=', id)
    .orderBy('started_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(limit)
    .execute();

/** As many people of another night may be others. */
export const tellTheSame = async (db: DbOrTx, oneId: string, otherId: string): Promise<boolean> =>
  (
    await sql`
      select from school_syncs as one, school_syncs as other
      where one._id = ${oneId} and other._id = ${otherId} and one.state = other.state
        and one.error is not distinct from other.error
        and one.vanishing @> other.vanishing and one.vanishing <@ other.vanishing`.execute(db)
  ).rows.length > 0;

/** Those of the school who look after the sign-in of their organisation. */
export const contactsOf = (db: DbOrTx, id: string) =>
  db
    .selectFrom('users')
    .innerJoin('master_organizations as organization', 'organization._id', 'users.master_organization_id')
    .select(['users.email', 'users.firstname', 'users.locale', 'organization.name as organization'])
    .where('organization._id', '=', id)
    .where('users.role_alias', '=', 'CLEVER_ADMIN')
    .where('users.blocked_at', 'is', null)
    .orderBy('users._id')
    .execute();

/** Whom the latest sync waits for, if it waits. */
export const waitingSync = (tx: DbOrTx, id: string) =>
  tx
    .selectFrom('school_syncs')
    .select(['_id', 'state', 'vanishing'])
    .where('master_organization_id', '=', id)
    .orderBy('started_at', 'desc')
    .orderBy('_id', 'desc')
    .limit(1)
    .executeTakeFirst();

export const dismissSync = (tx: DbOrTx, syncId: string) =>
  tx
    .updateTable('school_syncs')
    .set({ state: 'dismissed', ended_at: sql`now()` })
    .where('_id', '=', syncId)
    .returning(SYNC)
    .executeTakeFirstOrThrow();

interface NewSync {
  readonly state: 'done' | 'waiting' | 'failed';
  readonly askedBy: string | null;
  readonly startedAt: Date;
  readonly figures: SyncFigures;
  readonly known: number;
  readonly vanishing: readonly string[];
  readonly error: string | null;
}

export const addSync = (tx: DbOrTx, id: string, sync: NewSync) =>
  tx
    .insertInto('school_syncs')
    .values({
      _id: uuidv7(),
      master_organization_id: id,
      state: sync.state,
      asked_by: sync.askedBy,
      started_at: sync.startedAt,
      figures: JSON.stringify(sync.figures),
      known: sync.known,
      vanishing: [...sync.vanishing],
      error: sync.error,
    })
    .returning(SYNC)
    .executeTakeFirstOrThrow();

/** What the families of a school may play with: the head office chooses among all, others among what the organisation has. */
export const productNames = (db: DbOrTx, scope: Scope, organizationId: string) =>
  db
    .selectFrom('products as product')
    .select(['product._id', 'product.name'])
    .where(
      scope.kind === 'everything'
        ? sql<SqlBool>`true`
        : sql<SqlBool>`(
            exists (select from organization_plans as had where had.product_id = product._id
              and had.master_organization_id = ${organizationId} and (had.plans > 0 or had.unlimited))
            or exists (select from learning_centers as center where center.product_id = product._id
              and center.master_organization_id = ${organizationId})
            or exists (select from school_links as link
              where link.master_organization_id = ${organizationId} and link.product_id = product._id))`,
    )
    .orderBy('product.name')
    .orderBy('product._id')
    .execute();
