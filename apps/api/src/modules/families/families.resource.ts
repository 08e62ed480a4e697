import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { type FamilyFlag, families } from '@flink/contract/resources/families.ts';
import type { ValuesOf } from '@flink/contract/resources/kit/field.ts';
import { emailFormatError } from '@flink/contract/rules/people/email.ts';
import { BETWEEN_CHILDREN } from '@flink/contract/rules/people/imported-children.ts';
import { usernameError } from '@flink/contract/rules/people/register-form.ts';
import { tidyUsername } from '@flink/contract/rules/people/username.ts';
import { type RawBuilder, sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { inRegions } from '../../db/place-filters.ts';
import { uuidv7 } from '../../db/uuid.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import { knowsFamilies } from '../../plugins/access/scope.ts';
import { type ChangedRow, serve } from '../../resources/served-resource.ts';
import { refuseEmailsOf } from '../accounts/email-elsewhere.service.ts';
import { sharedUnusablePassword } from '../accounts/passwords/unusable-password.service.ts';
import { haveFreePlans, mayGive, type Seat } from '../organizations/plans/free-plan.service.ts';
import { eraseAndTell } from './deletion-news.service.ts';
import { memberIdsOf } from './families.repo.ts';
import { familiesSeenIn, isAboveCenter } from './families.scope.ts';
import { turnMany } from './family-blocks.ts';
import { familyHasFlag } from './family-flags.service.ts';
import { haveCards } from './family-form.repo.ts';
import { addChildren } from './imported-children.service.ts';
import { tellCenters, tellFamilies } from './news-from-above.service.ts';
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
    children: {
      column: null,
      read: sql`(select string_agg(member.firstname, ${BETWEEN_CHILDREN} order by member._id)
        from family_members as member where member.family_id = row._id and member.type = 'child')`,
    },
  },
  shown: {
    learningCenterName: sql`row.place_name`,
    productName: sql`(select name from products where _id = row.product_id)`,
    members: sql`row.member_names`,
    status: sql`case when row.blocked_at is null then 'active' else 'blocked' end`,
    regionId: sql`(select region_id from learning_centers where _id = row.learning_center_id)`,
  },
  flags: { attention: (flag) => familyHasFlag(flag as FamilyFlag, 'row') },
  refersTo: { regionId: inRegions },
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
  async erase({ tx, scope, ids }) {
    const whole = ids.map((familyId) => ({ familyId, learnerIds: null }));
    await eraseAndTell(tx, whole, { fromAbove: !knowsFamilies(scope) });
  },
  async checkAll({ tx, scope, rows }) {
    const wrong: Record<string, ErrorCode> = {};
    for (const { before, values } of rows) {
      const email = values.email === null ? undefined : emailFormatError(values.email);
      if (email) wrong.email = email;
      const username = tidyUsername(values.adminUsername);
      const issue = username === before?.adminUsername ? undefined : usernameError(username);
      if (issue) wrong.adminUsername = issue;
    }
    // What is written wrongly needs no question: of a file with many such lines each would take longer than a good one.
    if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
    if (await isTaken(tx, rows)) wrong.adminUsername = 'request.notUnique';
    const kept = await keptEmail(tx, scope, rows);
    if (kept) wrong.email = kept;
    const seats = await wantedSeats(tx, rows);
    if (!(await haveFreePlans(tx, seats, { hold: true }))) wrong.productId = 'plans.noneFree';
    // What a center has is decided where it is sold.
    if (scope.kind !== 'everything' && scope.kind !== 'rep')
      for (const seat of ownProducts(rows))
        if (!(await mayGive(tx, seat))) wrong.productId = 'codes.productNotAssigned';
    if (Object.keys(wrong).length > 0) throw new AppError('request.invalid', { fields: wrong });
    await refuseEmailsOf(
      'users',
      tx,
      rows.map(({ before, values }) => ({ email: lower(values.email), before: before?.email ?? null })),
    );
  },
  async tell({ tx, scope, origin, rows }) {
    if (knowsFamilies(scope)) return;
    await tellCenters(tx, rows);
    await tellFamilies(tx, rows, origin);
  },
  async afterAll({ tx, rows, letters, imported }) {
    const accounts = rows.map(({ _id, before, values }) => ({
      _id,
      before,
      email: lower(values.email),
      names: {
        firstname: values.adminFirstname,
        lastname: values.adminLastname,
        username: tidyUsername(values.adminUsername),
      },
    }));
    const made = accounts.filter(({ before }) => before === null);
    const changed = accounts.flatMap((one) => (one.before ? [{ ...one, before: one.before }] : []));
    for (const { _id, before, email, names } of changed) {
      const account = { target: { familyId: _id }, name: names.firstname, username: names.username };
      await letters.changed({ ...account, email, before: before.email });
    }
    if (changed.length > 0) {
      await nameAdmins(tx, changed);
      await leaveTeachers(tx, idsOf(changed));
    }
    /** A form that was opened before a child was renamed must not add it a second time. */
    const childrenOf = rows
      .filter(({ before }) => before === null || imported)
      .map(({ _id, values }) => ({ _id, lastname: values.adminLastname, children: values.children }));
    if (made.length === 0) {
      await addChildren(tx, childrenOf);
      return;
    }
    const password = await sharedUnusablePassword();
    await tx
      .insertInto('family_members')
      .values(
        made.map(({ _id, names }) => ({
          _id: uuidv7(),
          family_id: _id,
          ...names,
          is_admin: true,
          type: 'adult',
          password_hash: password,
        })),
      )
      .execute();
    await addChildren(tx, childrenOf);
    await likeItsCenter(tx, idsOf(made));
    await openPrepaidAccounts(tx, idsOf(made));
    await letters.invite(
      made.flatMap(({ _id, email, names }) =>
        email === null
          ? []
          : [{ target: { familyId: _id }, name: names.firstname, username: names.username, email }],
      ),
    );
  },
});

type FamilyRow = ChangedRow<ValuesOf<typeof families.fields>>;

const idsOf = (rows: readonly { readonly _id: string }[]) => rows.map(({ _id }) => _id);

/** A new password comes to it: whoever changes it could be the family, and pay with its card. */
async function keptEmail(
  tx: DbOrTx,
  scope: Scope,
  rows: readonly FamilyRow[],
): Promise<ErrorCode | undefined> {
  if (scope.kind === 'everything') return;
  const changed = rows.flatMap(({ before, values }) =>
    before && lower(values.email) !== before.email ? [before._id] : [],
  );
  if (changed.length === 0) return;
  if (isAboveCenter(scope)) return 'families.onlyItsCenter';
  return (await haveCards(tx, changed)) ? 'families.emailStays' : undefined;
}

/** The member who holds the account is called as the form says. */
const nameAdmins = (
  tx: DbOrTx,
  rows: readonly { readonly _id: string; readonly names: Readonly<Record<AdminName, string>> }[],
) => {
  const all = (name: AdminName) => sql`${rows.map(({ names }) => names[name])}::text[]`;
  return sql`
    update family_members as member
    set firstname = said.firstname, lastname = said.lastname, username = said.username
    from unnest(${idsOf(rows)}::uuid[], ${all('firstname')}, ${all('lastname')}, ${all('username')})
      as said (family_id, firstname, lastname, username)
    where member.family_id = said.family_id and member.is_admin`.execute(tx);
};

type AdminName = 'firstname' | 'lastname' | 'username';

/** Whether one of these usernames is somebody else's, or wanted twice. */
async function isTaken(tx: DbOrTx, rows: readonly FamilyRow[]): Promise<boolean> {
  const wanted = new Map<string, string | null>();
  for (const { before, values } of rows) {
    const username = tidyUsername(values.adminUsername);
    if (username === before?.adminUsername) continue;
    if (wanted.has(username)) return true;
    wanted.set(username, before?._id ?? null);
  }
  if (wanted.size === 0) return false;
  const others = await tx
    .selectFrom('family_members')
    .select(['username', 'family_id', 'is_admin'])
    .where('username', 'in', [...wanted.keys()])
    .execute();
  return others.some(
    ({ username, family_id: family, is_admin: isAdmin }) => !(wanted.get(username) === family && isAdmin),
  );
}

const isMoved = ({ before, values }: FamilyRow): boolean =>
  !before || before.learningCenterId !== values.learningCenterId || before.productId !== values.productId;

/** Products that are a family's own, each once. */
const ownProducts = (rows: readonly FamilyRow[]): readonly Seat[] => [
  ...new Map(
    rows
      .filter(isMoved)
      .flatMap(({ values: { learningCenterId, productId } }) =>
        productId === null
          ? []
          : [[`${learningCenterId} ${productId}`, { learningCenterId, productId }] as const],
      ),
  ).values(),
];

/** What they need a plan of; a blocked family has none and needs none. */
async function wantedSeats(tx: DbOrTx, rows: readonly FamilyRow[]): Promise<readonly Seat[]> {
  const moved = rows.filter(isMoved);
  const centers = [...new Set(moved.map(({ values }) => values.learningCenterId))];
  const products = new Map(
    (
      await sql<{ _id: string; productId: string | null }>`
        select _id, product_id as "productId" from learning_centers where _id = any(${centers}::uuid[])`.execute(
        tx,
      )
    ).rows.map(({ _id, productId }) => [_id, productId]),
  );
  const known = moved.flatMap(({ before }) => before?._id ?? []);
  const blocked = new Set(
    (
      await sql<{ _id: string }>`
        select _id from families where _id = any(${known}::uuid[]) and blocked_at is not null`.execute(tx)
    ).rows.map(({ _id }) => _id),
  );
  return moved.flatMap(({ before, values: { learningCenterId, productId } }) => {
    const wanted = productId ?? products.get(learningCenterId) ?? null;
    return wanted === null || (before && blocked.has(before._id))
      ? []
      : [{ learningCenterId, productId: wanted }];
  });
}

/** A family that moved is no longer among those of teachers elsewhere. */
const leaveTeachers = (tx: DbOrTx, ids: readonly string[]) =>
  sql`
    delete from teacher_families as taught using users as teacher, families as family
    where taught.family_id = any(${ids}::uuid[]) and family._id = taught.family_id
      and teacher._id = taught.teacher_id
      and teacher.learning_center_id is distinct from family.learning_center_id`.execute(tx);

/** Speaks the languages of its center and pays in the currency of its organisation. */
const likeItsCenter = (tx: DbOrTx, ids: readonly string[]) =>
  sql`
    update families set
      currency_iso_code = organization.currency_iso_code,
      locales = case when jsonb_array_length(coalesce(center.config->'locales', '[]')) > 0
        then array(select jsonb_array_elements_text(center.config->'locales'))
        else families.locales end
    from learning_centers as center
    join master_organizations as organization on organization._id = center.master_organization_id
    where families._id = any(${ids}::uuid[]) and center._id = families.learning_center_id`.execute(tx);
