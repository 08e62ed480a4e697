import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { isOurCallback, type ReachedBy } from '../../../ports/school-sign-in/addresses.ts';
import type { SchoolPerson, SchoolSignIn } from '../../../ports/school-sign-in/port.ts';
import type { SessionsService } from '../sessions/sessions.service.ts';
import type { Caller } from '../sign-in/caller.ts';
import * as repo from './clever.repo.ts';

interface Needs {
  readonly db: Db;
  readonly school: SchoolSignIn;
  readonly sessions: Pick<SessionsService, 'tokenForUser' | 'tokenForTeam'>;
  /** The address people know Flink by, besides the one they came by. */
  readonly publicUrl: string | null;
}

export function cleverService({ db, school, sessions, publicUrl }: Needs) {
  return {
    /** The address of the school sign-in. It sends a code to `url`, which must be ours. */
    async start(url: string, state: string, reachedBy: ReachedBy): Promise<string> {
      if (!isOurCallback(url, reachedBy, publicUrl))
        throw new AppError('request.invalid', { fields: { url: 'request.notAllowed' } });
      return school.authorizeUrl({ redirectUrl: url, state });
    },

    async login(code: string, url: string, caller: Caller): Promise<string> {
      const person = await school.exchange({ code, redirectUrl: url });
      // Anybody may be anybody in the sandbox, also people whom a sync has made from it.
      if (school.sandbox !== null && !caller.mayUseDemo) throw new AppError('auth.demoOnlyHere');
      return signedIn(person, caller);
    },
  };

  async function signedIn({ districtId, userId, userType }: SchoolPerson, caller: Caller): Promise<string> {
    switch (userType) {
      case 'student':
      case 'contact': {
        const learner = await repo.learnerOfDistrict(db, districtId, userId);
        if (!learner || (userType === 'contact' && learner.type !== 'adult')) noAccount();
        return sessions.tokenForTeam([learner._id], caller, { cleverLogin: true });
      }
      case 'teacher':
      case 'staff':
      case 'school_admin':
      case 'district_admin': {
        const user = await repo.staffOfDistrict(db, districtId, userId);
        if (!user) noAccount();
        return sessions.tokenForUser(user._id, caller, { cleverLogin: true });
      }
    }
  }
}

function noAccount(): never {
  throw new AppError('auth.cleverFailed', { reason: 'school.noAccount' });
}
