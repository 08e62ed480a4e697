import { publicConfig } from '@flink/contract/entities/catalog.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { directionOf } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../db/database.ts';
import { ttlCache } from '../../ttl-cache.ts';
import type { ActivitiesService } from '../activities/activities.service.ts';
import type { FilesService } from '../files/files.service.ts';
import type { organizationsService } from '../organizations/organizations.service.ts';
import * as repo from './catalog.repo.ts';
import type { FilmsService } from './films/films.service.ts';
import { errorTexts, type ShippedTexts } from './texts/error-texts.ts';
import { interfaceTexts, TEXTS_KEPT_MS } from './texts/interface-texts.service.ts';
import { stringChanges } from './texts/string-changes.repo.ts';

interface Needs {
  readonly db: Db;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'publicCenters'>;
  readonly activities: Pick<ActivitiesService, 'toTry'>;
  readonly films: Pick<FilmsService, 'parentVideos'>;
  readonly files: Pick<FilesService, 'linkTo'>;
  readonly shippedTexts: ShippedTexts;
}

export type CatalogService = ReturnType<typeof catalogService>;

export function catalogService({ db, organizations, activities, files, films, shippedTexts }: Needs) {
  const { knownLocales, rows, known, texts } = interfaceTexts(db);

  const tried = ttlCache(TEXTS_KEPT_MS, activities.toTry);

  return {
    async commonAll(wanted: string) {
      const locale = await known(wanted);
      const [locales, { everywhere, speaks }, config, activityTemplates, learningCenters, tryActivityId] =
        await Promise.all([
          knownLocales('all'),
          rows(locale),
          repo.config(db),
          repo.activityTemplates(db, locale),
          organizations.publicCenters(),
          tried(locale),
        ]);
      const settings = Object.fromEntries(config.map(({ key, value }) => [key, value]));
      return {
        locale,
        speaks,
        locales: locales.map((row) => ({ ...row, direction: directionOf(row.code) })),
        strings: everywhere,
        config: publicConfig.parse({
          ...settings,
          parentVideos: await films.parentVideos(settings.parentFilms),
        }),
        activityTemplates,
        learningCenters,
        tryActivityId,
      };
    },

    async officeTexts(wanted: string) {
      const locale = await known(wanted);
      return { locale, strings: (await rows(locale)).office };
    },

    async accountTexts(wanted: string) {
      const locale = await known(wanted);
      return { locale, strings: (await rows(locale)).account };
    },

    texts,

    localeCodes: async () => (await knownLocales('all')).map(({ code }) => code),

    missingStrings: (query: repo.StringsQuery) => repo.missingStrings(db, query),

    stringChanges: (id: string) => stringChanges(db, id),

    async stillRight(stringId: string, locale: string): Promise<void> {
      if (!(await repo.stillRight(db, stringId, locale))) throw new AppError('notFound');
    },

    distinctStringValues: (locale: string) => repo.distinctStringValues(db, locale),

    async masterOrganization(id: string) {
      const organization = await repo.masterOrganization(db, id);
      if (!organization) throw new AppError('notFound');
      const loginBackgrounds = await Promise.all(organization.loginBackgrounds.map(files.linkTo));
      return { ...organization, loginBackgrounds };
    },

    errorText: errorTexts({
      shipped: shippedTexts,
      read: async (wanted) => {
        const locale = await known(wanted);
        return { locale, texts: (await rows(locale)).strings };
      },
    }),
  };
}
