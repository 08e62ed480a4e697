import { LEARNER_ROLE } from '@flink/contract/access/roles.ts';
import { centerConfig } from '@flink/contract/entities/organizations.ts';
import type { Session, SessionLearner } from '@flink/contract/entities/session.ts';
import { spokenLocale } from '@flink/contract/rules/play/spoken-locale.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { versionOf } from '../../../plugins/access/standing.ts';
import type { MemberCredentials, UserCredentials } from '../people.repo.ts';

export interface SessionWishes {
  /** Came through the school sign-in: decides where a teacher lands and where a logout leads (spec 1 §2, §4). */
  readonly cleverLogin?: boolean;
}

export function sessionOfUser(
  row: UserCredentials,
  sessionId: string,
  { cleverLogin = false }: SessionWishes = {},
): Session {
  return {
    sessionId,
    user: { ...personOf(row), temporaryPassword: row.temporaryPassword },
    userRole: {
      alias: row.alias,
      name: row.roleName,
      redirect: row.redirect as Session['userRole']['redirect'],
      flags: { ...(row.roleFlags as Record<string, boolean>), ...(row.ownFlags as Record<string, boolean>) },
      permissions: row.permissions as Record<string, unknown>,
    },
    learner: null,
    team: [],
    cleverLogin,
    version: row.version,
  };
}

/** The first member is the one the session is about; one alone is a team of one. */
export function sessionOfTeam(
  rows: readonly [MemberCredentials, ...MemberCredentials[]],
  sessionId: string,
  { cleverLogin = false }: SessionWishes = {},
): Session {
  const [first] = rows;
  return {
    sessionId,
    user: { ...personOf({ ...first, locale: localeOfMember(first) }), temporaryPassword: false },
    userRole: {
      alias: LEARNER_ROLE.alias,
      name: LEARNER_ROLE.name,
      redirect: LEARNER_ROLE.redirect,
      flags: { ...LEARNER_ROLE.flags },
      permissions: { ...LEARNER_ROLE.permissions },
    },
    learner: learnerOf(first),
    team: rows.map(learnerOf),
    cleverLogin,
    version: versionOf(rows),
  };
}

/** The session of a person as somebody else sees it; it is over when either of the two is not who they were. */
export const viewedBy = (session: Session, viewer: Viewer): Session => ({
  ...session,
  version: versionOf([session, viewer]),
  viewer: { _id: viewer._id, name: `${viewer.firstname} ${viewer.lastname}` },
});

type Viewer = Pick<UserCredentials, '_id' | 'firstname' | 'lastname' | 'version'>;

/** The own language, else that of the center. */
const localeOfMember = ({ locale, centerConfig: config }: MemberCredentials): string =>
  spokenLocale({ own: locale, center: centerConfig.parse(config).defaultLocale }) ?? DEFAULT_LOCALE;

function personOf(row: UserCredentials | (MemberCredentials & { readonly locale: string })) {
  const { _id, firstname, lastname, locale, masterOrganizationId, regionId, learningCenterId } = row;
  return { _id, firstname, lastname, locale, masterOrganizationId, regionId, learningCenterId };
}

function learnerOf(row: MemberCredentials): SessionLearner {
  const { _id, familyId, firstname, lastname, username, isAdmin, face, familyPlace } = row;
  return {
    _id,
    familyId,
    firstname,
    lastname,
    username,
    isAdmin,
    type: row.type as SessionLearner['type'],
    face,
    familyPlace,
  };
}
