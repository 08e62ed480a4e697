import type { Product, SolutionMenu } from '@flink/contract/entities/menu.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { oneLine } from '@flink/contract/rules/one-line.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { inOrder } from './activity-order.ts';
import * as repo from './menus.repo.ts';

export type MenusService = ReturnType<typeof menusService>;

export function menusService({ db }: { readonly db: Db }) {
  /** Of a family, or of nobody: as it is built for whoever will have it. */
  async function read(
    familyId: string | null,
    solutionId: string,
    activities: 'all' | 'none',
  ): Promise<SolutionMenu | undefined> {
    const [[solution], groups, items] = await Promise.all([
      familyId === null ? repo.anySolution(db, solutionId) : repo.solutionOfFamily(db, familyId, solutionId),
      repo.groupsOf(db, solutionId),
      activities === 'all' ? repo.activitiesOf(db, solutionId) : [],
    ]);
    // Not of the family's product: what was read beside it is not shown.
    if (!solution) return undefined;
    const byGroup = Map.groupBy(items, ({ groupId }) => groupId);
    return {
      ...solution,
      activityGroups: notEmpty(groups).map(
        ({ _id, groupId, name, level, subject, activityCount, pictured }) => ({
          _id,
          isGroup: true,
          groupId,
          activityName: name,
          formattedName: oneLine(name),
          menuLevel: level,
          firstCategory: subject,
          activityCount,
          pictures: pictured ? addressesOf(pictured) : [],
          activities: byGroup.get(_id) ?? [],
        }),
      ),
    };
  }

  /** A teacher sees and gives what was given to them (spec 3 §6). */
  const productsFor = (scope: Scope) =>
    repo.products(db, scope.kind === 'teacher' ? { teacherId: scope.userId } : {});

  return {
    /** With its solutions, which may be none; null for a family without a product. */
    async findProduct(familyId: string): Promise<Product | null> {
      const [product] = await repo.productOfFamily(db, familyId);
      return product ?? null;
    },

    /** With at least one solution, or an error. */
    async productOf(familyId: string): Promise<Product> {
      const [product] = await repo.productOfFamily(db, familyId);
      if (!product) throw new AppError('play.noSolutions');
      if (product.solutions.length === 0) throw new AppError('play.productWithoutSolutions');
      return product;
    },

    /** Without `activities` the groups alone: its size does not depend on how much can be played. */
    async menu(
      familyId: string | null,
      solutionId: string,
      activities: 'all' | 'none',
    ): Promise<SolutionMenu> {
      const menu = await read(familyId, solutionId, activities);
      if (!menu) throw new AppError('notFound');
      if (menu.activityGroups.length === 0) throw new AppError('play.solutionWithoutMenu');
      return menu;
    },

    /** The groups alone; undefined where there are none. */
    async groupsOf(familyId: string, solutionId: string): Promise<SolutionMenu | undefined> {
      const menu = await read(familyId, solutionId, 'none');
      return menu && menu.activityGroups.length > 0 ? menu : undefined;
    },

    /** What stands in a group of the family's product; without a family, of any. */
    async group(familyId: string | null, groupId: string) {
      const [found] = await (familyId === null
        ? repo.anyGroup(db, groupId)
        : repo.groupOfFamily(db, familyId, groupId));
      if (!found) throw new AppError('play.groupNotFound');
      const { lastActivityId, ...group } = found;
      const activities = group.activities.map(({ folder, files, ...activity }, step) => ({
        ...activity,
        step,
        pictures: addressesOf({ folder, files }),
      }));
      return { ...group, activities: inOrder(activities, group.locale, lastActivityId) };
    },

    async checkSolutions(familyId: string, wanted: readonly string[]): Promise<void> {
      if (wanted.length === 0) return;
      const offered = new Set((await repo.solutionIdsOfFamily(db, familyId)).map(({ _id }) => _id));
      if (wanted.some((id) => !offered.has(id))) throw new AppError('play.solutionNotFound');
    },

    productNames: () => repo.productNames(db),

    productsFor,

    solutions: async (scope: Scope, which: Parameters<typeof repo.solutions>[1]) => {
      const products = new Set((await productsFor(scope)).map(({ _id }) => _id));
      return (await repo.solutions(db, which)).filter(({ productId }) => products.has(productId));
    },

    /** Of a product that the person asking sees. */
    async solutionsFor(scope: Scope, productId: string) {
      if (!(await productsFor(scope)).some(({ _id }) => _id === productId)) throw new AppError('notFound');
      return repo.solutions(db, { productId });
    },

    async solutionsOf(productId: string) {
      const [product] = await repo.productName(db, productId);
      if (!product) throw new AppError('notFound');
      return repo.solutions(db, { productId });
    },

    async productName(id: string): Promise<string> {
      const [product] = await repo.productName(db, id);
      if (!product) throw new AppError('notFound');
      return product.name;
    },
  };
}

/** A group without an activity, in it or below it, would lead a child to nothing: it waits in the builder. */
function notEmpty<Group extends { _id: string; groupId: string | null; activityCount: number }>(
  groups: readonly Group[],
): readonly Group[] {
  const byId = new Map(groups.map((group) => [group._id, group]));
  const seen = new Set<string>();
  for (const { _id, activityCount } of groups) {
    if (activityCount === 0) continue;
    // Those above were seen with another one, or stand in each other by mistake.
    for (let at = byId.get(_id); at && !seen.has(at._id); at = byId.get(at.groupId ?? '')) seen.add(at._id);
  }
  return groups.filter(({ _id }) => seen.has(_id));
}

/** As many as a card has room for. */
const PICTURES = 3;

const addressesOf = ({ folder, files }: repo.Pictured): string[] =>
  [...new Set(files)].slice(0, PICTURES).map((file) => mediaAddress(file, folder));
