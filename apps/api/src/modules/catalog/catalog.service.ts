import { publicConfig } from '@flink/contract/entities/catalog.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { placeOfText, type TextPlace } from '@flink/contract/texts/texts-by-place.ts';
import { DEFAULT_LOCALE, directionOf, type TextParams, translate } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../db/database.ts';
import { ttlCache } from '../../ttl-cache.ts';
import type { ActivitiesService } from '../activities/activities.service.ts';
import type { organizationsService } from '../organizations/organizations.service.ts';
import * as repo from './catalog.repo.ts';
import { errorTexts, type ShippedTexts } from './texts/error-texts.ts';

/** A changed text shows within seconds on every server; a page load does not read thousands of rows each time. */
const TEXTS_KEPT_MS = 5_000;

interface Needs {
  readonly db: Db;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'publicCenters'>;
  readonly activities: Pick<ActivitiesService, 'toTry'>;
  readonly shippedTexts: ShippedTexts;
}

/** Interface texts in one language, for what the server itself writes: mails, messages, its few own pages. */
export interface Texts {
  readonly locale: string;
  readonly dir: 'ltr' | 'rtl';
  t(key: string, params?: TextParams): string;
}

export type CatalogService = ReturnType<typeof catalogService>;

export function catalogService({ db, organizations, activities, shippedTexts }: Needs) {
  const knownLocales = ttlCache(TEXTS_KEPT_MS, async () => repo.locales(db));

  const rows = ttlCache(TEXTS_KEPT_MS, async (locale) => {
    const [english, own] = await Promise.all([
      repo.keyedStrings(db, DEFAULT_LOCALE),
      locale === DEFAULT_LOCALE ? [] : repo.keyedStrings(db, locale),
    ]);
    const strings = Object.fromEntries([...english, ...own].map(({ key, text }) => [key ?? '', text]));
    const shownIn = (place: TextPlace) =>
      Object.fromEntries(Object.entries(strings).filter(([key]) => placeOfText(key) === place));
    return {
      strings,
      everywhere: shownIn('everywhere'),
      office: shownIn('office'),
      account: shownIn('account'),
      speaks: locale === DEFAULT_LOCALE || own.length > 0,
    };
  });

  const tried = ttlCache(TEXTS_KEPT_MS, activities.toTry);

  const known = async (locale: string) =>
    (await knownLocales('all')).some(({ code }) => code === locale) ? locale : DEFAULT_LOCALE;

  return {
    async commonAll(wanted: string) {
      const locale = await known(wanted);
      const [locales, { everywhere, speaks }, config, activityTemplates, learningCenters, tryActivityId] =
        await Promise.all([
          knownLocales('all'),
          rows(locale),
          repo.config(db),
          repo.activityTemplates(db),
          organizations.publicCenters(),
          tried(locale),
        ]);
      return {
        locale,
        speaks,
        locales: locales.map((row) => ({ ...row, direction: directionOf(row.code) })),
        strings: everywhere,
        config: publicConfig.parse(Object.fromEntries(config.map(({ key, value }) => [key, value]))),
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

    /** English where the language is not known, or a text not translated. */
    async texts(wanted: string): Promise<Texts> {
      const locale = await known(wanted);
      const { strings } = await rows(locale);
      return {
        locale,
        dir: directionOf(locale),
        t: (key, params) => translate(strings, locale, key, params),
      };
    },

    localeCodes: async () => (await knownLocales('all')).map(({ code }) => code),

    missingStrings: (query: repo.StringsQuery) => repo.missingStrings(db, query),

    distinctStringValues: (locale: string) => repo.distinctStringValues(db, locale),

    async masterOrganization(id: string) {
      const organization = await repo.masterOrganization(db, id);
      if (!organization) throw new AppError('notFound');
      return organization;
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
