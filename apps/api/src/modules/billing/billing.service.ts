import { AppError } from '@flink/contract/errors/app-error.ts';
import { type Money, majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './billing.repo.ts';
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
      // A nonce pays one of them, once; nothing is on file afterwards.
      const byNonce = !byPhone && purchases.cardFields().cardFields === 'braintree';
      const paid = byNonce ? plans.slice(0, 1) : plans;
      return {
        amount: sums(paid)
          .map((money) => moneyText(majorOf(money), money.currency))
          .join(' + '),
        byPhone,
        card: byPhone ? null : ((await onFile(db, familyId))?.label ?? null),
        ...goesOn(paid, byPhone || byNonce),
      };
    },

    /** Charges what paused and failed purchases want, and sets them going. */
    async resume(familyId: string, handed: HandedAtTheDoor): Promise<PaidAtTheDoor> {
      const access = await standing(familyId);
      if (access === 'ok') return { waiting: false, clientSecret: null };
      if (access !== 'resume' && access !== 'retry') throw new AppError('payments.resumeFailed');
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

/** In each currency. */
const sums = (plans: readonly OwedPlan[]): readonly Money[] =>
  [...Map.groupBy(plans, ({ currency }) => currency)]
    .map(([currency, own]) => ({ currency, minor: own.reduce((sum, { minor }) => sum + minor, 0) }))
    .toSorted((one, other) => one.currency.localeCompare(other.currency));

function goesOn(plans: readonly OwedPlan[], byHand: boolean): Pick<Owed, 'renews' | 'left'> {
  const [first, ...others] = plans;
  if (!first) return { renews: null, left: null };
  const often = ({ isSubscription, interval }: OwedPlan) => (isSubscription && !byHand ? interval : null);
  if (others.length === 0)
    return {
      renews: often(first),
      left: first.total === null ? null : Math.max(0, first.total - first.paid),
    };
  // Only what all go on doing, without an end, can be said in one sentence.
  const alike = plans.every((plan) => often(plan) === often(first) && (plan.total === null || byHand));
  return { renews: alike ? often(first) : 'several', left: null };
}
