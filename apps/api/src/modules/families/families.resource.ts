import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { families } from '@flink/contract/resources/families.ts';
import { emailFormatError } from '@flink/contract/rules/people/email.ts';
import { usernameError } from '@flink/contract/rules/people/register-form.ts';
import { tidyUsername } from '@flink/contract/rules/people/username.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { uuidv7 } from '../../db/uuid.ts';
import { serve } from '../../resources/served-resource.ts';
import { refuseEmailOf } from '../accounts/email-elsewhere.service.ts';
import { sharedUnusablePassword } from '../accounts/passwords/unusable-password.service.ts';
import { hasFreePlan, mayGive } from '../organizations/plans/free-plan.service.ts';
import { eraseIn } from '../personal-data/erase.service.ts';
import { memberIdsOf } from './families.repo.ts';
import { familiesSeenIn } from './families.scope.ts';
import { turnMany } from './family-blocks.ts';
import { openPrepaidAccounts } from './prepaid-accounts.service.ts';

/** Of the member who holds the account. */
const ofAdmin = (column: RawBuilder<unknown>) => ({
  column: null,
  read: sql`coalesce((
    select ${column} from family_members as member
    where member.family_id = row._id and member.is_admin order by member._id limit 1
  ), '')`,
});

const lower = (email: unknown) => (email === null ? null : String(email).trim().toLowerCase());

export const familiesResource = serve(families, {
  table: 'families',
  seenIn: familiesSeenIn,
  columns: {
    email: { column: 'email', write: lower },
    adminFirstname: ofAdmin(sql`member.firstname`),
    adminLastname: ofAdmin(sql`member.lastname`),
    adminUsername: ofAdmin(sql`member.username`),
  },
  shown: {
    learningCenterName: sql`row.place_name`,
    productName: sql`(select name from products where _id = row.product_id)`,
    members: sql`row.member_names`,
    status: sql`case when row.blocked_at is null then 'active' else 'blocked' end`,
  },
  fewNames: { learningCenterName: sql`select name from learning_centers` },
  isProtected: sql`row.is_demo`,
  uses: [{ section: 'purchases', from: 'purchases', column: 'family_id', title: sql`other.status` }],
  // Who plays holds the members first and the family after them.
  holdFirst: (tx, ids) =>
    sql`select from family_members where family_id = any(${ids}) order by _id for update`.execute(tx),
  // Each goes through every table that tells of it, and all wait for the last one.
  mostAtOnce: 50,
  async beforeRemoving({ tx, scope, ids }) {
    const { rows: renewing } = await sql<{ _id: string; title: string }>`
      select family._id, family.name as title from families as family
      join prepaid_accounts as account on account.family_id = family._id
      where family._id = any(${ids}) and account.subscription_id is not null
      order by family.name, family._id`.execute(tx);
    // Its card service would go on charging for nobody.
    if (renewing.length > 0)
      throw new AppError('personalData.subscriptionRuns', {
        rows: renewing.map((row) => ({ section: 'families', ...row })),
      });
    if (scope.kind === 'everything') return;
    const { rows } = await sql<{ _id: string; title: string }>`
      select family._id, family.name as title from families as family
      where family._id = any(${ids}) and (
        exists (select from family_play_days as day where day.family_id = family._id)
        or exists (select from learner_reports as report
          join family_members as member on member._id = report.learner_id where member.family_id = family._id)
        or exists (select from personal_data_requests as asked
          where asked.family_id = family._id and asked.kind = 'deletion' and asked.state in ('asked', 'failed')))
      order by family.name, family._id`.execute(tx);
    if (rows.length > 0)
      throw new AppError('families.deletionWaits', {
        rows: rows.map((row) => ({ section: 'families', ...row })),
      });
  },
  accountsOf: memberIdsOf,
  // Each that comes back asks for a plan of its own.
  mostChanged: 1_000,
  bulkChange: ({ tx, action, rows }) =>
    turnMany(
      tx,
      rows.map(({ _id }) => _id),
      action === 'block',
    ),
  async erase(tx, ids) {
    for (const familyId of ids) await eraseIn(tx, { familyId, learnerIds: null });
  },
  async check({ tx, scope, before, values }) {
    const wrong: Record<string, ErrorCode> = {};
    const email = values.email === null ? undefined : emailFormatError(values.email);
    if (email) wrong.email = email;
    const username = tidyUsername(values.adminUsername);
    if (username !== before?.adminUsername) {
      const issue = usernameError(username) ?? (await taken(tx, username, before?._id ?? null));
      if (issue) wrong.adminUsername = issue;
    }
    if (
      !before ||
      before.learningCenterId !== values.learningCenterId ||
      before.productId !== values.productId
    ) {
      if (!(await hasSeat(tx, before?._id ?? null, values))) wrong.productId = 'plans.noneFree';
      // What a center has is decided where it is sold.
      const { learningCenterId, productId } = values;
      if (scope.kind !== 'everything' && scope.kind !== 'rep' && productId !== null)
        if (!(await mayGive(tx, { learningCenterId, productId })))
          wrong.productId = 'codes.productNotAssigned';
    }
    if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
    await refuseEmailOf('users', tx, lower(values.email), before?.email);
  },
  async afterwards({ tx, _id, before, values, letters }) {
    const names = {
      firstname: values.adminFirstname,
      lastname: values.adminLastname,
      username: tidyUsername(values.adminUsername),
    };
    const account = { target: { familyId: _id }, name: names.firstname, username: names.username };
    const email = lower(values.email);
    if (before) {
      await letters.changed({ ...account, email, before: before.email });
      await tx
        .updateTable('family_members')
        .set(names)
        .where('family_id', '=', _id)
        .where('is_admin', '=', true)
        .execute();
      await leaveTeachers(tx, _id);
      return;
    }
    await tx
      .insertInto('family_members')
      .values({
        _id: uuidv7(),
        family_id: _id,
        ...names,
        is_admin: true,
        type: 'adult',
        password_hash: await sharedUnusablePassword(),
      })
      .execute();
    await likeItsCenter(tx, _id);
    await openPrepaidAccounts(tx, [_id]);
    if (email !== null) await letters.invite({ ...account, email });
  },
});

async function taken(tx: DbOrTx, username: string, familyId: string | null): Promise<ErrorCode | undefined> {
  const other = await tx
    .selectFrom('family_members')
    .select(['family_id', 'is_admin'])
    .where('username', '=', username)
    .executeTakeFirst();
  return other && !(other.family_id === familyId && other.is_admin) ? 'request.notUnique' : undefined;
}

/** A blocked family has no plan and needs none. */
async function hasSeat(
  tx: DbOrTx,
  familyId: string | null,
  { learningCenterId, productId }: { readonly learningCenterId: string; readonly productId: string | null },
): Promise<boolean> {
  const { rows } = await sql<{ productId: string | null; blocked: boolean }>`
    select coalesce(${productId}::uuid, center.product_id) as "productId",
      coalesce((select blocked_at is not null from families where _id = ${familyId}), false) as blocked
    from learning_centers as center where center._id = ${learningCenterId}`.execute(tx);
  const seat = rows[0];
  if (!seat || seat.blocked || seat.productId === null) return true;
  return hasFreePlan(tx, { learningCenterId, productId: seat.productId }, { hold: true });
}

/** A family that moved is no longer among those of teachers elsewhere. */
const leaveTeachers = (tx: DbOrTx, id: string) =>
  sql`
    delete from teacher_families as taught using users as teacher, families as family
    where taught.family_id = ${id} and family._id = ${id} and teacher._id = taught.teacher_id
      and teacher.learning_center_id is distinct from family.learning_center_id`.execute(tx);

/** Speaks the languages of its center and pays in the currency of its organisation. */
const likeItsCenter = (tx: DbOrTx, id: string) =>
  sql`
    update families set
      currency_iso_code = organization.currency_iso_code,
      locales = case when jsonb_array_length(coalesce(center.config->'locales', '[]')) > 0
        then array(select jsonb_array_elements_text(center.config->'locales'))
        else families.locales end
    from learning_centers as center
    join master_organizations as organization on organization._id = center.master_organization_id
    where families._id = ${id} and center._id = families.learning_center_id`.execute(tx);
