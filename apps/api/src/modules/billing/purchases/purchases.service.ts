import { setTimeout } from 'node:timers/promises';
import { allows } from '@flink/contract/access/rules.ts';
import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import { blocksWhenCancelled, isPaidOff, levelsLeft } from '@flink/contract/rules/billing/plan-terms.ts';
import { mayMove, moved } from '@flink/contract/rules/billing/purchase-status.ts';
import type { DbOrTx } from '../../../db/database.ts';
import { holderOfSession } from '../../../plugins/access/principal.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import type { Answered } from '../answers.ts';
import type { Told } from '../charges/charges.service.ts';
import { type Asking, checkMayPay, type SeenFamilies } from '../may-pay.ts';
import * as cards from '../prepaid/cards.repo.ts';
import type { Handed } from '../prepaid/paid-with.ts';
import { type HandedAtTheDoor, payAtTheDoor } from './at-the-door.ts';
import { table as familyPurchases } from './family-purchases.repo.ts';
import { type Paying, payPeriod } from './pay-period.ts';
import { termsOf } from './purchase-moves.ts';
import * as repo from './purchases.repo.ts';

interface Needs extends Paying {
  readonly families: SeenFamilies;
}

const MANAGES_PURCHASES = { admin: { purchases: { view: true } } };

/** So long somebody tries again what had no answer. */
const SAME_PRESS_MS = 2 * 60_000;

/** Who stands at the door does not wait for a service that says nothing. */
const LOOKS_FOR_MS = 3_000;

export type PurchasesService = ReturnType<typeof purchasesService>;

export function purchasesService({ families, ...paying }: Needs) {
  const { db, payments, charges } = paying;

  /** For the family's own admin, and for who manages the purchases of families; others learn not even that it is. */
  async function seen(asking: Asking, id: string): Promise<repo.Purchase> {
    const purchase = await repo.purchase(db, id);
    if (!purchase) throw new AppError('purchases.notFound');
    await checkSeen(asking, purchase.familyId).catch((error: unknown) => {
      if (error instanceof AppError && error.code === 'notFound') throw new AppError('purchases.notFound');
      throw error;
    });
    return purchase;
  }

  async function checkSeen(asking: Asking, familyId: string): Promise<void> {
    if (allows(MANAGES_PURCHASES, holderOfSession(asking.session)))
      await families.checkSeen(asking.scope, familyId);
    else await checkMayPay(families, asking, familyId);
  }

  /** Pressed again because no answer came: it is paid, and that is what it was pressed for. */
  async function paidJustNow({ _id, status }: repo.Purchase): Promise<Answered | null> {
    if (status !== 'Active' && status !== 'Expired') return null;
    const last = await charges.lastOf(_id);
    const isNew = last?.state === 'paid' && Date.now() - last.createdAt.getTime() < SAME_PRESS_MS;
    return isNew ? { state: 'paid', paymentId: last._id } : null;
  }

  /** Only with the own family's admin. */
  async function own(asking: Asking, id: string): Promise<repo.Purchase> {
    const purchase = await seen(asking, id);
    await checkMayPay(families, asking, purchase.familyId);
    return purchase;
  }

  return {
    async table(scope: Scope, query: Parameters<typeof familyPurchases>[2]) {
      const { data, ...totals } = await familyPurchases(db, scope, query);
      return {
        ...totals,
        data: data.map(({ minor, currency, ...row }) => ({
          ...row,
          amount: majorOf({ minor, currency }),
          currencyIsoCode: currency,
        })),
      };
    },

    info: async (asking: Asking, id: string) => infoOf(await seen(asking, id)),

    async account(asking: Asking, familyId: string) {
      await checkSeen(asking, familyId);
      const file = await cards.onFile(db, familyId);
      const open = await repo.openRefunds(db, familyId);
      const purchases = await repo.ofFamily(db, familyId);
      return {
        payingWith: {
          service: file?.currency === 'KES' ? ('mobileMoney' as const) : ('card' as const),
          customerId: file?.methodId ? file.customerId : null,
          paymentMethodId: file?.methodId ?? null,
          paymentMethodCard: file?.label ?? null,
          cardFields: cardFieldsOf(payments),
          publicKey: payments.cards.publicKey,
        },
        purchases: purchases.map((purchase) => ({
          _id: purchase._id,
          product: { _id: purchase.productId, name: purchase.productName },
          isLevelSubscription: purchase.isLevelSubscription,
          isSubscription: purchase.isSubscription,
          paymentServiceName: purchase.paymentServiceName,
          interval: purchase.interval,
          blocksWhenCancelled: blocksWhenCancelled(purchase.paid, termsOf(purchase)),
          refundRequested: open.has(purchase._id),
          purchaseInfo: infoOf(purchase),
        })),
        payments: (await repo.paymentsOf(db, familyId)).map(
          ({ minor, refundedMinor, currency, ...payment }) => ({
            ...payment,
            refundRequested: open.has(payment._id),
            amount: majorOf({ minor, currency }),
            refundedAmount: majorOf({ minor: refundedMinor, currency }),
            currencyIsoCode: currency,
          }),
        ),
      };
    },

    async retry(asking: Asking, id: string, handed: Handed): Promise<Answered | null> {
      const purchase = await own(asking, id);
      const before = await paidJustNow(purchase);
      if (before) return before;
      if (purchase.isRefunded || !mayMove(purchase.status, 'retry')) throw new AppError('conflict');
      return answered(await payPeriod(paying, purchase, handed), handed);
    },

    async resume(asking: Asking, id: string, familyId: string, handed: Handed): Promise<Answered | null> {
      const purchase = await own(asking, id);
      if (purchase.familyId !== familyId) throw new AppError('purchases.notFound');
      const before = await paidJustNow(purchase);
      if (before) return before;
      if (purchase.isRefunded || !mayMove(purchase.status, 'resume')) throw new AppError('conflict');
      return answered(await payPeriod(paying, purchase, handed), handed);
    },

    /** Nothing is left to renew with: what is paid stays until its end. Installments stay owed: who cancels them is blocked. */
    async endRenewals(tx: DbOrTx, familyId: string): Promise<void> {
      for (const { _id } of await repo.ofFamily(tx, familyId)) {
        const held = await repo.holdPurchase(tx, _id);
        const renews = held?.status === 'Active' && held.isSubscription && held.minor > 0;
        if (!renews || held.paymentServiceName === 'free') continue;
        const terms = termsOf(held);
        const status = moved(held.status, 'cancel');
        if (!status || isPaidOff(held.paid, terms) || blocksWhenCancelled(held.paid, terms)) continue;
        await repo.setPurchase(tx, _id, { status, canceled_at: held.now });
      }
    },

    /** Whether a payment waits to be approved. It is looked at first: who has approved it comes in at once. */
    async waits(familyId: string): Promise<boolean> {
      let waits = false;
      for (const { _id } of await repo.waitingOf(db, familyId)) {
        const looked = charges.look(_id).then(({ state }) => state === 'waiting');
        if (await Promise.race([looked, setTimeout(LOOKS_FOR_MS, true, { ref: false })])) waits = true;
      }
      return waits;
    },

    payAtTheDoor: (familyId: string, handed: HandedAtTheDoor) => payAtTheDoor(paying, familyId, handed),

    /** Whose fields take a card here. */
    cardFields: () => ({ cardFields: cardFieldsOf(payments), publicKey: payments.cards.publicKey }),

    /** What was paid stays until its end; installments that are not fully paid block at once. */
    async cancel(asking: Asking, id: string) {
      await own(asking, id);
      return db.transaction().execute(async (tx) => {
        const held = await repo.holdPurchase(tx, id);
        const status = held && moved(held.status, 'cancel');
        if (!held || !status) throw new AppError('conflict');
        const blocked = blocksWhenCancelled(held.paid, termsOf(held));
        await repo.setPurchase(tx, id, {
          status,
          canceled_at: held.now,
          is_pending: false,
          // What was never paid is not had for cancelling it.
          resume_subscription: blocked || (held.status === 'Pending' && held.paid === 0),
        });
        if (blocked) await repo.endSessionsOf(tx, held.familyId);
        const now = await repo.purchase(tx, id);
        if (!now) throw new AppError('purchases.notFound');
        return { purchaseInfo: infoOf(now), blocked };
      });
    },
  };
}

const answered = (told: Told | null, { phone }: Handed): Answered | null =>
  told && { ...told, byPhone: phone !== undefined };

/** The sandbox has cards for everybody to try, where it takes any. */
function cardFieldsOf({ cards: byCard, nonces, sandbox }: Paying['payments']) {
  if (byCard.name === 'stripe') return 'stripe' as const;
  if (nonces.name === 'braintree') return 'braintree' as const;
  return sandbox.isOpen ? ('sandbox' as const) : ('none' as const);
}

/** Spec 1 §3. */
function infoOf(purchase: repo.Purchase) {
  const { status, minor, currency, paid } = purchase;
  const terms = termsOf(purchase);
  const isOver = isPaidOff(paid, terms);
  return {
    status,
    nextBillAmount: isOver ? 0 : majorOf({ minor, currency }),
    nextBillingDate: purchase.nextBillingAt?.toISOString() ?? null,
    currencyIsoCode: currency,
    availableLevels: terms.levels === null ? null : Math.min(paid, terms.levels),
    levelsLeft: levelsLeft(paid, terms),
    paid: isOver,
    successfulTransactionsNumber: paid,
    numberOfBillingCycles: terms.billingCycles,
    active: status === 'Active',
    isPending: purchase.isPending,
    isRefunded: purchase.isRefunded,
    isRejected: purchase.isRejected,
    resumeSubscription: purchase.resumeSubscription,
    retryTransaction: purchase.retryTransaction,
  };
}
