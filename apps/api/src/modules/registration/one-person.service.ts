import { id as idShape } from '@flink/contract/entities/shape.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import type { DevicesService } from '../accounts/sign-in/devices.service.ts';
import * as repo from './one-person.repo.ts';

export interface CenterParams {
  /** The part of the path, used when the query names no center. */
  readonly path: string;
  readonly _id?: string | undefined;
  readonly name?: string | undefined;
}

interface Needs {
  readonly db: Db;
  readonly devices: Pick<DevicesService, 'acquaintance'>;
}

export function onePersonService({ db, devices }: Needs) {
  const centerBy = ({ path, _id, name }: CenterParams) => {
    if (_id !== undefined) return repo.byCenter(db, _id);
    if (name !== undefined) return repo.byCenterUrl(db, name);
    return idShape.safeParse(path).success ? repo.byCenter(db, path) : repo.byCenterUrl(db, path);
  };

  return {
    /** The username is told where the learner has signed in before: a stranger may hold the address too. */
    async byFamily(familyId: string, device: string | null) {
      const family = await repo.byFamily(db, familyId);
      if (!family) throw new AppError('notFound');
      const { onePerson, learnerId, username } = family;
      const isKnown = await devices.acquaintance(device, familyId);
      return { onePerson, username: onePerson && learnerId && isKnown(learnerId) ? username : null };
    },

    async byParams(params: CenterParams) {
      const center = await centerBy(params);
      if (!center) throw new AppError('notFound');
      return { onePerson: center.onePerson, username: null };
    },
  };
}
