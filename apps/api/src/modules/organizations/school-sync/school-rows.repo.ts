import { sql } from 'kysely';
import type { DbOrTx } from '../../../db/database.ts';
import { familyAddons } from '../../../db/family-addons.ts';
import type { CenterRow, FamilyRow, MemberRow, SchoolRows, TeacherRow, Teaching } from './school-rows.ts';

const TEACHER = 'TEACHER';

/** What an organisation holds of its district. With `hold`, until the transaction ends nobody else takes its plans. */
export async function schoolRows(
  db: DbOrTx,
  organizationId: string,
  emails: readonly string[],
  productId: string | null,
  { hold = false } = {},
): Promise<SchoolRows> {
  const assigned = await assignments(db, organizationId, hold);
  const centers = await sql<CenterRow>`
    select _id, clever_id as "schoolId", name, region_id as "regionId", product_id as "productId"
    from learning_centers where master_organization_id = ${organizationId} order by _id`.execute(db);
  const staff = await sql<TeacherRow & { readonly role: string; readonly isOurs: boolean }>`
    select _id, clever_id as "schoolId", lower(email) as email, firstname, lastname,
      learning_center_id as "centerId", school_archived_at is not null as archived, role_alias as role,
      coalesce(master_organization_id = ${organizationId}, false) as "isOurs"
    from users
    where (master_organization_id = ${organizationId} and clever_id is not null)
      or lower(email) = any(${[...emails]})
    order by _id`.execute(db);
  const teachers = staff.rows.filter(({ role, isOurs }) => isOurs && role === TEACHER);
  const others = staff.rows.filter(({ role, isOurs }) => !isOurs || role !== TEACHER);
  const withEmail = await sql<{ readonly email: string }>`
    select email from families where email = any(${[...emails]})`.execute(db);
  const families = await sql<FamilyRow>`
    select family._id, family.name, family.learning_center_id as "centerId", family.product_id as "productId",
      ${familyAddons} as addons, ${archivedFamily} as archived,
      family.blocked_at is not null and not ${archivedFamily} as blocked
    from families as family join learning_centers as center on center._id = family.learning_center_id
    where center.master_organization_id = ${organizationId} and ${hasSchoolMember}
    order by family._id`.execute(db);
  const members = await sql<MemberRow>`
    select member._id, member.family_id as "familyId", member.clever_id as "schoolId", member.firstname,
      member.lastname, member.type, member.is_admin as "isAdmin", member.yob,
      member.school_archived_at is not null as archived
    from family_members as member
    join families as family on family._id = member.family_id
    join learning_centers as center on center._id = family.learning_center_id
    where center.master_organization_id = ${organizationId} and ${hasSchoolMember}
    order by member._id`.execute(db);
  const teaching = await sql<Teaching>`
    select taught.teacher_id as "teacherId", taught.family_id as "familyId", taught.by_school as "bySchool"
    from teacher_families as taught
    join users as teacher on teacher._id = taught.teacher_id
    where teacher.master_organization_id = ${organizationId} and teacher.clever_id is not null`.execute(db);
  return {
    centers: centers.rows,
    teachers: teachers.map(({ role: _role, isOurs: _isOurs, ...row }) => row),
    otherStaff: new Set(
      others.flatMap(({ schoolId, isOurs }) => (isOurs && schoolId !== null ? [schoolId] : [])),
    ),
    takenEmails: new Set([...others, ...withEmail.rows].map(({ email }) => email)),
    families: families.rows,
    members: members.rows,
    teaching: teaching.rows,
    plans: {
      counted: await countedProducts(db, organizationId),
      assigned,
      inUse: await inUse(db, organizationId),
    },
    productId,
  };
}

/** One that the office let in again is not archived, whoever of it vanished. */
const archivedFamily = sql<boolean>`coalesce(family.blocked_at = family.school_archived_at, false)`;

const hasSchoolMember = sql<boolean>`exists (
  select from family_members as known where known.family_id = family._id and known.clever_id is not null)`;

/** Centers before regions, as a registration holds them: nobody waits for who waits for them. */
const assignments = async (db: DbOrTx, organizationId: string, hold: boolean) =>
  (
    await sql<SchoolRows['plans']['assigned'][number]>`
      select product_id as "productId", coalesce(region_id, learning_center_id) as "organizationId", plans
      from plan_assignments where master_organization_id = ${organizationId}
      order by product_id, region_id nulls first, learning_center_id
      ${hold ? sql`for update` : sql``}`.execute(db)
  ).rows;

const countedProducts = async (db: DbOrTx, organizationId: string) =>
  new Set(
    (
      await sql<{ productId: string }>`
        select product_id as "productId" from organization_plans
        where master_organization_id = ${organizationId} and not unlimited
        union select product_id from ended_plans as ended
        where master_organization_id = ${organizationId} and not exists (
          select from organization_plans as had where had.product_id = ended.product_id
            and had.master_organization_id = ended.master_organization_id)`.execute(db)
    ).rows.map(({ productId }) => productId),
  );

const inUse = async (db: DbOrTx, organizationId: string) =>
  (
    await sql<SchoolRows['plans']['inUse'][number]>`
      select center._id as "learningCenterId", center.region_id as "regionId",
        coalesce(family.product_id, center.product_id) as "productId", count(*)::int as "inUse"
      from families as family join learning_centers as center on center._id = family.learning_center_id
      where center.master_organization_id = ${organizationId} and family.blocked_at is null
        and coalesce(family.product_id, center.product_id) is not null
      group by 1, 2, 3`.execute(db)
  ).rows;
