import type { Session } from '@flink/contract/entities/session.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import type { ErrorCode } from '@flink/contract/errors/catalogue.ts';
import { isCurrency, isSameMoney, moneyOf } from '@flink/contract/rules/billing/money.ts';
import {
  isKept,
  noPlans,
  type PeriodConfig,
  type PlanEntry,
  type PrepaidConfig,
} from '@flink/contract/rules/plans/plan-entry.ts';
import { settleAssigned, settlePurchased } from '@flink/contract/rules/plans/plan-rules.ts';
import { settlePeriods, settlePrepaid } from '@flink/contract/rules/plans/prepaid-rules.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { type CardService, PaymentServiceError, type PriceOnOffer } from '../../../ports/payments/port.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import { hasFreePlan, type Seat } from './free-plan.service.ts';
import * as repo from './plans.repo.ts';
import { centerStatus, givenIn, statusOfOrganization } from './plans-status.ts';

interface Asking {
  readonly scope: Scope;
  readonly session: Session;
}

interface SentEntry {
  readonly productId: string;
  readonly plans: number;
  readonly unlimited: boolean;
  readonly addons: number;
  readonly prepaidConfig?: PrepaidConfig | undefined;
  readonly periodConfig?: PeriodConfig | undefined;
  readonly version: number;
}

interface SentAssignment extends repo.Assignment {
  /** What it had when it was read. */
  readonly before: number;
}

export type PlansService = ReturnType<typeof plansService>;

interface Needs {
  readonly db: Db;
  readonly payments: { readonly cards: Pick<CardService, 'prices'> };
}

export function plansService({ db, payments }: Needs) {
  /** A price of the card service is what it charges: the plan says the same, or families would be refused when they pay. */
  async function checkPrices(wanted: readonly SentEntry[]): Promise<void> {
    const isOfService = ({ periodConfig: period }: SentEntry) =>
      period !== undefined && period.paysBy !== 'hours' && period.priceId !== null;
    if (!wanted.some(isOfService)) return;
    const prices = await payments.cards.prices().catch((error: unknown) => {
      if (error instanceof PaymentServiceError) throw new AppError('purchases.fetchFailed', { cause: error });
      throw error;
    });
    for (const [place, sent] of wanted.entries()) {
      if (!isOfService(sent)) continue;
      const price = prices.find(({ _id }) => _id === sent.periodConfig?.priceId);
      if (!price || !isPriceOf(price, sent))
        throw new AppError('request.invalid', {
          fields: { [`plans.${place}.periodConfig.priceId`]: 'plans.otherPrice' },
        });
    }
  }

  async function organizationIn(tx: DbOrTx, scope: Scope, id: string) {
    return (await repo.organization(tx, scope, id)) ?? missing();
  }

  async function status(tx: DbOrTx, organization: repo.Organization) {
    const { _id } = organization;
    return statusOfOrganization({
      organization,
      products: await repo.products(tx),
      entries: await repo.entries(tx, _id),
      assignments: await repo.assignments(tx, _id),
      uses: await repo.inUse(tx, repo.ofOrganization(_id)),
      regions: await repo.regionsOf(tx, _id),
      centers: await repo.centersOf(tx, repo.ofOrganization(_id)),
    });
  }

  /** Names of the products with what there is of each; without any there is nothing to tell. */
  async function namedProducts(
    organizationId: string,
    given: (productId: string) => Omit<Named, 'productName' | 'unlimited'>,
  ) {
    const [products, entries] = [await repo.products(db), await repo.entries(db, organizationId)];
    return products
      .map(({ _id, name }) => ({
        ...given(_id),
        productName: name,
        unlimited: entries.some(({ productId, unlimited }) => unlimited && productId === _id),
      }))
      .filter(({ assigned, inUse, unlimited }) => assigned > 0 || inUse > 0 || unlimited);
  }

  return {
    async ofOrganization(scope: Scope, id: string) {
      return status(db, await organizationIn(db, scope, id));
    },

    async ofRegion(scope: Scope, id: string) {
      const region = (await repo.region(db, scope, id)) ?? missing();
      const { masterOrganizationId } = region;
      const assignments = await repo.assignments(db, masterOrganizationId);
      const given = givenIn(assignments, await repo.inUse(db, repo.ofRegion(id)));
      const centers = await repo.centersOf(db, repo.ofRegion(id));
      const productIds = (await repo.products(db)).map(({ _id }) => _id);
      return {
        _id: region._id,
        name: region.name,
        products: await namedProducts(masterOrganizationId, (productId) => given.ofRegion(id, productId)),
        learningCenters: centers.map((center) => centerStatus(center, productIds, given)),
      };
    },

    async ofCenter(scope: Scope, id: string) {
      const center = (await repo.center(db, scope, id)) ?? missing();
      const given = givenIn(
        await repo.assignments(db, center.masterOrganizationId),
        await repo.inUse(db, repo.ofCenter(id)),
      );
      return {
        _id: center._id,
        name: center.name,
        products: await namedProducts(center.masterOrganizationId, (productId) =>
          given.ofCenter(id, productId),
        ),
      };
    },

    /** What a center may give to families: what it has plans of, and what nobody counts. */
    async assignedProducts(scope: Scope, id: string) {
      const center = (await repo.center(db, scope, id)) ?? missing();
      const entries = await repo.entries(db, center.masterOrganizationId);
      const assignments = await repo.assignments(db, center.masterOrganizationId);
      const uses = await repo.inUse(
        db,
        center.regionId === null ? repo.ofCenter(id) : repo.ofRegion(center.regionId),
      );
      const given = givenIn(assignments, uses);
      const ended = await repo.endedProducts(db, center.masterOrganizationId);
      return (await repo.products(db)).flatMap((product): readonly AssignedProduct[] => {
        const entry = entries.find(({ productId }) => productId === product._id);
        if (!entry)
          return product._id === center.productId && !ended.has(product._id)
            ? [{ ...product, left: null }]
            : [];
        if (entry.unlimited) return [{ ...product, left: null }];
        const own = given.ofCenter(id, product._id);
        const shared = center.regionId === null ? null : given.ofRegion(center.regionId, product._id);
        if (own.assigned === 0 && (shared?.assigned ?? 0) === 0) return [];
        const left = Math.max(0, own.assigned - own.inUse) + (shared ? shared.assigned - shared.inUse : 0);
        return [{ ...product, left }];
      });
    },

    async purchase({ scope, session }: Asking, id: string, wanted: readonly SentEntry[]) {
      await checkPrices(wanted);
      return db.transaction().execute(async (tx) => {
        const organization = await organizationIn(tx, scope, id);
        const productIds = wanted.map(({ productId }) => productId);
        const known = new Set((await repo.products(tx)).map(({ _id }) => _id));
        const held = await repo.holdEntries(tx, id, productIds);
        const assigned = await repo.assignments(tx, id);
        for (const [place, sent] of wanted.entries()) {
          const field = `plans.${place}`;
          if (!known.has(sent.productId) || productIds.indexOf(sent.productId) !== place)
            throw new AppError('request.invalid', { fields: { [`${field}.productId`]: 'notFound' } });
          const before = held.find(({ productId }) => productId === sent.productId);
          if ((before?.version ?? 0) !== sent.version) throw new AppError('conflict');
          const given = assigned
            .filter(({ productId }) => productId === sent.productId)
            .reduce((all, { plans }) => all + plans, 0);
          const { refused } = settlePurchased(sent.plans, given);
          if (refused && !sent.unlimited)
            throw new AppError(refused, { fields: { [`${field}.plans`]: refused } });
          const { periodConfig: period } = sent;
          if (period && period.paysBy !== 'hours' && !(period.costPerPeriod > 0))
            throw new AppError('request.invalid', {
              fields: { [`${field}.periodConfig.costPerPeriod`]: 'plans.noCost' },
            });
          await write(tx, organization, before, sent);
        }
        const after = (await repo.entries(tx, id)).filter(({ productId }) => productIds.includes(productId));
        await record(tx, session, organization, { purchased: held }, { purchased: after });
        return status(tx, organization);
      });
    },

    assign: ({ scope, session }: Asking, id: string, wanted: readonly SentAssignment[]) =>
      db.transaction().execute(async (tx) => {
        const organization = await organizationIn(tx, scope, id);
        const regionIds = new Set((await repo.regionsOf(tx, id)).map(({ _id }) => _id));
        const centerIds = new Set((await repo.centersOf(tx, repo.ofOrganization(id))).map(({ _id }) => _id));
        const placed = wanted.map((one, place) => ({ ...one, place }));
        for (const { organizationId, productId, place } of placed) {
          const first = wanted.findIndex(
            (one) => one.organizationId === organizationId && one.productId === productId,
          );
          if (first !== place) refuse(place, 'organizationId', 'request.notUnique');
          if (!regionIds.has(organizationId) && !centerIds.has(organizationId))
            refuse(place, 'organizationId', 'notFound');
        }
        const productIds = [...new Set(wanted.map(({ productId }) => productId))].toSorted();
        const entries = await repo.holdEntries(tx, id, productIds);
        const changes: { readonly before: repo.Assignment; readonly after: repo.Assignment }[] = [];
        for (const productId of productIds) {
          const ofProduct = placed.filter((one) => one.productId === productId);
          const held = await repo.holdAssignments(
            tx,
            productId,
            ofProduct.map(({ organizationId }) => organizationId),
          );
          const all = (await repo.assignments(tx, id)).filter((one) => one.productId === productId);
          const uses = await repo.inUse(tx, repo.ofProduct(repo.ofOrganization(id), productId));
          const entry = entries.find((one) => one.productId === productId);
          // What is given back can be given to another in the same press: first all that becomes less.
          const ordered = ofProduct.toSorted((a, b) => a.plans - a.before - (b.plans - b.before));
          const now = new Map(all.map((one) => [one.organizationId, one.plans]));
          for (const { organizationId, plans, before, place } of ordered) {
            const current = held.find((one) => one.organizationId === organizationId)?.plans ?? 0;
            if (current !== before) throw new AppError('conflict');
            const kind = regionIds.has(organizationId) ? 'region' : 'learningCenter';
            const given = givenIn(
              [...now].map(([one, count]) => ({ organizationId: one, productId, plans: count })),
              uses,
            );
            const { inUse } =
              kind === 'region'
                ? given.ofRegion(organizationId, productId)
                : given.ofCenter(organizationId, productId);
            const remaining = entry?.unlimited
              ? Number.MAX_SAFE_INTEGER - current
              : (entry?.plans ?? 0) - [...now.values()].reduce((sum, count) => sum + count, 0);
            const { refused } = settleAssigned(plans, { remaining, current, inUse });
            if (refused) refuse(place, 'plans', refused);
            if (!entry && plans > 0) refuse(place, 'plans', 'plans.aboveUnassigned');
            await repo.saveAssignment(tx, {
              organizationId,
              productId,
              plans,
              kind,
              masterOrganizationId: id,
            });
            now.set(organizationId, plans);
            changes.push({
              before: { organizationId, productId, plans: current },
              after: { organizationId, productId, plans },
            });
          }
        }
        await record(
          tx,
          session,
          organization,
          { assigned: changes.map(({ before }) => before) },
          { assigned: changes.map(({ after }) => after) },
        );
        return status(tx, organization);
      }),

    /** Whether a family could come in now; nobody is kept from taking it meanwhile. */
    isFree: (seat: Seat) => hasFreePlan(db, seat),

    /** Until the transaction ends the plan is this family's: of two who want the last one, the second waits here. */
    hold: (tx: DbOrTx, seat: Seat) => hasFreePlan(tx, seat, { hold: true }),
  };
}

/** The same money for the same time. */
function isPriceOf(price: PriceOnOffer, { prepaidConfig, periodConfig }: SentEntry): boolean {
  const currency = prepaidConfig?.currencyIsoCode ?? price.amount.currency;
  return (
    price.interval === (periodConfig?.paysBy === 'year' ? 'year' : 'month') &&
    isCurrency(currency) &&
    isSameMoney(price.amount, moneyOf(periodConfig?.costPerPeriod ?? 0, currency))
  );
}

interface AssignedProduct {
  readonly _id: string;
  readonly name: string;
  readonly onePerson: boolean;
  readonly left: number | null;
}

interface Named {
  readonly productId: string;
  readonly productName: string;
  readonly unlimited: boolean;
  readonly assigned: number;
  readonly inUse: number;
}

async function write(
  tx: DbOrTx,
  { _id, currencyIsoCode }: repo.Organization,
  before: repo.StoredEntry | undefined,
  sent: SentEntry,
): Promise<void> {
  const { productId, plans, unlimited, addons } = sent;
  const prepaid = sent.prepaidConfig ?? (before ?? noPlans(productId, currencyIsoCode)).prepaidConfig;
  const periods = sent.periodConfig ?? (before ?? noPlans(productId, currencyIsoCode)).periodConfig;
  const entry: PlanEntry = {
    productId,
    plans,
    unlimited,
    addons,
    prepaidConfig: settlePrepaid(prepaid),
    periodConfig: settlePeriods(periods),
  };
  if (!isKept(entry)) await repo.removeEntry(tx, _id, productId);
  else if (before) await repo.saveEntry(tx, _id, entry);
  else if (!(await repo.addEntry(tx, _id, entry))) throw new AppError('conflict');
}

const record = (
  tx: DbOrTx,
  { user }: Session,
  { _id, name }: repo.Organization,
  before: unknown,
  after: unknown,
) =>
  writeDown(tx, {
    actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
    action: 'edit',
    resource: 'plans',
    rowId: _id,
    title: name,
    before,
    after,
  });

function refuse(place: number, field: string, code: ErrorCode): never {
  const isRule = code.startsWith('plans.');
  throw new AppError(isRule ? code : 'request.invalid', {
    fields: { [`assignments.${place}.${field}`]: code },
  });
}

function missing(): never {
  throw new AppError('notFound');
}
