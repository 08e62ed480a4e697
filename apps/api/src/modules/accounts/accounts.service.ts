import { LEARNER_ROLE } from '@flink/contract/access/roles.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import type { Principal } from '../../plugins/access/principal.ts';
import type { Tokens } from '../../plugins/access/tokens.ts';
import * as repo from './accounts.repo.ts';
import { passwordFits } from './passwords.ts';

export function accountsService({ db, tokens }: { readonly db: Db; readonly tokens: Tokens }) {
  return {
    /** The same answer, in text and time, for an unknown name, a wrong password and a blocked person. */
    async login(name: string, password: string): Promise<string> {
      const found = await findByName(db, name.trim().toLowerCase());
      const fits = await passwordFits(found?.row.passwordHash ?? null, password);
      if (!found || !fits || found.row.blockedAt !== null) throw new AppError('auth.wrongCredentials');
      if (found.kind === 'user') await repo.noteSeen(db, found.row._id);
      return tokens.sign(sessionOf(found));
    },

    async renew(principal: Principal): Promise<string> {
      if (principal.kind !== 'person') throw new AppError('session.invalid');
      const { user, learner, version } = principal.session;
      const found = learner
        ? asMember(await repo.memberById(db, learner._id))
        : asUser(await repo.userById(db, user._id));
      if (!found || found.row.blockedAt !== null || found.row.version !== version)
        throw new AppError('session.invalid');
      return tokens.sign(sessionOf(found));
    },
  };
}

type Found =
  | { readonly kind: 'user'; readonly row: repo.UserCredentials }
  | { readonly kind: 'member'; readonly row: repo.MemberCredentials };

const asUser = (row: repo.UserCredentials | undefined): Found | null => (row ? { kind: 'user', row } : null);
const asMember = (row: repo.MemberCredentials | undefined): Found | null =>
  row ? { kind: 'member', row } : null;

/** Staff sign in with their email, learners with their username; a username never holds an @. */
async function findByName(db: Db, name: string): Promise<Found | null> {
  return name.includes('@')
    ? asUser(await repo.userByEmail(db, name))
    : asMember(await repo.memberByUsername(db, name));
}

function sessionOf({ kind, row }: Found): Session {
  const place = {
    masterOrganizationId: row.masterOrganizationId,
    regionId: row.regionId,
    learningCenterId: row.learningCenterId,
  };
  const { _id, firstname, lastname, locale, version } = row;
  if (kind === 'user') {
    return {
      user: { _id, firstname, lastname, locale, temporaryPassword: row.temporaryPassword, ...place },
      userRole: {
        alias: row.alias,
        name: row.roleName,
        redirect: row.redirect as Session['userRole']['redirect'],
        flags: {
          ...(row.roleFlags as Record<string, boolean>),
          ...(row.ownFlags as Record<string, boolean>),
        },
        permissions: row.permissions as Record<string, unknown>,
      },
      learner: null,
      team: [],
      version,
    };
  }
  const { familyId, username, isAdmin, face } = row;
  const type = row.type as 'adult' | 'child';
  const learner = { _id, familyId, firstname, lastname, username, isAdmin, type, face };
  return {
    user: { _id, firstname, lastname, locale, temporaryPassword: false, ...place },
    userRole: {
      alias: LEARNER_ROLE.alias,
      name: LEARNER_ROLE.name,
      redirect: LEARNER_ROLE.redirect,
      flags: { ...LEARNER_ROLE.flags },
      permissions: { ...LEARNER_ROLE.permissions },
    },
    learner,
    team: [learner],
    version,
  };
}
