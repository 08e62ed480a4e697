import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { users } from '@flink/contract/resources/users.ts';
import { emailError } from '@flink/contract/rules/people/email.ts';
import { type Place, placeOf, placeOfRole, rolesGivenBy } from '@flink/contract/rules/people/given-roles.ts';
import { PASSWORD_MIN_LENGTH } from '@flink/contract/rules/people/password.ts';
import { sql } from 'kysely';
import type { DbOrTx } from '../../db/database.ts';
import { knowsFamilies } from '../../plugins/access/scope.ts';
import { serve } from '../../resources/served-resource.ts';
import { isInvited, usersSeenIn } from './accounts.scope.ts';
import { tellCenter } from './center-news.service.ts';
import { refuseEmailOf } from './email-elsewhere.service.ts';
import { all as allMadeRoles, held as heldMadeRole } from './made-roles.repo.ts';
import { mayGiveMade } from './made-roles.ts';
import { chosenPassword, replaceUserPassword } from './passwords/new-password.service.ts';
import { unusablePassword } from './passwords/unusable-password.service.ts';

const tidyEmail = (email: unknown) => String(email).trim().toLowerCase();

const flag = (name: 'flinkAdmin' | 'flinkMake') => ({
  column: null,
  read: sql`coalesce((row.flags ->> ${sql.lit(name)})::boolean, false)`,
});

export const usersResource = serve(users, {
  table: 'users',
  seenIn: usersSeenIn,
  shown: {
    name: sql`row.firstname || ' ' || row.lastname`,
    roleName: sql`(select role.name from roles as role where role.alias = row.role_alias)`,
    organization: sql`row.place_name`,
    status: sql`case when row.blocked_at is not null then 'blocked'
      when row.temporary_password then 'temporaryPassword'
      when ${isInvited} then 'invited' else 'active' end`,
    lastSeenAt: sql`iso_moment(row.last_seen_at)`,
  },
  fewNames: {
    organization: sql`select name from master_organizations union select name from regions
      union select name from learning_centers`,
  },
  orderedBy: {
    name: sql`seen.lastname || ' ' || seen.firstname`,
    // Who may sign in first, who is blocked last.
    status: sql`array_position(array['active', 'invited', 'temporaryPassword', 'blocked'], seen.status)`,
  },
  columns: {
    scopes: { column: 'available_scopes' },
    email: { column: 'email', write: tidyEmail },
    flinkAdmin: flag('flinkAdmin'),
    flinkMake: flag('flinkMake'),
    temporaryPassword: { column: null, read: sql`null::text` },
    blocked: { column: null, read: sql`row.blocked_at is not null` },
  },
  // Owners and the head office are blocked, not deleted; the demo world comes with the product.
  isProtected: sql`row.role_alias in ('SUPER', 'MASTER_ADMIN') or row.is_demo`,
  uses: [
    {
      section: 'master-organizations',
      from: 'master_organizations',
      column: 'rep_id',
      title: sql`other.name`,
    },
  ],
  fresh: async () => ({ password_hash: await unusablePassword() }),
  async check({ tx, scope, holder, before, values }) {
    const refuse = (field: keyof typeof values, code: ErrorCode = 'request.notAllowed'): never => {
      throw new AppError('request.invalid', { fields: { [field]: code } });
    };
    const mayGive = rolesGivenBy(holder.alias) as readonly string[];
    for (const alias of new Set([values.roleAlias, before?.roleAlias ?? values.roleAlias])) {
      if (mayGive.includes(alias)) continue;
      const made = await heldMadeRole(tx, alias);
      if (!made || !mayGiveMade(holder, made)) refuse('roleAlias', 'users.roleNotBelow');
    }
    const issue = emailError(values.email);
    if (issue) refuse('email', issue);
    await refuseEmailOf('families', tx, tidyEmail(values.email));
    const { temporaryPassword: given } = values;
    if (given !== null && [...given].length < PASSWORD_MIN_LENGTH)
      refuse('temporaryPassword', 'auth.passwordTooShort');
    const place = placeOfRole(values.roleAlias);
    if (place && values[place] === null) refuse(place, 'request.required');
    await holdScopes(
      tx,
      values.scopes.filter((one) => !before?.scopes.includes(one)),
    );
    // What the role does not bring is given by the head office alone.
    if (scope.kind !== 'everything')
      for (const name of ['flinkAdmin', 'flinkMake'] as const)
        if (values[name] && !before?.[name]) refuse(name);
  },
  accountsOf: async (_db, ids) => ids,
  async bulkChange({ tx, holder, userId, action, rows }) {
    const made = await allMadeRoles(tx);
    const given = new Set<string>([
      ...rolesGivenBy(holder.alias),
      ...made.filter((role) => mayGiveMade(holder, role)).map(({ alias }) => alias),
    ]);
    const left = new Map<string, ErrorCode>();
    for (const { _id, roleAlias } of rows) {
      const reason = notBlockedInAHeap(String(roleAlias), given);
      if (_id === userId) left.set(_id, 'users.own');
      else if (reason) left.set(_id, reason);
    }
    const ids = rows.map(({ _id }) => _id).filter((id) => !left.has(id));
    const blocks = action === 'block';
    await sql`
      update users set blocked_at = ${blocks ? sql`now()` : null}, version = version + 1,
        -- What was open before the block stays shut after it.
        token_version = token_version + ${blocks ? 1 : 0}
      where _id = any(${ids}) and (blocked_at is null) = ${blocks}`.execute(tx);
    return left;
  },
  async afterwards({ tx, scope, by, _id, before, values, letters }) {
    await tx
      .updateTable('users')
      .set({
        flags: JSON.stringify({
          ...(values.flinkAdmin ? { flinkAdmin: true } : {}),
          ...(values.flinkMake ? { flinkMake: true } : {}),
        }),
        blocked_at: values.blocked ? sql<Date>`coalesce(blocked_at, now())` : null,
        ...(values.blocked && { token_version: sql<number>`token_version + 1` }),
      })
      .where('_id', '=', _id)
      .execute();
    await moveIn(tx, _id, placeOf(values.roleAlias, values));
    const { firstname, lastname } = values;
    const email = tidyEmail(values.email);
    if (values.temporaryPassword !== null) {
      const names = [firstname, lastname, email];
      const hash = await chosenPassword(values.temporaryPassword, names, 'temporaryPassword');
      await replaceUserPassword(tx, _id, hash);
      await tx.updateTable('users').set({ temporary_password: true }).where('_id', '=', _id).execute();
    }
    const account = { target: { userId: _id }, name: firstname, email, username: email };
    const hasNewPassword = values.temporaryPassword !== null;
    if (before !== null) await letters.changed({ ...account, before: before.email, hasNewPassword });
    else if (!hasNewPassword) await letters.invite([account]);
    const place = placeOf(values.roleAlias, values) === 'learningCenterId' ? values.learningCenterId : null;
    const opensAnew =
      hasNewPassword || before?.email !== email || before.learningCenterId !== values.learningCenterId;
    if (place !== null && opensAnew && !knowsFamilies(scope))
      await tellCenter(tx, {
        learningCenterId: place,
        kind: 'accountFromAbove',
        lines: [{ who: by, whom: `${firstname} ${lastname}`, email }],
        except: _id,
      });
  },
});

/** Owners and the head office are let in and out one at a time, whoever is asked. */
function notBlockedInAHeap(role: string, given: ReadonlySet<string>): ErrorCode | undefined {
  if (role === 'SUPER' || role === 'MASTER_ADMIN') return 'users.headOffice';
  return given.has(role) ? undefined : 'users.notBelow';
}

/** A scope that is being given is not deleted meanwhile: no table keeps one from the other. */
async function holdScopes(tx: DbOrTx, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  const held = await sql`select from scopes where _id = any(${ids}) for share`.execute(tx);
  if (held.rows.length !== ids.length)
    throw new AppError('request.invalid', { fields: { scopes: 'notFound' } });
}

/** Belongs to what the place of the role belongs to, and to nothing else. */
async function moveIn(tx: DbOrTx, id: string, place: Place | null): Promise<void> {
  if (place === 'learningCenterId')
    await sql`
      update users set master_organization_id = center.master_organization_id, region_id = center.region_id
      from learning_centers as center
      where users._id = ${id} and center._id = users.learning_center_id`.execute(tx);
  if (place === 'regionId')
    await sql`
      update users set master_organization_id = region.master_organization_id, learning_center_id = null
      from regions as region
      where users._id = ${id} and region._id = users.region_id`.execute(tx);
  if (place === 'masterOrganizationId')
    await sql`update users set region_id = null, learning_center_id = null where _id = ${id}`.execute(tx);
}
