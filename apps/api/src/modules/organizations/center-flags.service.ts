import type { CenterFlag } from '@flink/contract/rules/people/center-flags.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

const SILENT_DAYS = 14;

/** The day in the center, whose row is called `center`. */
const centerToday = (center: string) => sql`(now() at time zone ${sql.ref(`${center}.time_zone`)})::date`;

/** Families of a center whose plan counts: of a product, of its own or of the center's. */
const plansInUse = (center: string, product: RawBuilder<unknown>) => sql`(
  select count(*) from families as family
  where family.learning_center_id = ${sql.ref(`${center}._id`)} and family.blocked_at is null
    and coalesce(family.product_id, ${sql.ref(`${center}.product_id`)}) = ${product})`;

const isOpen = (center: string) =>
  sql`(${sql.ref(`${center}.expiration_date`)} is null or ${sql.ref(`${center}.expiration_date`)} > now())`;

const FLAGS: Readonly<Record<CenterFlag, (center: string) => RawBuilder<SqlBool>>> = {
  // A center whose families are all new is not silent yet.
  silent: (center) => sql`(${isOpen(center)}
    and exists (select from families as family where family.learning_center_id = ${sql.ref(`${center}._id`)}
      and family.blocked_at is null and family.created_at < now() - make_interval(days => ${SILENT_DAYS}))
    and not exists (select from center_play_days as played where played.learning_center_id = ${sql.ref(`${center}._id`)}
      and played.day > ${centerToday(center)} - ${SILENT_DAYS}::integer and played.seconds > 0))`,
  noTeacher: (center) => sql`(${isOpen(center)} and not exists (
    select from users as teacher where teacher.learning_center_id = ${sql.ref(`${center}._id`)}
      and teacher.role_alias = 'TEACHER' and teacher.blocked_at is null and teacher.school_archived_at is null))`,
  plansUsedUp: (center) => sql`(${isOpen(center)} and exists (
    select from plan_assignments as given
    join organization_plans as bought on bought.master_organization_id = given.master_organization_id
      and bought.product_id = given.product_id and not bought.unlimited
    where given.learning_center_id = ${sql.ref(`${center}._id`)}
      and given.plans <= ${plansInUse(center, sql`given.product_id`)}))`,
};

/** Whether a center, whose row is called `center`, has something to look into. */
export const centerHasFlag = (flag: CenterFlag, center: string): RawBuilder<SqlBool> => FLAGS[flag](center);
