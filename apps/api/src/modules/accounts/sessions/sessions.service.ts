import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { type Standings, versionOf } from '../../../plugins/access/standing.ts';
import type { Tokens } from '../../../plugins/access/tokens.ts';
import type { BillingService } from '../../billing/billing.service.ts';
import { demoRefusal, isResumable, paymentRefusal, refuse, standingRefusal } from '../login-screens/entry.ts';
import * as people from '../people.repo.ts';
import type { Caller } from '../sign-in/caller.ts';
import { endViewings } from '../viewing/viewing.repo.ts';
import { SESSION_LIFE } from './session-life.ts';
import { type SessionWishes, sessionOfTeam, sessionOfUser } from './session-of.ts';
import * as repo from './sessions.repo.ts';

interface Needs {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly standings: Pick<Standings, 'check' | 'drop' | 'end' | 'refresh'>;
  readonly billing: Pick<BillingService, 'accessOf' | 'owed'>;
}

interface TokenWishes extends SessionWishes {
  /** The field of each person's password, where a refusal is shown. */
  readonly fields?: readonly (string | undefined)[];
}

export type SessionsService = ReturnType<typeof sessionsService>;

type Members = readonly people.MemberCredentials[];

export function sessionsService({ db, tokens, standings, billing }: Needs) {
  const admitUser = (
    row: people.UserCredentials,
    caller: Caller,
    fields?: readonly (string | undefined)[],
  ) => {
    const refusal = demoRefusal([row], caller) ?? standingRefusal([row]);
    if (refusal) refuse(refusal, fields);
  };

  const admitTeam = async (rows: Members, caller: Caller, fields?: readonly (string | undefined)[]) => {
    const refusal = demoRefusal(rows, caller) ?? standingRefusal(rows) ?? (await paymentRefusalOf(rows));
    if (refusal) refuse(refusal, fields);
  };

  const paymentRefusalOf = async (rows: Members) => {
    const families = [...new Set(rows.map(({ familyId }) => familyId))];
    const accesses = await Promise.all(families.map((familyId) => billing.accessOf(familyId)));
    const accessOf = new Map(families.map((familyId, index) => [familyId, accesses[index] ?? 'ok']));
    const refusal = paymentRefusal(rows, (familyId) => accessOf.get(familyId) ?? 'ok');
    const payer = refusal && isResumable(refusal.code) ? rows[refusal.index] : undefined;
    if (!refusal || !payer) return refusal;
    // Of several people, whose card it is.
    const name = rows.length > 1 ? `${payer.firstname} ${payer.lastname}`.trim() : null;
    return { ...refusal, owed: { ...(await billing.owed(payer.familyId)), payer: name } };
  };

  const signUser = (row: people.UserCredentials, held: repo.HeldSession, wishes: SessionWishes) =>
    tokens.sign(sessionOfUser(row, held._id, wishes), held.expiresAt);

  const signTeam = (rows: Team, held: repo.HeldSession, wishes: SessionWishes) =>
    tokens.sign(sessionOfTeam(rows, held._id, wishes), held.expiresAt);

  /** Throws session.invalid once the session was left or replaced, and when anybody in it is not who they were. */
  const userOf = async ({ sessionId, version }: Session) => {
    const row = await people.userOfSession(db, sessionId);
    if (!row || row.blockedAt !== null || row.endedAt !== null || row.version !== version)
      throw new AppError('session.invalid');
    return notOver(row, row);
  };

  const teamOf = async ({ sessionId, version }: Session) => {
    const rows = await people.membersOfSession(db, sessionId);
    if (!people.isWhole(rows) || rows[0].endedAt !== null || versionOf(rows) !== version)
      throw new AppError('session.invalid');
    return notOver(rows, rows[0]);
  };

  const membersBy = async (memberIds: readonly string[]): Promise<Team> => {
    const rows = await people.membersByIds(db, memberIds);
    if (!isTeam(rows) || rows.length < memberIds.length) throw new AppError('access.denied');
    return rows;
  };

  const currentVersion = async ({ sessionId, learner }: Session) => {
    if (learner !== null) return versionOf(await people.membersOfSession(db, sessionId));
    return (await people.userOfSession(db, sessionId))?.version ?? 0;
  };

  /** The same people again, as they are now. */
  const renew = async (session: Session, caller: Caller): Promise<string> => {
    const { sessionId, learner, cleverLogin } = session;
    standings.refresh(session);
    if (session.viewer) {
      const now = await standings.check(session);
      return tokens.sign(now.session, now.expiresAt);
    }
    if (learner === null) {
      const row = await userOf(session);
      admitUser(row, caller);
      await repo.noteRenewed(db, sessionId);
      return signUser(row, { _id: sessionId, expiresAt: row.expiresAt }, { cleverLogin });
    }
    const rows = await teamOf(session);
    await admitTeam(rows, caller);
    await repo.noteRenewed(db, sessionId);
    return signTeam(rows, { _id: sessionId, expiresAt: rows[0].expiresAt }, { cleverLogin });
  };

  return {
    teamOf,
    /** Both throw what stands in the way of somebody who would sign in. */
    admitUser,
    admitTeam,

    /** Throws access.denied for a blocked user, learningCenters.expired for one of an expired center. */
    async tokenForUser(
      userId: string,
      caller: Caller,
      { fields, ...wishes }: TokenWishes = {},
    ): Promise<string> {
      const row = await people.userById(db, userId);
      if (!row) throw new AppError('access.denied');
      admitUser(row, caller, fields);
      const held = await repo.begin(db, [row._id], SESSION_LIFE.office, caller.deviceKind);
      await people.noteSeen(db, userId);
      return signUser(row, held, wishes);
    },

    /** Throws as for a user, and payments.… when the access of a family hangs on a payment. */
    async tokenForTeam(
      memberIds: readonly string[],
      caller: Caller,
      { fields, ...wishes }: TokenWishes = {},
    ): Promise<string> {
      const rows = await membersBy(memberIds);
      await admitTeam(rows, caller, fields);
      const held = await repo.begin(db, memberIds, SESSION_LIFE.learner, caller.deviceKind);
      return signTeam(rows, held, wishes);
    },

    /** Who plays on a device has changed: a session for those who play now, and the old one is not renewed any more. */
    async tokenInstead(
      { sessionId, cleverLogin }: Session,
      memberIds: readonly string[],
      caller: Caller,
      fields?: readonly (string | undefined)[],
    ): Promise<string> {
      const rows = await membersBy(memberIds);
      await admitTeam(rows, caller, fields);
      const held = await repo.replace(db, sessionId, memberIds);
      if (!held) throw new AppError('session.invalid');
      return signTeam(rows, held, { cleverLogin });
    },

    /** These people have changed something about themselves: the same session, with a token that knows it. */
    async tokenAfterChange(session: Session, caller: Caller): Promise<string> {
      const version = await currentVersion(session);
      return renew({ ...session, version }, caller);
    },

    renew,

    /** Neither the token nor one that was made from it is let in any more. */
    async end(session: Session): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await endViewings(tx, session.sessionId);
        await repo.end(tx, session.sessionId);
      });
      standings.end(session);
      // What is seen as another by this session ends with it.
      standings.drop([session.user._id]);
    },
  };
}

function notOver<Rows>(rows: Rows, { expiresAt }: Pick<people.UserOfSession, 'expiresAt'>): Rows {
  if (expiresAt <= new Date()) throw new AppError('session.expired');
  return rows;
}

type Team = readonly [people.MemberCredentials, ...people.MemberCredentials[]];

const isTeam = (rows: Members): rows is Team => rows.length > 0;
