import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import type { CenterRow, FamilyRow, MemberRow, TeacherRow, Teaching } from './school-rows.ts';

/** All at once: a district has tens of thousands of people. */
const listOf = (rows: readonly unknown[]) => sql`${JSON.stringify(rows)}::json`;

const idsOf = (rows: readonly { readonly schoolId: string | null }[]) =>
  rows.flatMap(({ schoolId }) => schoolId ?? []);

/**
 * Ids that an organisation still remembers from a link that has ended: they are of use here now. Of an organisation
 * that is linked nothing is taken.
 */
export async function releaseIds(
  tx: DbOrTx,
  organizationId: string,
  rows: {
    readonly centers: readonly CenterRow[];
    readonly teachers: readonly TeacherRow[];
    readonly members: readonly MemberRow[];
  },
): Promise<void> {
  const unlinked = sql`(
    select _id from master_organizations where clever_district_id is null and _id <> ${organizationId})`;
  await sql`
    update learning_centers set clever_id = null
    where clever_id = any(${idsOf(rows.centers)}) and master_organization_id in ${unlinked}`.execute(tx);
  await sql`
    update users set clever_id = null
    where clever_id = any(${idsOf(rows.teachers)})
      and (master_organization_id is null or master_organization_id in ${unlinked})`.execute(tx);
  await sql`
    update family_members as member set clever_id = null
    from families as family, learning_centers as center
    where member.clever_id = any(${idsOf(rows.members)}) and family._id = member.family_id
      and center._id = family.learning_center_id and center.master_organization_id in ${unlinked}`.execute(
    tx,
  );
}

export interface NewCenter extends CenterRow {
  readonly url: string;
}

/** Begins as the organisation is. */
export const addCenters = (
  tx: DbOrTx,
  organizationId: string,
  timeZone: string,
  centers: readonly NewCenter[],
) =>
  sql`
    insert into learning_centers
      (_id, master_organization_id, name, url, clever_id, product_id, time_zone, plans_type, config, one_person)
    select made._id, organization._id, made.name, made.url, made."schoolId", made."productId", ${timeZone},
      organization.plans_type, organization.config, coalesce(product.one_person, false)
    from json_to_recordset(${listOf(centers)})
      as made(_id uuid, name text, url text, "schoolId" text, "productId" uuid)
    join master_organizations as organization on organization._id = ${organizationId}
    left join products as product on product._id = made."productId"`.execute(tx);

export const linkCenters = (tx: DbOrTx, centers: readonly CenterRow[]) =>
  sql`
    update learning_centers as center set clever_id = known."schoolId", version = center.version + 1
    from json_to_recordset(${listOf(centers)}) as known(_id uuid, "schoolId" text)
    where center._id = known._id`.execute(tx);

export const takenAddresses = async (tx: DbOrTx, beginnings: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ url: string }>`
        select url from learning_centers
        where exists (select from unnest(${[...beginnings]}::text[]) as begins where url like begins || '%')`.execute(
        tx,
      )
    ).rows.map(({ url }) => url),
  );

/** They come in through the school; the first password is set by a link they ask for. */
export const addTeachers = (
  tx: DbOrTx,
  organizationId: string,
  passwordHash: string,
  teachers: readonly TeacherRow[],
) =>
  sql`
    insert into users
      (_id, email, firstname, lastname, role_alias, password_hash, clever_id, master_organization_id, region_id,
        learning_center_id)
    select made._id, made.email, made.firstname, made.lastname, 'TEACHER', ${passwordHash}, made."schoolId",
      ${organizationId}, center.region_id, center._id
    from json_to_recordset(${listOf(teachers)})
      as made(_id uuid, email text, firstname text, lastname text, "schoolId" text, "centerId" uuid)
    join learning_centers as center on center._id = made."centerId"`.execute(tx);

/** Archived by the school and blocked by the office are told apart by the moment: only the own block is taken back. */
const archiving = (row: string) => sql`
  blocked_at = case
    when known.archived and ${sql.ref(row)}.school_archived_at is null then coalesce(${sql.ref(row)}.blocked_at, now())
    when not known.archived and ${sql.ref(row)}.blocked_at = ${sql.ref(row)}.school_archived_at then null
    else ${sql.ref(row)}.blocked_at end,
  school_archived_at = case
    when known.archived then coalesce(${sql.ref(row)}.school_archived_at, now()) end`;

export const saveTeachers = (tx: DbOrTx, organizationId: string, teachers: readonly TeacherRow[]) =>
  sql`
    update users as teacher set firstname = known.firstname, lastname = known.lastname,
      clever_id = known."schoolId", learning_center_id = known."centerId",
      region_id = center.region_id, version = teacher.version + 1, ${archiving('teacher')}
    from json_to_recordset(${listOf(teachers)})
      as known(_id uuid, firstname text, lastname text, "schoolId" text, "centerId" uuid, archived boolean)
    left join learning_centers as center on center._id = known."centerId"
    where teacher._id = known._id and teacher.role_alias = 'TEACHER'
      and teacher.master_organization_id = ${organizationId}`.execute(tx);

/** Speaks the languages of its center and pays in the currency of its organisation. */
export const addFamilies = (tx: DbOrTx, families: readonly FamilyRow[]) =>
  sql`
    insert into families (_id, name, learning_center_id, product_id, currency_iso_code, locales)
    select made._id, made.name, center._id, made."productId", organization.currency_iso_code,
      case when jsonb_array_length(coalesce(center.config->'locales', '[]')) > 0
        then array(select jsonb_array_elements_text(center.config->'locales')) else array['en'] end
    from json_to_recordset(${listOf(families)}) as made(_id uuid, name text, "centerId" uuid, "productId" uuid)
    join learning_centers as center on center._id = made."centerId"
    join master_organizations as organization on organization._id = center.master_organization_id`.execute(
    tx,
  );

export const saveFamilies = (tx: DbOrTx, organizationId: string, families: readonly FamilyRow[]) =>
  sql`
    update families as family set learning_center_id = known."centerId", version = family.version + 1,
      ${archiving('family')}
    from json_to_recordset(${listOf(families)}) as known(_id uuid, "centerId" uuid, archived boolean)
    where family._id = known._id and family.learning_center_id in
      (select _id from learning_centers where master_organization_id = ${organizationId})`.execute(tx);

export interface NewMember extends MemberRow {
  readonly username: string;
}

export const addMembers = (tx: DbOrTx, passwordHash: string, members: readonly NewMember[]) =>
  sql`
    insert into family_members
      (_id, family_id, clever_id, firstname, lastname, username, type, is_admin, yob, password_hash)
    select _id, "familyId", "schoolId", firstname, lastname, username, type, "isAdmin", yob, ${passwordHash}
    from json_to_recordset(${listOf(members)}) as made(_id uuid, "familyId" uuid, "schoolId" text,
      firstname text, lastname text, username text, type text, "isAdmin" boolean, yob integer)`.execute(tx);

export const saveMembers = (tx: DbOrTx, members: readonly MemberRow[]) =>
  sql`
    update family_members as member set firstname = known.firstname, lastname = known.lastname,
      ${archiving('member')}
    from json_to_recordset(${listOf(members)})
      as known(_id uuid, firstname text, lastname text, archived boolean)
    where member._id = known._id`.execute(tx);

export const takenUsernames = async (tx: DbOrTx, usernames: readonly string[]): Promise<Set<string>> =>
  new Set(
    (
      await sql<{ username: string }>`
        select username from family_members where username = any(${[...usernames]})`.execute(tx)
    ).rows.map(({ username }) => username),
  );

const PAIRS = sql`as pair("teacherId" uuid, "familyId" uuid)`;

export const teach = (tx: DbOrTx, pairs: readonly Teaching[]) =>
  sql`
    insert into teacher_families (teacher_id, family_id, by_school)
    select "teacherId", "familyId", true from json_to_recordset(${listOf(pairs)}) ${PAIRS}
    on conflict do nothing`.execute(tx);

export const endTeaching = (tx: DbOrTx, pairs: readonly Teaching[]) =>
  sql`
    delete from teacher_families as taught using json_to_recordset(${listOf(pairs)}) ${PAIRS}
    where taught.teacher_id = pair."teacherId" and taught.family_id = pair."familyId"`.execute(tx);
