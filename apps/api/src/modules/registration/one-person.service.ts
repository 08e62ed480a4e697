import { id as idShape } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './one-person.repo.ts';

export interface CenterParams {
  /** The part of the path, used when the query names no center. */
  readonly path: string;
  readonly _id?: string | undefined;
  readonly name?: string | undefined;
}

export function onePersonService({ db }: { readonly db: Db }) {
  const centerBy = ({ path, _id, name }: CenterParams) => {
    if (_id !== undefined) return repo.byCenter(db, _id);
    if (name !== undefined) return repo.byCenterUrl(db, name);
    return idShape.safeParse(path).success ? repo.byCenter(db, path) : repo.byCenterUrl(db, path);
  };

  return {
    async byFamily(familyId: string) {
      const family = await repo.byFamily(db, familyId);
      if (!family) throw new AppError('notFound');
      return { onePerson: family.onePerson, username: family.onePerson ? family.username : null };
    },

    async byParams(params: CenterParams) {
      const center = await centerBy(params);
      if (!center) throw new AppError('notFound');
      return { onePerson: center.onePerson, username: null };
    },
  };
}
