import type { SessionLearner } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { memberSlots } from '@flink/contract/rules/people/family-form.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { organizationsService } from '../organizations/organizations.service.ts';
import * as repo from './families.repo.ts';

interface Needs {
  readonly db: Db;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'learningCenter'>;
}

export type FamiliesService = ReturnType<typeof familiesService>;

export function familiesService({ db, organizations }: Needs) {
  const checkSeen = async (scope: Scope, familyId: string): Promise<void> => {
    if (!(await repo.familyInScope(db, scope, familyId))) throw new AppError('notFound');
  };

  return {
    async ofLearningCenter(scope: Scope, learningCenterId: string) {
      await organizations.learningCenter(scope, learningCenterId);
      return repo.familiesOfCenter(db, scope, learningCenterId);
    },

    ofIds: (scope: Scope, ids: readonly string[]) => repo.familiesWith(db, scope, ids),

    async members(scope: Scope, familyId: string) {
      await checkSeen(scope, familyId);
      return repo.membersOfFamily(db, scope, familyId);
    },

    async member(scope: Scope, memberId: string) {
      const member = await repo.memberInScope(db, scope, memberId);
      if (!member) throw new AppError('notFound');
      return member;
    },

    checkSeen,

    /** Spec 1 §6: of those who sit there one holds the account. */
    async checkHolds(team: readonly SessionLearner[], familyId: string): Promise<void> {
      const own = team.filter((one) => one.familyId === familyId);
      if (own.some(({ isAdmin }) => isAdmin)) return;
      if (own.length === 0 || !(await repo.hasNoHolder(db, familyId)))
        throw new AppError('families.onlyFamilyAdmin');
    },

    /** Of the person asking. */
    async own(familyId: string) {
      const [family] = await repo.ownFamily(db, familyId);
      // Removed a moment ago.
      if (!family) throw new AppError('access.denied');
      const { addons, ...shown } = family;
      return { ...shown, memberSlots: memberSlots(addons) };
    },
  };
}
