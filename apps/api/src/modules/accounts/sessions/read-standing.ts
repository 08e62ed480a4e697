import { mayViewAs } from '@flink/contract/access/viewing.ts';
import type { Db } from '../../../db/database.ts';
import { holderOfSession } from '../../../plugins/access/principal.ts';
import type { ReadStanding, Standing } from '../../../plugins/access/standing.ts';
import * as people from '../people.repo.ts';
import { sessionOfTeam, sessionOfUser, viewedBy } from './session-of.ts';

/** One question to the database for all that the door has to know; two where somebody views as another. */
export function readStandingIn(db: Db): ReadStanding {
  return async ({ sessionId, learner, cleverLogin }) => {
    const wishes = { cleverLogin };
    if (learner === null) {
      const row = await people.userOfSession(db, sessionId);
      if (!row || row.blockedAt !== null) return null;
      const own = { ...endsOf([row]), isDemo: row.isDemo, session: sessionOfUser(row, sessionId, wishes) };
      return seenBy(db, row.viewerSessionId, own);
    }
    const rows = await people.membersOfSession(db, sessionId);
    if (!people.isWhole(rows)) return null;
    const own = {
      ...endsOf(rows),
      isDemo: rows.some(({ isDemo }) => isDemo),
      session: sessionOfTeam(rows, sessionId, wishes),
    };
    return seenBy(db, rows[0].viewerSessionId, own);
  };
}

/** Who views as another does so as long as they are signed in themselves and may. */
async function seenBy(db: Db, viewerSessionId: string | null, own: Standing): Promise<Standing | null> {
  if (viewerSessionId === null) return own;
  const viewer = await people.userOfSession(db, viewerSessionId);
  if (!viewer || viewer.blockedAt !== null) return null;
  const looking = holderOfSession(sessionOfUser(viewer, viewerSessionId));
  if (!mayViewAs(looking, holderOfSession(own.session))) return null;
  return {
    ...own,
    isDemo: own.isDemo || viewer.isDemo,
    endedAt: own.endedAt ?? viewer.endedAt,
    session: viewedBy(own.session, viewer),
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
