import { translationFilesCalls } from '@flink/contract/calls/make/translation-files.ts';
import { translationsCalls } from '@flink/contract/calls/make/translations.ts';
import { type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import { routesOf } from '../../../plugins/calls.ts';
import type { Services } from '../../../services.ts';
import { authorOf } from '../make.scope.ts';

const by = (principal: Principal, locale?: string) => authorOf(sessionOf(principal), locale);

export const translationsRoutes = ({ translations }: Services) =>
  routesOf(translationsCalls)({
    translationLanguages: ({ principal }) => translations.languages(by(principal)),
    translationWorklist: ({ query, principal, locale }) =>
      translations.worklist(by(principal, locale), query),
    translationTexts: ({ query, principal }) => translations.texts(by(principal), query.language, query.ids),
    saveTranslations: async ({ body, principal }) => ({
      success: true,
      data: await translations.save(by(principal), body.language, body.activities),
    }),
  });

export const translationFilesRoutes = ({ translationFiles }: Services) =>
  routesOf(translationFilesCalls)({
    exportTranslations: async ({ query, principal, reply }) => {
      const { name, type, content } = await translationFiles.export(by(principal), query);
      return reply.type(type).header('content-disposition', `attachment; filename="${name}"`).send(content);
    },
    importTranslations: ({ body, principal }) => translationFiles.import(by(principal), body),
  });
