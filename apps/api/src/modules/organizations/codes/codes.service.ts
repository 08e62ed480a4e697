import { allows } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import { holderOf, type Principal, sessionOf } from '../../../plugins/access/principal.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { PlansService } from '../plans/plans.service.ts';
import { newCode } from './code-words.ts';
import * as repo from './codes.repo.ts';

interface Needs {
  readonly db: Db;
  readonly plans: Pick<PlansService, 'assignedProducts'>;
}

interface Asking {
  readonly scope: Scope;
  readonly principal: Principal;
}

interface Wish {
  readonly learningCenterId: string;
  readonly productId: string;
  readonly title: string;
  readonly number: number;
}

const SEES_FAMILIES = { admin: { families: { view: true } } };

export function codesService({ db, plans }: Needs) {
  return {
    async ofCenter(
      { scope, principal }: Asking,
      centerId: string,
      asked: { readonly isActivated: boolean; readonly page: number; readonly limit: number },
    ) {
      if (!(await repo.center(db, scope, centerId))) throw new AppError('notFound');
      const withFamilies = allows(SEES_FAMILIES, holderOf(principal));
      return repo.codes(db, { ...asked, centerId, withFamilies });
    },

    table: ({ scope, principal }: Asking, query: Omit<Parameters<typeof repo.table>[2], 'withFamilies'>) =>
      repo.table(db, scope, { ...query, withFamilies: allows(SEES_FAMILIES, holderOf(principal)) }),

    /** More than there are plans may be printed: who comes when all are taken is told so before the form. */
    async generate({ scope, principal }: Asking, { number, ...wish }: Wish): Promise<string[]> {
      const center = await repo.center(db, scope, wish.learningCenterId);
      if (!center) throw new AppError('notFound');
      const products = await plans.assignedProducts(scope, center._id);
      if (!products.some(({ _id }) => _id === wish.productId))
        throw new AppError('codes.productNotAssigned', {
          fields: { productId: 'codes.productNotAssigned' },
        });
      const { user } = sessionOf(principal);
      return db.transaction().execute(async (tx) => {
        const made: string[] = [];
        while (made.length < number) {
          const codes = Array.from({ length: number - made.length }, () => newCode(center.url));
          made.push(...(await repo.add(tx, { ...wish, codes })));
        }
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'create',
          resource: 'codes',
          rowId: center._id,
          title: center.name,
          before: null,
          after: { ...wish, codes: made },
        });
        return made;
      });
    },
  };
}
