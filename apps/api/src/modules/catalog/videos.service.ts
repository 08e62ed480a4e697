import { type AnimationType, publicConfig, videosByLocale } from '@flink/contract/entities/catalog.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './catalog.repo.ts';

/** Where the settings hold the videos of a type, by language. */
const SETTINGS = {
  ParentVideos: 'parentVideos',
  QuickStart: 'quickStartVideos',
} as const satisfies Record<AnimationType, string>;

export type VideosService = ReturnType<typeof videosService>;

/** Videos and documents of the installation, as play offers them. */
export function videosService({ db }: { readonly db: Db }) {
  const ofType = async (type: AnimationType) =>
    videosByLocale.parse((await repo.configValue(db, SETTINGS[type]))?.value ?? {});

  return {
    async ofTypes(types: readonly AnimationType[]) {
      const wanted = [...new Set(types)];
      const found = await Promise.all(wanted.map(ofType));
      return Object.fromEntries(wanted.map((type, index) => [type, found[index] ?? {}]));
    },

    /** In a language, else in English; the quick start only in the language itself (spec 1 §2, settings dialog). */
    async inLanguage(locale: string) {
      const settings = new Map((await repo.config(db)).map(({ key, value }) => [key, value]));
      const best = <Value>(byLocale: Readonly<Record<string, Value>>): Value | undefined =>
        byLocale[locale] ?? byLocale[DEFAULT_LOCALE];
      const videos = (type: AnimationType) => videosByLocale.parse(settings.get(SETTINGS[type]) ?? {});
      const documents = publicConfig.shape.loginPageDocuments.parse(settings.get('loginPageDocuments') ?? {});
      return {
        parentVideos: best(videos('ParentVideos')) ?? [],
        quickStartVideos: videos('QuickStart')[locale] ?? [],
        documents: {
          quickStart: best(documents.quickStart ?? {}) !== undefined,
          credits: best(documents.credits ?? {}) !== undefined,
        },
      };
    },
  };
}
