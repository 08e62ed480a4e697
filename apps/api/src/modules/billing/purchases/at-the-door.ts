import { AppError } from '@flink/contract/errors/app-error.ts';
import type { BuyingService } from '../prepaid/buying.service.ts';
import type { Handed } from '../prepaid/paid-with.ts';
import { type Paying, payPeriod } from './pay-period.ts';
import * as repo from './purchases.repo.ts';

export interface HandedAtTheDoor extends Handed {
  /** Another card: it takes the place of the one on file, since the next period is charged to it. */
  readonly paymentMethodId?: string | undefined;
  /** The bank was asked, and so it was answered. What came of it the service says; the sandbox's bank is told here. */
  readonly passed?: boolean | undefined;
}

export interface PaidAtTheDoor {
  /** A telephone has to approve it first: asked again, it is looked at, not asked for anew. */
  readonly waiting: boolean;
  /** The bank has a question first. */
  readonly clientSecret: string | null;
}

interface Needs extends Paying {
  readonly keepCard: BuyingService['keepAnotherCard'];
}

/** What keeps a family out at the door, paid now (spec 1 §4). Whoever presses second finds it paid. */
export async function payAtTheDoor(
  { keepCard, ...paying }: Needs,
  familyId: string,
  { paymentMethodId, passed, ...handed }: HandedAtTheDoor,
): Promise<PaidAtTheDoor> {
  const { db, payments, charges } = paying;
  if (paymentMethodId !== undefined) await keepCard(familyId, paymentMethodId);
  let waiting = false;
  for (const purchase of await repo.ofFamily(db, familyId)) {
    if (!purchase.resumeSubscription && !purchase.retryTransaction) continue;
    if (passed !== undefined) {
      const asked = await charges.asking({ familyId, what: 'period', purchaseId: purchase._id });
      if (asked) {
        if (asked.service === payments.sandbox.name) await payments.sandbox.answer(asked._id, passed);
        // Who says no at the bank is not charged anew with the card on file.
        const { state } = await charges.look(asked._id);
        if (state !== 'paid') throw new AppError('payments.resumeFailed');
        continue;
      }
    }
    const told = await payPeriod(paying, purchase, handed);
    if (told?.state === 'authenticating') return { waiting, clientSecret: told.clientSecret };
    if (told?.state === 'waiting' && handed.phone !== undefined) waiting = true;
    // It was charged, or may have been: another card would be charged as well.
    else if (told?.state === 'waiting') throw new AppError('payments.underWay');
    else if (told !== null && told.state !== 'paid')
      throw new AppError(handed.phone === undefined ? 'payments.resumeFailed' : 'payments.mobileMoneyFailed');
    // A nonce is good for one payment, and what runs again lets the family in; the rest is paid in its account.
    if (told !== null && handed.paymentNonce !== undefined) break;
  }
  return { waiting, clientSecret: null };
}
