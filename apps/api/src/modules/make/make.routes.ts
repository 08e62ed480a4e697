import { makeCalls } from '@flink/contract/calls/make/make.ts';
import { type Principal, sessionOf } from '../../plugins/access/principal.ts';
import { routesOf } from '../../plugins/calls.ts';
import type { Services } from '../../services.ts';
import { authorOf } from './make.scope.ts';

const by = (principal: Principal, locale?: string) => authorOf(sessionOf(principal), locale);

export const makeRoutes = ({ make, editList, legacy, saving, copying }: Services) =>
  routesOf(makeCalls)({
    makeCommon: async ({ principal, locale }) => ({
      success: true,
      data: await make.common(by(principal, locale), locale),
    }),
    makeStrings: ({ query }) => make.strings(query),
    searchActivities: ({ query, principal, locale }) => make.search(by(principal, locale), query),
    activityFilterChoices: ({ query, principal, locale }) => make.filterChoices(by(principal, locale), query),
    openActivity: async ({ params, query, principal, locale }) => ({
      success: true,
      data: await make.open(by(principal, locale), params.id, query.language),
    }),
    editList: ({ principal, locale }) => editList.list(by(principal, locale)),
    createActivity: async ({ body, principal, locale }) => ({
      success: true,
      data: await editList.create(by(principal, locale), body),
    }),
    convertLegacy: async ({ body, principal, locale }) => ({
      success: true,
      data: await legacy.convert(by(principal, locale), body),
    }),
    changeActivities: async ({ body, principal, locale }) => ({
      success: true,
      data: await editList.change(by(principal, locale), body.activities),
    }),
    removeFromEditList: async ({ body, principal }) => {
      await editList.remove(by(principal), body.activitiesIds);
      return { success: true };
    },
    moveToEditList: async ({ body, principal }) => {
      await editList.add(by(principal), body.activitiesIds);
      return { success: true };
    },
    saveActivity: async ({ params, body, principal }) => ({
      success: true,
      ...(await saving.save(sessionOf(principal), params.id, body, 'publish')),
    }),
    saveDraft: async ({ params, body, principal }) => ({
      success: true,
      ...(await saving.save(sessionOf(principal), params.id, body, 'automatic')),
    }),
    activityVersions: ({ params, query, principal }) =>
      saving.versions(by(principal), params.id, query.language),
    activityVersion: async ({ params, query, principal }) => ({
      success: true,
      data: await saving.version(by(principal), params.id, query.language, params.version),
    }),
    restoreVersion: async ({ params, body, principal }) => ({
      success: true,
      ...(await saving.restore(by(principal), params.id, params.version, body)),
    }),
    visitActivity: async ({ params, body, principal }) => ({
      success: true,
      ...(await make.visit(by(principal), params.id, body)),
    }),
    copyActivity: async ({ params, principal, locale }) => ({
      success: true,
      data: await copying.copy(by(principal, locale), params.id),
    }),
    copyActivityFiles: async ({ params, body, principal }) => ({
      success: true,
      files: await copying.copyFiles(by(principal), params.id, body.targetId, body.files),
    }),
    deleteActivity: async ({ params, principal }) => ({
      success: true,
      undo: await copying.remove(by(principal), params.id),
    }),
    clipart: ({ query }) => make.clipart(query),
    generateTts: async ({ body, principal }) => ({
      success: true,
      filename: await make.speak(sessionOf(principal), body),
    }),
    addLanguage: async ({ params, body, principal }) => {
      await editList.checkLanguage(body.locale);
      return { success: true, data: await saving.addLanguage(by(principal), params.id, body.locale) };
    },
    openLanguage: async ({ params, principal }) => ({
      success: true,
      data: await saving.language(by(principal), params.id, params.locale),
    }),
    stillRight: async ({ params, body, principal }) => ({
      success: true,
      data: await saving.stillRight(by(principal), params.id, params.locale, body.parts),
    }),
    cleanLanguage: async ({ body, principal, locale }) => ({
      success: true,
      cleaned: await saving.cleanLanguage(by(principal), body.activitiesIds, body.locale ?? locale),
    }),
    addMonolingual: async ({ body, principal }) => {
      await saving.makeMonolingual(by(principal), body.activitiesIds);
      return { success: true };
    },
    fixMonolingualHelp: async ({ body, principal }) => ({
      success: true,
      fixed: await saving.fixHelp(by(principal), body.activitiesIds),
    }),
  });
