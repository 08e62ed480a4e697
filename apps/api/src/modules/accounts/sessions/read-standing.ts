import type { Db } from '../../../db/database.ts';
import type { ReadStanding } from '../../../plugins/access/standing.ts';
import * as people from '../people.repo.ts';
import { sessionOfTeam, sessionOfUser } from './session-of.ts';

/** One question to the database for all that the door has to know. */
export function readStandingIn(db: Db): ReadStanding {
  return async ({ sessionId, learner, cleverLogin }) => {
    const wishes = { cleverLogin };
    if (learner === null) {
      const row = await people.userOfSession(db, sessionId);
      if (!row || row.blockedAt !== null) return null;
      return { ...endsOf([row]), isDemo: row.isDemo, session: sessionOfUser(row, sessionId, wishes) };
    }
    const rows = await people.membersOfSession(db, sessionId);
    if (!people.isWhole(rows)) return null;
    return {
      ...endsOf(rows),
      isDemo: rows.some(({ isDemo }) => isDemo),
      session: sessionOfTeam(rows, sessionId, wishes),
    };
  };
}

type Row = Pick<people.UserOfSession, 'expiresAt' | 'endedAt' | 'centerExpiresAt'>;

function endsOf(rows: readonly [Row, ...Row[]]) {
  const [{ expiresAt, endedAt }] = rows;
  const centers = rows.flatMap(({ centerExpiresAt }) => centerExpiresAt ?? []);
  return {
    expiresAt,
    endedAt,
    centerExpiresAt: centers.toSorted((a, b) => Number(a) - Number(b))[0] ?? null,
  };
}
