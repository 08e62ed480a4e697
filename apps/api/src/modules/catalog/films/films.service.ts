import { type AnimationType, publicConfig } from '@flink/contract/entities/catalog.ts';
import { mediaAddress } from '@flink/contract/rules/play/media-address.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import { z } from 'zod';
import type { Db } from '../../../db/database.ts';
import { type FilmsByLocale, filmFilename } from '../../../db/film-files.ts';
import * as catalog from '../catalog.repo.ts';
import * as repo from './films.repo.ts';

export type FilmsService = ReturnType<typeof filmsService>;

type Film = Awaited<ReturnType<typeof repo.allFilms>>[number];

/** Ids of the films that the menu offers to parents, in their order (General settings). */
const parentFilms = z.array(z.string()).catch([]);

/** Films and documents of the installation, as play offers them. */
export function filmsService({ db }: { readonly db: Db }) {
  return {
    async ofTypes(types: readonly AnimationType[]) {
      const films = await repo.allFilms(db);
      return Object.fromEntries(
        types.map((type) => [type, byLocale(films.filter((film) => film.type === type))]),
      );
    },

    /** Locale code → the films that the menu offers to parents (spec 1 §3, config). */
    async parentVideos(setting: unknown): Promise<FilmsByLocale> {
      return chosenAmong(await repo.allFilms(db), setting);
    },

    /** Where the film is with which a character celebrates, in a language or in English; null where there is none. */
    async celebration(character: string, locale: string): Promise<string | null> {
      const film = await repo.celebrationOf(db, character);
      const language = [locale, DEFAULT_LOCALE].find((code) => film?.files[code] !== undefined);
      const key = language && film?.files[language];
      return film && key ? mediaAddress(filmFilename(film._id, key), 'animations', language) : null;
    },

    /** In a language, else in English; the quick start only in the language itself (spec 1 §2, settings dialog). */
    async inLanguage(locale: string) {
      const [rows, films] = await Promise.all([catalog.config(db), repo.allFilms(db)]);
      const settings = new Map(rows.map(({ key, value }) => [key, value]));
      const best = <Value>(of: Readonly<Record<string, Value>>): Value | undefined =>
        of[locale] ?? of[DEFAULT_LOCALE];
      const documents = publicConfig.shape.loginPageDocuments.parse(settings.get('loginPageDocuments') ?? {});
      return {
        parentVideos: best(chosenAmong(films, settings.get('parentFilms'))) ?? [],
        quickStartVideos: byLocale(films.filter(({ type }) => type === 'QuickStart'))[locale] ?? [],
        documents: {
          quickStart: best(documents.quickStart ?? {}) !== undefined,
          credits: best(documents.credits ?? {}) !== undefined,
        },
      };
    },
  };
}

/** Those that the settings name. */
function chosenAmong(films: readonly Film[], setting: unknown): FilmsByLocale {
  const chosen = parentFilms.parse(setting ?? []);
  return byLocale(chosen.flatMap((id) => films.find(({ _id }) => _id === id) ?? []));
}

function byLocale(films: readonly Film[]): FilmsByLocale {
  const found: Record<string, { filename: string; name: string }[]> = {};
  for (const { _id, name, titles, files } of films)
    for (const [locale, key] of Object.entries(files)) {
      found[locale] ??= [];
      found[locale].push({ filename: filmFilename(_id, key), name: titles[locale] ?? name });
    }
  return found;
}
