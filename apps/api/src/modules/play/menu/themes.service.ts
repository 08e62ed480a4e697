import { AppError } from '@flink/contract/errors/app-error.ts';
import { DEFAULT_LOCALE } from '@flink/contract/texts/translate.ts';
import type { Db } from '../../../db/database.ts';
import { isUploaded } from '../../../resources/uploaded-files.ts';
import type { FilesService } from '../../files/files.service.ts';
import { namedThemes, ownCharacters, ownScenes, theme } from './themes.repo.ts';

interface Needs {
  readonly db: Db;
  readonly files: Pick<FilesService, 'linkTo'>;
}

export type ThemesService = ReturnType<typeof themesService>;

export function themesService({ db, files }: Needs) {
  const named = async (name: string) => {
    const [found] = await theme(db, name);
    if (!found) throw new AppError('notFound');
    return found;
  };

  /** What is drawn by the product keeps its name; what was uploaded leaves as a link. */
  const shown = (keys: readonly string[]) =>
    Promise.all(keys.map((key) => (isUploaded(key) ? files.linkTo(key) : key)));

  return {
    /** Of the themes that show other pictures than those that are drawn for them. */
    async ownScenes(): Promise<Readonly<Record<string, string[]>>> {
      const themes = await ownScenes(db);
      return Object.fromEntries(
        await Promise.all(themes.map(async ({ name, scenes }) => [name, await shown(scenes)] as const)),
      );
    },

    scenes: async (name: string) => shown((await named(name)).scenes),

    /** What the themes are called that Admin named. */
    async names(locale: string): Promise<Readonly<Record<string, string>>> {
      const themes = await namedThemes(db);
      return Object.fromEntries(themes.map(({ name, names }) => [name, nameIn(names, locale) ?? name]));
    },

    async ownCharacters(locale: string) {
      const characters = await ownCharacters(db);
      const shownOnes = characters.map(async ({ name, names, ...keys }) => {
        const pictures: Record<string, string> = {};
        for (const [pose, key] of Object.entries(keys))
          if (key !== null) pictures[pose] = await files.linkTo(key);
        return [name, { name: nameIn(names, locale) ?? name, pictures }] as const;
      });
      return Object.fromEntries(await Promise.all(shownOnes));
    },

    async concentrationAssets(name: string) {
      const { cardBacks, rewardPictures } = await named(name);
      return { keys: await shown(cardBacks), rewards: await shown(rewardPictures) };
    },
  };
}

const nameIn = (names: Readonly<Record<string, string>>, locale: string): string | undefined =>
  names[locale] ?? names[DEFAULT_LOCALE] ?? Object.values(names)[0];
