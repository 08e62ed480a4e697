import { madeGroupsCalls } from '@flink/contract/calls/make/made-groups.ts';
import { type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { authorOf } from '../make.scope.ts';

const by = (principal: Principal, locale?: string) => authorOf(sessionOf(principal), locale);

export const madeGroupsRoutes = ({ madeGroups, generation }: Services) =>
  routesOf(madeGroupsCalls)({
    madeGroups: ({ query, principal, locale }) => madeGroups.list(by(principal, locale), query),
    madeGroup: async ({ params, principal }) => ({
      success: true,
      data: await madeGroups.open(by(principal), params.id),
    }),
    createGroup: async ({ body, principal }) => ({
      success: true,
      data: await madeGroups.create(by(principal), body),
    }),
    changeGroup: async ({ body, principal }) => ({
      success: true,
      data: await madeGroups.change(by(principal), body),
    }),
    deleteGroup: async ({ params, principal }) => ({
      success: true,
      undo: await madeGroups.remove(by(principal), params.id),
    }),
    moveToWordAgList: async ({ body, principal }) => {
      await madeGroups.addToList(by(principal), body.wordAgIds);
      return { success: true };
    },
    removeFromWordAgList: async ({ body, principal }) => {
      await madeGroups.removeFromList(by(principal), body.wordAgIds);
      return { success: true };
    },
    groupNameIsFree: async ({ query, principal }) => ({
      success: true,
      ...(await madeGroups.nameIsFree(by(principal), query.type, query.name)),
    }),
    checkGroup: async ({ body, principal }) => ({
      success: true,
      data: await madeGroups.check(by(principal), body.groups, body.userId),
    }),
    checkGroupWords: async ({ body, principal }) => ({
      success: true,
      ...(await madeGroups.checkWords(by(principal), body.locale, body.words)),
    }),
    removeElementsFromWordAg: async ({ body, principal }) => ({
      success: true,
      ...(await madeGroups.removeElements(by(principal), body.elementsIds, body.locale)),
    }),
    copyOtherLangWordsFiles: async ({ body, principal }) => ({
      success: true,
      ...(await generation.copyFiles(by(principal), body.activeGroup, body.locale, body.allWordsAssets)),
    }),
    copyWordlistFiles: async ({ params, principal }) => ({
      success: true,
      ...(await generation.copyFiles(by(principal), params.id, undefined, [])),
    }),
  });
