import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import type { Scope } from '../../plugins/access/scope.ts';
import type { organizationsService } from '../organizations/organizations.service.ts';
import * as repo from './families.repo.ts';

interface Needs {
  readonly db: Db;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'learningCenter'>;
}

export function familiesService({ db, organizations }: Needs) {
  return {
    async ofLearningCenter(scope: Scope, learningCenterId: string) {
      await organizations.learningCenter(scope, learningCenterId);
      return repo.familiesOfCenter(db, scope, learningCenterId);
    },

    async members(scope: Scope, familyId: string) {
      if (!(await repo.familyInScope(db, scope, familyId))) throw new AppError('notFound');
      return repo.membersOfFamily(db, scope, familyId);
    },
  };
}
