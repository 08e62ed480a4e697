import type { FamilyFlag } from '@flink/contract/resources/families.ts';
import { type RawBuilder, type SqlBool, sql } from 'kysely';

const NOT_SEEN_DAYS = 14;
const LITTLE_SECONDS = 3_600;

/** Pays by the hour and has hours left to pay: time is taken off (see isCounted in prepaid.ts). */
const account = (family: string, left: RawBuilder<SqlBool>): RawBuilder<SqlBool> => sql`(
  ${sql.ref(`${family}.is_prepaid_customer`)} and ${sql.ref(`${family}.blocked_at`)} is null and exists (
    select from prepaid_accounts as account where account.family_id = ${sql.ref(`${family}._id`)}
      and account.purchase_product_type <> 'subscription' and not account.bought_out
      and not (account.total_hours > 0 and account.hours_paid >= account.total_hours)
      and ${left}))`;

const centerToday = (family: string) => sql`(now() at time zone (
  select time_zone from learning_centers where _id = ${sql.ref(`${family}.learning_center_id`)}))::date`;

const FLAGS: Readonly<Record<FamilyFlag, (family: string) => RawBuilder<SqlBool>>> = {
  // A family that is new has not stayed away.
  notSeen: (family) => sql`(${sql.ref(`${family}.blocked_at`)} is null
    and ${sql.ref(`${family}.created_at`)} < now() - make_interval(days => ${NOT_SEEN_DAYS})
    and not exists (select from family_play_days as played where played.family_id = ${sql.ref(`${family}._id`)}
      and played.day > ${centerToday(family)} - ${NOT_SEEN_DAYS}::integer and played.seconds > 0))`,
  littleTime: (family) =>
    account(family, sql`account.seconds_remaining > 0 and account.seconds_remaining < ${LITTLE_SECONDS}`),
  outOfTime: (family) => account(family, sql`account.seconds_remaining <= 0`),
};

/** Whether a family needs somebody's attention; what its row is called is given. */
export const familyHasFlag = (flag: FamilyFlag, family: string): RawBuilder<SqlBool> => FLAGS[flag](family);
