import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { TEAM_SIZE } from '@flink/contract/rules/people/team.ts';
import type { Db } from '../../../db/database.ts';
import { refuse } from '../login-screens/entry.ts';
import { prove } from '../passwords/proof.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Caller } from '../sign-in/caller.ts';
import type { Throttle } from '../sign-in/throttle.ts';
import { type Signing, teamRefusal } from './team.ts';

interface Needs {
  readonly db: Db;
  readonly throttle: Throttle;
  readonly sessions: Pick<SessionsService, 'teamOf' | 'tokenInstead'>;
}

const FIELD = 'password';

/** Who plays on a device changes without anybody signing out: what each has reached is theirs, whoever sits beside. */
export function playingTogetherService({ db, throttle, sessions }: Needs) {
  return {
    async join(
      session: Session,
      credentials: { readonly username: string; readonly password: string },
      caller: Caller,
    ): Promise<string> {
      const team = await teamIn(session);
      const proof = await prove({ db, throttle }, credentials, caller);
      if (proof.kind === 'refused') throw new AppError(proof.code, { fields: { [FIELD]: proof.code } });
      const together: Signing[] = [...team.map((row) => ({ kind: 'member' as const, row })), proof.account];
      // Joining by one's own password is asking for it, also across families where the center allows that.
      const refusal =
        teamRefusal(together, { multiFamilyTeam: true }) ??
        (together.length > TEAM_SIZE ? ({ code: 'auth.notOneTeam', index: 0 } as const) : null);
      if (refusal) refuse({ ...refusal, index: 0 }, [FIELD]);
      const ids = [...team.map(({ _id }) => _id), proof.account.row._id];
      const fields = ids.map((_, place) => (place < team.length ? undefined : FIELD));
      return sessions.tokenInstead(session, ids, caller, fields);
    },

    async leave(session: Session, learnerId: string, caller: Caller): Promise<string> {
      const team = await teamIn(session);
      const others = team.map(({ _id }) => _id).filter((id) => id !== learnerId);
      // The last one signs out instead.
      if (others.length === 0 || others.length === team.length) throw new AppError('access.denied');
      return sessions.tokenInstead(session, others, caller);
    },
  };

  async function teamIn(session: Session) {
    // SUPER passes the door of learners and is none.
    if (session.learner === null) throw new AppError('access.denied');
    return sessions.teamOf(session);
  }
}
