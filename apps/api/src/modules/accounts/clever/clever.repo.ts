import type { DbOrTx } from '../../../db/database.ts';

/** A member of the staff by the district's id; the organisation must be that district's. */
export const staffOfDistrict = (db: DbOrTx, districtId: string, cleverId: string) =>
  db
    .selectFrom('users')
    .innerJoin('master_organizations as organization', 'organization._id', 'users.master_organization_id')
    .where('organization.clever_district_id', '=', districtId)
    .where('users.clever_id', '=', cleverId)
    .select('users._id')
    .executeTakeFirst();

/** A learner by the district's id; the center must belong to that district's organisation. */
export const learnerOfDistrict = (db: DbOrTx, districtId: string, cleverId: string) =>
  db
    .selectFrom('family_members as member')
    .innerJoin('families as family', 'family._id', 'member.family_id')
    .innerJoin('learning_centers as center', 'center._id', 'family.learning_center_id')
    .innerJoin('master_organizations as organization', 'organization._id', 'center.master_organization_id')
    .where('organization.clever_district_id', '=', districtId)
    .where('member.clever_id', '=', cleverId)
    .select(['member._id', 'member.type'])
    .executeTakeFirst();
