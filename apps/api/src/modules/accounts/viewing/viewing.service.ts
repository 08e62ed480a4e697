import { mayViewAs } from '@flink/contract/access/viewing.ts';
import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { holderOfSession } from '../../../plugins/access/principal.ts';
import type { Tokens } from '../../../plugins/access/tokens.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import * as people from '../people.repo.ts';
import { sessionOfTeam, sessionOfUser, viewedBy } from '../sessions/session-of.ts';
import * as sessionRows from '../sessions/sessions.repo.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Caller } from '../sign-in/caller.ts';

/** Long enough to find out what somebody sees; who needs longer asks again, and that is written down again. */
const LIFE_SECONDS = 30 * 60;

interface Needs {
  readonly db: Db;
  readonly tokens: Tokens;
  readonly sessions: Pick<SessionsService, 'admitUser' | 'admitTeam'>;
}

/** Seeing Flink as another person does. What such a token opens is the business of the door (plugins/access). */
export function viewingService({ db, tokens, sessions }: Needs) {
  const begin = (own: Session, person: Session, resource: 'users' | 'familyMembers') =>
    db.transaction().execute(async (tx) => {
      const viewer = await people.userOfSession(tx, own.sessionId);
      if (!viewer) throw new AppError('session.invalid');
      const held = await sessionRows.beginViewing(tx, person.user._id, own.sessionId, LIFE_SECONDS);
      const session = viewedBy({ ...person, sessionId: held._id }, viewer);
      await writeDown(tx, {
        _id: held._id,
        actor: { _id: viewer._id, name: `${viewer.firstname} ${viewer.lastname}` },
        action: 'viewStart',
        resource,
        rowId: person.user._id,
        title: `${person.user.firstname} ${person.user.lastname}`,
        before: null,
        after: null,
      });
      return tokens.sign(session, held.expiresAt);
    });

  const refuse = (own: Session, person: Session, blockedAt: Date | null) => {
    if (own.user._id === person.user._id) throw new AppError('viewing.yourself');
    if (!mayViewAs(holderOfSession(own), holderOfSession(person))) throw new AppError('viewing.notBelow');
    if (blockedAt !== null) throw new AppError('viewing.blocked');
  };

  return {
    async asUser(own: Session, userId: string, caller: Caller): Promise<string> {
      const row = await people.userById(db, userId);
      if (!row) throw new AppError('notFound');
      const person = sessionOfUser(row, own.sessionId);
      refuse(own, person, row.blockedAt);
      sessions.admitUser(row, caller);
      return begin(own, person, 'users');
    },

    /** The learner alone: others of a team would have to say yes to playing along. */
    async asLearner(own: Session, memberId: string, caller: Caller): Promise<string> {
      const row = await people.memberById(db, memberId);
      if (!row) throw new AppError('notFound');
      const person = sessionOfTeam([row], own.sessionId);
      refuse(own, person, row.blockedAt);
      await sessions.admitTeam([row], caller);
      return begin(own, person, 'familyMembers');
    },
  };
}
