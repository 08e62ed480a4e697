import type { Product, SolutionMenu } from '@flink/contract/entities/menu.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './menus.repo.ts';

/** What decides the state of a group. */
export interface GroupMembers {
  readonly _id: string;
  readonly activityIds: readonly string[];
  /** Only of a group that was generated from a wordlist. */
  readonly defaultActivityId: string | null;
}

export type MenusService = ReturnType<typeof menusService>;

export function menusService({ db }: { readonly db: Db }) {
  return {
    /** With at least one solution, or an error. */
    async productOf(familyId: string): Promise<Product> {
      const [product] = await repo.productOfFamily(db, familyId);
      if (!product) throw new AppError('play.noSolutions');
      if (product.solutions.length === 0) throw new AppError('play.productWithoutSolutions');
      return product;
    },

    async menu(familyId: string, solutionId: string): Promise<SolutionMenu> {
      const [solution] = await repo.solutionOfFamily(db, familyId, solutionId);
      if (!solution) throw new AppError('notFound');
      const [groups, activities] = await Promise.all([
        repo.groupsOf(db, solutionId),
        repo.activitiesOf(db, solutionId),
      ]);
      if (groups.length === 0) throw new AppError('play.solutionWithoutMenu');
      const byGroup = Map.groupBy(activities, ({ groupId }) => groupId);
      return {
        ...solution,
        activityGroups: groups.map(({ _id, name, level, subject }) => ({
          _id,
          isGroup: true,
          activityName: name,
          menuLevel: level,
          firstCategory: subject,
          activities: byGroup.get(_id) ?? [],
        })),
      };
    },

    /** Of a solution that `productOf` has named. */
    async groupMembers(solutionId: string): Promise<readonly GroupMembers[]> {
      const [groups, items] = await Promise.all([
        repo.groupsOf(db, solutionId),
        repo.activityIdsOf(db, solutionId),
      ]);
      const byGroup = Map.groupBy(items, ({ groupId }) => groupId);
      return groups.map(({ _id, generatedFrom, defaultActivityId }) => ({
        _id,
        activityIds: (byGroup.get(_id) ?? []).map(({ activityId }) => activityId),
        defaultActivityId: generatedFrom === null ? null : defaultActivityId,
      }));
    },
  };
}
