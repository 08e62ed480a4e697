import { generationCalls } from '@flink/contract/calls/make/generation.ts';
import { type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { authorOf } from '../make.scope.ts';

const by = (principal: Principal) => authorOf(sessionOf(principal));

export const generationRoutes = ({ generation, madeGroups, menuBuilder }: Services) =>
  routesOf(generationCalls)({
    previewActivities: async ({ body, principal, locale }) => ({
      success: true,
      data: await generation.preview(by(principal), body, locale),
    }),
    generateActivityGroup: async ({ body, principal, locale }) => ({
      success: true,
      ...(await generation.generateGroup(by(principal), body, locale)),
    }),
    generateWordActivities: async ({ body, principal, locale }) => ({
      success: true,
      ...(await generation.generateInGroup(by(principal), body, locale)),
    }),
    addLangVersionToWordActivities: async ({ body, principal, locale }) => ({
      success: true,
      ...(await generation.addLanguage(by(principal), body, locale)),
    }),
    activitiesAnew: async ({ params, principal, locale }) => ({
      success: true,
      data: await generation.anew(by(principal), params.id, locale),
    }),
    remakeActivities: async ({ body, principal, locale }) => ({
      success: true,
      remade: await generation.remakeOfList(by(principal), body, locale),
    }),
    checkWordAgsAssets: async ({ body, principal, locale }) => ({
      success: true,
      data: await generation.checkAssets(by(principal), body.wordAgIds, body.locale, locale),
    }),
    transferToWordAgs: async ({ body, principal }) => ({
      success: true,
      data: await generation.transfer(by(principal), body.wordlistsIds),
    }),
    keepWordsApart: async ({ body, principal }) => {
      await generation.keepApart(by(principal), body.wordId, body.otherId);
      return { success: true };
    },
    bringWordsTogether: async ({ params }) => {
      await generation.bringTogether(params.wordId, params.otherId);
      return { success: true };
    },
    wordChanges: async ({ params, principal }) => ({
      success: true,
      data: await generation.wordChanges(by(principal), params.id),
    }),
    putGroupIntoMenu: async ({ params, body, principal }) => {
      const group = await madeGroups.open(by(principal), params.id);
      return { success: true, groupId: await menuBuilder.place(sessionOf(principal), body, group) };
    },
  });
