import { AppError } from '@flink/contract/errors/app-error.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import type { Payments } from '../../../ports/payments/port.ts';
import { holdFamily } from '../charges/charges.repo.ts';
import type { ChargesService, Told } from '../charges/charges.service.ts';
import { type Handed, paidWith } from '../prepaid/paid-with.ts';
import { advancePurchase, periodKey } from './purchase-moves.ts';
import * as repo from './purchases.repo.ts';

/** While nobody is there: what breaks over one of many is told, and the others go on. */
export interface PayingAway extends Paying {
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export interface Paying {
  readonly db: Db;
  readonly payments: Payments;
  readonly charges: ChargesService;
}

/**
 * One period more, with what was handed over or the card on file. A press that comes twice finds the payment of the first; what failed may be
 * tried anew. Null where nothing is to be paid.
 */
export async function payPeriod(
  { db, payments, charges }: Paying,
  purchase: repo.Purchase,
  /** Null: nobody is there, the clock pays. */
  handed: Handed | null,
): Promise<Told | null> {
  const { _id, familyId, minor, currency } = purchase;
  if (minor === 0) {
    await db.transaction().execute((tx) => advancePurchase(tx, _id, null));
    return null;
  }
  // Whoever presses anew has left the bank's question unanswered, or has answered it.
  const left = handed === null ? null : await charges.leave({ familyId, what: 'period', purchaseId: _id });
  if (left && left.state !== 'failed') return left;
  const key = periodKey(purchase, await repo.paidInVain(db, _id));
  await charges.clearWay({ familyId, what: 'period', purchaseId: _id, key });
  const method = await paidWith({ db, payments, charges }, familyId, handed ?? {}).catch((error: unknown) => {
    // Nothing on file, and nothing was handed over.
    if (error instanceof AppError && error.code === 'payments.failed')
      throw new AppError('payments.resumeFailed');
    throw error;
  });
  const another = method.another ?? null;
  const asking = db.transaction().execute(async (tx) => {
    await holdFamily(tx, familyId);
    const now = await repo.holdPurchase(tx, _id);
    // Cancelled since the clock has looked, or paid: nothing is charged any more.
    if (handed === null && !isDue(now)) return null;
    // What was under way has paid it meanwhile.
    if (now && now.paid > purchase.paid) return PAID;
    const wish = {
      familyId,
      purchaseId: _id,
      pendingRegistrationId: null,
      what: 'period',
      service: method.service,
      key,
      amount: { minor, currency },
      hours: 0,
      months: 0,
      keeps: another,
      paidWith: method.label,
    } as const;
    return charges.ask(tx, wish, { byClock: handed === null });
  });
  const asked = await charges.kept.attachedFor(familyId, another, asking);
  if (asked === null) return null;
  if (asked !== PAID) return charges.charge(asked, { ...method, isAway: handed === null });
  const last = await charges.lastOf(_id);
  return last ? { state: 'paid', paymentId: last._id } : null;
}

const PAID = Symbol('paid');

const isDue = (purchase: repo.Purchase | undefined): boolean =>
  purchase?.status === 'Active' && purchase.nextBillingAt !== null && purchase.nextBillingAt <= purchase.now;
