import { AppError } from '@flink/contract/errors/app-error.ts';
import { afterMonths, monthsIn } from '@flink/contract/rules/billing/plan-terms.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './billing.repo.ts';
import { sumOf } from './owed-sum.ts';
import { accessFrom, type PaymentAccess } from './payment-access.ts';
import type { BuyingService } from './prepaid/buying.service.ts';
import { onFile } from './prepaid/cards.repo.ts';
import type { HandedAtTheDoor, PaidAtTheDoor } from './purchases/at-the-door.ts';
import type { PurchasesService } from './purchases/purchases.service.ts';

export type BillingService = ReturnType<typeof billingService>;

export type { HandedAtTheDoor, PaymentAccess };

/** What has to be paid, and how. */
export interface Owed {
  readonly amount: string;
  readonly byPhone: boolean;
  /** What is on file to pay it with, as it is printed; null without one, and where a telephone pays. */
  readonly card: string | null;
  /** How often the card is charged again by itself; null where it is not. Several that differ each go on as they did. */
  readonly renews: 'month' | 'year' | 'several' | null;
  /** Payments still to be made, this one counted; null where it goes on until cancelled, and of several. */
  readonly left: number | null;
  /** When the card is charged the next time; null where it is not, and of several. */
  readonly next: string | null;
  /** Cancelling before all of it is paid keeps the family out. */
  readonly blocks: boolean;
}

interface Needs {
  readonly db: Db;
  readonly purchases: Pick<PurchasesService, 'payAtTheDoor' | 'cardFields' | 'waits'>;
  readonly buying: Pick<BuyingService, 'openCardFields'>;
}

export function billingService({ db, purchases, buying }: Needs) {
  const standing = async (familyId: string): Promise<PaymentAccess> =>
    accessFrom(await repo.purchasesOf(db, familyId));

  return {
    /** Who has paid and waits for the approval is not asked to pay once more (spec 1 §8, pending). */
    async accessOf(familyId: string): Promise<PaymentAccess> {
      const access = await standing(familyId);
      if (access !== 'resume' && access !== 'retry') return access;
      return (await purchases.waits(familyId)) ? 'pending' : standing(familyId);
    },

    /** As it is said before it is paid. */
    async owed(familyId: string): Promise<Owed> {
      const plans = await repo.owedPlans(db, familyId);
      const byPhone = await repo.paysByPhone(db, familyId);
      // A nonce pays one of them, once, and a telephone is asked one thing at a time; nothing is on file afterwards.
      const byHand = byPhone || purchases.cardFields().cardFields === 'braintree';
      const paid = byHand ? plans.slice(0, 1) : plans;
      return {
        amount: sumOf(paid),
        byPhone,
        card: byPhone ? null : ((await onFile(db, familyId))?.label ?? null),
        ...goesOn(paid, byHand),
      };
    },

    /** Charges what paused and failed purchases want, and sets them going. */
    async resume(familyId: string, handed: HandedAtTheDoor): Promise<PaidAtTheDoor> {
      const access = await standing(familyId);
      // What was paid lets in; the bank may have asked about another one of them.
      const isAnswer = handed.passed !== undefined;
      if (access === 'ok' && !isAnswer) return { waiting: false, clientSecret: null, unpaid: null };
      if (access !== 'ok' && access !== 'resume' && access !== 'retry')
        throw new AppError('payments.resumeFailed');
      return purchases.payAtTheDoor(familyId, handed);
    },

    async cardFields(familyId: string) {
      const fields = purchases.cardFields();
      const isDropIn = fields.cardFields === 'braintree';
      return { ...fields, clientToken: isDropIn ? await buying.openCardFields(familyId) : null };
    },
  };
}

type OwedPlan = Awaited<ReturnType<typeof repo.owedPlans>>[number];

const ALONE = { renews: null, left: null, next: null, blocks: false } as const;

function goesOn(
  plans: readonly OwedPlan[],
  byHand: boolean,
): Pick<Owed, 'renews' | 'left' | 'next' | 'blocks'> {
  const [first, ...others] = plans;
  if (!first) return ALONE;
  const often = ({ isSubscription, interval }: OwedPlan) => (isSubscription && !byHand ? interval : null);
  const blocks = plans.some(({ cycles, paid }) => cycles !== null && paid + 1 < cycles);
  if (others.length === 0) {
    const left = first.total === null ? null : Math.max(0, first.total - first.paid);
    const renews = often(first);
    return { renews, left, next: renews === null || left === 1 ? null : nextOf(first), blocks };
  }
  // Only what all go on doing, without an end, can be said in one sentence.
  const alike = plans.every((plan) => often(plan) === often(first) && (plan.total === null || byHand));
  return { ...ALONE, renews: alike ? often(first) : 'several', blocks };
}

/** Days that are paid already are not lost to who comes back. */
function nextOf({ status, paidUntil, interval }: OwedPlan): string {
  const now = new Date();
  const keepsDays = status === 'Canceled' && paidUntil !== null && paidUntil > now;
  return afterMonths(keepsDays ? paidUntil : now, monthsIn(interval)).toISOString();
}
