import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import * as repo from './login-screens.repo.ts';

export function loginScreensService({ db }: { readonly db: Db }) {
  return {
    /** Families are sent to their faces. Staff are not even looked up: they and nobody are the same here. */
    async byEmail(email: string) {
      const family = await repo.familyByEmail(db, email);
      if (!family) return { dialogLoginFlow: { familyLoginUrl: null } };
      const { _id, learningCenterUrl, onePerson } = family;
      if (onePerson) return { data: `/${learningCenterUrl}?family=${_id}&onePerson=true` };
      return { dialogLoginFlow: { familyLoginUrl: `/login?family=${_id}` } };
    },

    async familyLogins(familyId: string) {
      const [family, members] = await Promise.all([repo.familyById(db, familyId), repo.faces(db, familyId)]);
      if (!family) throw new AppError('notFound');
      const { learningCenterUrl, onePerson } = family;
      return { learningCenterUrl, onePerson, members: onePerson ? theOneLearner(members) : members };
    },
  };
}

/** The parent who registered holds the account; the learner is the other one, or the only one there is. */
function theOneLearner<Member extends { readonly isAdmin: boolean }>(members: readonly Member[]): Member[] {
  return members.toSorted((a, b) => Number(a.isAdmin) - Number(b.isAdmin)).slice(0, 1);
}
