import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { isUploaded } from '../../../resources/uploaded-files.ts';
import type { FilesService } from '../../files/files.service.ts';
import { ownScenes, theme } from './themes.repo.ts';

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
    cardBacks: async (name: string) => shown((await named(name)).cardBacks),
  };
}
