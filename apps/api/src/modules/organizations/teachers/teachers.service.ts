import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { knowsFamilies, type Scope } from '../../../plugins/access/scope.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import { tellCenter } from '../../accounts/center-news.service.ts';
import type { organizationsService } from '../organizations.service.ts';
import * as repo from './teachers.repo.ts';

interface Needs {
  readonly db: Db;
  readonly organizations: Pick<ReturnType<typeof organizationsService>, 'learningCenter'>;
}

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

interface Assignment {
  readonly teacherId: string;
  readonly families: readonly string[];
  readonly before: readonly string[];
}

/** Which families a teacher has, and which products. */
export function teachersService({ db, organizations }: Needs) {
  const seen = async (tx: DbOrTx, scope: Scope, id: string, hold = false): Promise<repo.Teacher> => {
    const teacher = await repo.teacher(tx, scope, id, { hold });
    if (!teacher) throw new AppError('notFound');
    return teacher;
  };

  return {
    async familiesOf(scope: Scope, teacherId: string) {
      await seen(db, scope, teacherId);
      return repo.familiesOf(db, teacherId);
    },

    async familiesIn(scope: Scope, learningCenterId: string) {
      await organizations.learningCenter(scope, learningCenterId);
      return repo.familiesIn(db, learningCenterId);
    },

    async productsOf(scope: Scope, teacherId: string) {
      await seen(db, scope, teacherId);
      return repo.productsOf(db, teacherId);
    },

    /** All of the families that are named, and no others. */
    async assign({ scope, session: { user } }: Asking, { teacherId, families, before }: Assignment) {
      return db.transaction().execute(async (tx) => {
        const teacher = await seen(tx, scope, teacherId, true);
        const offered = teacher.learningCenterId ? await repo.familiesIn(tx, teacher.learningCenterId) : [];
        const had = await repo.familiesOf(tx, teacherId);
        const wanted = new Set(families);
        // A family of another center is nobody here, whether it is there or not.
        if (families.some((id) => !offered.some(({ _id }) => _id === id)))
          throw new AppError('request.invalid', { fields: { families: 'request.notAllowed' } });
        if (!sameIds(had, before)) throw new AppError('conflict');
        if (sameIds(had, families)) return had;
        await repo.assign(tx, teacherId, [...wanted]);
        const now = await repo.familiesOf(tx, teacherId);
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'teachers',
          rowId: teacherId,
          title: teacher.name,
          before: { families: had.map(({ name }) => name) },
          after: { families: now.map(({ name }) => name) },
        });
        const given = now.filter(({ _id }) => !had.some((one) => one._id === _id));
        if (!knowsFamilies(scope) && teacher.learningCenterId && given.length > 0)
          await tellCenter(tx, {
            learningCenterId: teacher.learningCenterId,
            kind: 'assignedFromAbove',
            lines: given.map(({ name }) => ({
              who: `${user.firstname} ${user.lastname}`,
              teacher: teacher.name,
              family: name,
            })),
          });
        return now;
      });
    },
  };
}

const sameIds = (rows: readonly { readonly _id: string }[], ids: readonly string[]): boolean => {
  const held = new Set(ids);
  return rows.length === held.size && rows.every(({ _id }) => held.has(_id));
};
