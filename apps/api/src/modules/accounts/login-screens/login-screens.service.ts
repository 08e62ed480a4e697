import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import type { Caller } from '../sign-in/caller.ts';
import type { DevicesService } from '../sign-in/devices.service.ts';
import * as repo from './login-screens.repo.ts';
import { lookingLimit } from './looking-limit.ts';
import { shownMember } from './shown-member.ts';

interface Needs {
  readonly db: Db;
  readonly devices: Pick<DevicesService, 'acquaintance'>;
}

/** What staff, strangers and families that show nothing are told. */
const ASK_FOR_PASSWORD = { dialogLoginFlow: { familyLoginUrl: null } };

export function loginScreensService({ db, devices }: Needs) {
  const looks = lookingLimit(db);

  return {
    /** Families are sent to their faces. Staff are not even looked up: they and nobody are the same here. */
    async byEmail(email: string, { place }: Caller) {
      await looks.count(place);
      const family = await repo.familyByEmail(db, email);
      if (!family?.isListed) return ASK_FOR_PASSWORD;
      const { _id, learningCenterUrl, onePerson } = family;
      if (onePerson) return { data: `/${learningCenterUrl}?family=${_id}&onePerson=true` };
      return { dialogLoginFlow: { familyLoginUrl: `/login?family=${_id}` } };
    },

    /** A family that does not want to be listed has no faces here, wherever it is asked for. */
    async familyLogins(familyId: string, { place, device }: Caller) {
      const isKnown = await devices.acquaintance(device, familyId);
      const [family, members] = await Promise.all([repo.familyById(db, familyId), repo.faces(db, familyId)]);
      if (!members.some(({ _id }) => isKnown(_id))) await looks.count(place);
      if (!family) throw new AppError('notFound');
      const { learningCenterUrl, onePerson, isListed } = family;
      const faces = onePerson ? theOneLearner(members) : members;
      return {
        learningCenterUrl,
        onePerson,
        members: isListed ? faces.map((member) => shownMember(member, isKnown(member._id))) : [],
      };
    },
  };
}

/** The parent who registered holds the account; the learner is the other one, or the only one there is. */
function theOneLearner<Member extends { readonly isAdmin: boolean }>(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => Number(a.isAdmin) - Number(b.isAdmin)).slice(0, 1);
}
