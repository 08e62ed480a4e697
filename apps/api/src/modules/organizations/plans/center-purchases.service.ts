import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { isPriced, noPlans } from '@flink/contract/rules/plans/plan-entry.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import * as bought from './center-purchases.repo.ts';
import * as repo from './plans.repo.ts';

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

/**
 * What is purchased for one center (spec 3 §7.6): its organisation has that many plans more, and the center was given
 * them. The same rows that plans are counted by, held in the same order, so that none is sold or taken back twice.
 */
export function centerPurchasesService({ db }: { readonly db: Db }) {
  async function seen(tx: DbOrTx, scope: Scope, id: string): Promise<bought.CenterPurchase> {
    const purchase = await bought.purchase(tx, scope, id);
    if (!purchase) throw new AppError('purchases.notFound');
    return purchase;
  }

  /** By so many plans more or less, never below what is in use. */
  const change = ({ scope, session: { user } }: Asking, id: string, by: (plans: number) => number) =>
    db.transaction().execute(async (tx) => {
      const { learningCenterId, productId, masterOrganizationId } = await seen(tx, scope, id);
      const [entry] = await repo.holdEntries(tx, masterOrganizationId, [productId]);
      const [held] = await repo.holdAssignments(tx, productId, [learningCenterId]);
      if (!entry || !held) throw new AppError('purchases.notFound');
      const { inUse, productName } = await seen(tx, scope, id);
      const more = by(held.plans);
      if (more > 0) await checkPriced(tx, learningCenterId, entry, 'number');
      if (more < 0 && held.plans + more < inUse) throw new AppError('plans.belowUsed');
      await give(tx, { masterOrganizationId, learningCenterId, productId }, entry, held.plans, more);
      await writeDown(tx, {
        actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
        action: 'edit',
        resource: 'plans',
        rowId: learningCenterId,
        title: productName,
        before: { plans: held.plans },
        after: { plans: held.plans + more },
      });
      return { _id: id, learningCenterId, productId, productName, plans: held.plans + more, inUse };
    });

  return {
    async list(scope: Scope, centerId: string) {
      if (!(await repo.center(db, scope, centerId))) throw new AppError('notFound');
      return (await bought.ofCenter(db, scope, centerId)).map(shown);
    },

    table: (scope: Scope, query: Parameters<typeof bought.table>[2]) => bought.table(db, scope, query),

    one: async (scope: Scope, id: string) => shown(await seen(db, scope, id)),

    add: ({ scope, session: { user } }: Asking, centerId: string, productId: string, plans: number) =>
      db.transaction().execute(async (tx) => {
        const center = await repo.center(tx, scope, centerId);
        if (!center) throw new AppError('notFound');
        const product = (await repo.products(tx)).find(({ _id }) => _id === productId);
        if (!product) throw new AppError('request.invalid', { fields: { productId: 'notFound' } });
        const { masterOrganizationId } = center;
        const [entry] = await repo.holdEntries(tx, masterOrganizationId, [productId]);
        if ((await repo.holdAssignments(tx, productId, [centerId])).length > 0)
          throw new AppError('conflict');
        const place = { masterOrganizationId, learningCenterId: centerId, productId };
        const organization = await repo.organization(tx, scope, masterOrganizationId);
        if (!organization) throw new AppError('notFound');
        await checkPriced(tx, centerId, entry, 'productId');
        const none = noPlans(productId, organization.currencyIsoCode);
        if (entry) await give(tx, place, entry, 0, plans);
        else if (await repo.addEntry(tx, masterOrganizationId, { ...none, plans }))
          await assign(tx, place, plans);
        // Somebody else began this moment.
        else throw new AppError('conflict');
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'create',
          resource: 'plans',
          rowId: centerId,
          title: product.name,
          before: null,
          after: { plans },
        });
        const made = (await bought.ofCenter(tx, scope, centerId)).find((one) => one.productId === productId);
        if (!made) throw new AppError('conflict');
        return shown(made);
      }),

    addPlans: (asking: Asking, id: string, number: number) => change(asking, id, () => number),
    subtractPlans: (asking: Asking, id: string, number: number) => change(asking, id, () => -number),
    remove: (asking: Asking, id: string) => change(asking, id, (plans) => -plans),
  };
}

interface Place {
  readonly masterOrganizationId: string;
  readonly learningCenterId: string;
  readonly productId: string;
}

const assign = (tx: DbOrTx, { learningCenterId, ...place }: Place, plans: number) =>
  repo.saveAssignment(tx, { ...place, organizationId: learningCenterId, kind: 'learningCenter', plans });

/** Families would get hours that nobody has set a price for. */
async function checkPriced(
  tx: DbOrTx,
  centerId: string,
  entry: repo.StoredEntry | undefined,
  field: 'productId' | 'number',
): Promise<void> {
  if ((await repo.isPrepaidCenter(tx, centerId)) && !(entry && isPriced(entry)))
    throw new AppError('request.invalid', { fields: { [field]: 'plans.noPrice' } });
}

async function give(
  tx: DbOrTx,
  place: Place,
  entry: repo.StoredEntry,
  had: number,
  more: number,
): Promise<void> {
  await assign(tx, place, had + more);
  // Where nobody counts, nothing is purchased.
  if (entry.unlimited) return;
  const plans = Math.max(0, entry.plans + more);
  if (plans === 0) await repo.removeEntry(tx, place.masterOrganizationId, place.productId);
  else await repo.saveEntry(tx, place.masterOrganizationId, { ...entry, plans });
}

const shown = ({ masterOrganizationId: _organization, ...purchase }: bought.CenterPurchase) => purchase;
