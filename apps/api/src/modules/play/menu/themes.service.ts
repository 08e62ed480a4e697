import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { theme } from './themes.repo.ts';

export function themesService({ db }: { readonly db: Db }) {
  const named = async (name: string) => {
    const [found] = await theme(db, name);
    if (!found) throw new AppError('notFound');
    return found;
  };

  return {
    scenes: async (name: string) => (await named(name)).scenes,
    cardBacks: async (name: string) => (await named(name)).cardBacks,
  };
}
