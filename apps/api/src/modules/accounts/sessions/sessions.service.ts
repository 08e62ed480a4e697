import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { versionOf } from '../../../plugins/access/standing.ts';
import type { Tokens } from '../../../plugins/access/tokens.ts';
import type { BillingService } from '../../billing/billing.service.ts';
import { paymentRefusal, refuse, standingRefusal } from '../login-screens/entry.ts';
import * as people from '../people.repo.ts';
import { type SessionWishes, sessionOfTeam, sessionOfUser } from './session-of.ts';

interface Needs {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly billing: Pick<BillingService, 'accessOf'>;
}

interface TokenWishes extends SessionWishes {
  /** The field of each person's password, where a refusal is shown. */
  readonly fields?: readonly (string | undefined)[];
}

export type SessionsService = ReturnType<typeof sessionsService>;

export function sessionsService({ db, tokens, billing }: Needs) {
  const signUser = (row: people.UserCredentials, { fields, ...wishes }: TokenWishes) => {
    const refusal = standingRefusal([row]);
    if (refusal) refuse(refusal, fields);
    return tokens.sign(sessionOfUser(row, wishes));
  };

  const signTeam = async (rows: Team, { fields, ...wishes }: TokenWishes) => {
    const refusal = standingRefusal(rows) ?? (await paymentRefusalOf(rows));
    if (refusal) refuse(refusal, fields);
    return tokens.sign(sessionOfTeam(rows, wishes));
  };

  const paymentRefusalOf = async (rows: Team) => {
    const families = [...new Set(rows.map(({ familyId }) => familyId))];
    const accesses = await Promise.all(families.map((familyId) => billing.accessOf(familyId)));
    const accessOf = new Map(families.map((familyId, index) => [familyId, accesses[index] ?? 'ok']));
    return paymentRefusal(rows, (familyId) => accessOf.get(familyId) ?? 'ok');
  };

  /** As they are now. Whoever's password was changed or who was blocked ends the session of all. */
  const teamOf = async ({ team, version }: Session): Promise<Team> => {
    const rows = await people.membersByIds(
      db,
      team.map(({ _id }) => _id),
    );
    const isComplete = rows.length === team.length && versionOf(rows) === version;
    if (!isTeam(rows) || !isComplete || rows.some(({ blockedAt }) => blockedAt !== null))
      throw new AppError('session.invalid');
    return rows;
  };

  return {
    teamOf,

    /** Throws access.denied for a blocked user, learningCenters.expired for one of an expired center. */
    async tokenForUser(userId: string, wishes: TokenWishes = {}): Promise<string> {
      const row = await people.userById(db, userId);
      if (!row) throw new AppError('access.denied');
      const token = await signUser(row, wishes);
      await people.noteSeen(db, userId);
      return token;
    },

    /** Throws as for a user, and payments.… when the access of a family hangs on a payment. */
    async tokenForTeam(memberIds: readonly string[], wishes: TokenWishes = {}): Promise<string> {
      const rows = await people.membersByIds(db, memberIds);
      if (!isTeam(rows) || rows.length < memberIds.length) throw new AppError('access.denied');
      return signTeam(rows, wishes);
    },

    /** The same people again, as they are now. */
    async renew(session: Session): Promise<string> {
      const { user, learner, version, cleverLogin } = session;
      if (learner !== null) return signTeam(await teamOf(session), { cleverLogin });
      const row = await people.userById(db, user._id);
      if (!row || row.blockedAt !== null || row.version !== version) throw new AppError('session.invalid');
      return signUser(row, { cleverLogin });
    },
  };
}

type Team = readonly [people.MemberCredentials, ...people.MemberCredentials[]];

const isTeam = (rows: readonly people.MemberCredentials[]): rows is Team => rows.length > 0;
