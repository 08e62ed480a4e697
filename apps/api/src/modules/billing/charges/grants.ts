import type { DbOrTx } from '../../../db/database.ts';
import type { FailureReason } from '../../../ports/payments/port.ts';
import {
  grantPaid,
  hasOpen,
  runningSubscription,
  stopByItself,
  takePaidBack,
} from '../../families/prepaid-grants.service.ts';
import { keepOnFile, letGo } from '../prepaid/cards.repo.ts';
import {
  advancePurchase,
  failPurchase,
  isCollectedAgain,
  isToBePaid,
  nthOf,
  refundPurchase,
} from '../purchases/purchase-moves.ts';
import { tellFamily } from '../refunds/tell-support.ts';
import {
  billedUntil,
  buyouts,
  hasOtherCome,
  holdFamily,
  holdRegistration,
  isByItself,
  keepNothing,
  keepWithItsFamily,
  markRegistration,
  type Payment,
  standingPayment,
} from './charges.repo.ts';

const paidOf = (payment: Payment) => ({
  paymentId: payment._id,
  hours: payment.hours,
  months: payment.months,
  isBuyout: payment.what === 'buyout',
});

/** Whether there is still something that it pays for, held until the transaction ends. */
export async function isStillOpen(tx: DbOrTx, payment: Payment): Promise<boolean> {
  const { familyId, purchaseId, pendingRegistrationId, hours, key } = payment;
  if (pendingRegistrationId !== null) return true;
  if (purchaseId !== null) {
    // The family before what it has bought, as everybody who pays.
    if (familyId !== null && payment.keeps !== null) await holdFamily(tx, familyId);
    return isToBePaid(tx, purchaseId, nthOf(key));
  }
  // Whose family is gone meanwhile brings nobody anything.
  if (familyId === null || !(await hasOpen(tx, familyId, hours))) return false;
  // Nobody wants a second month for having paid the one that was given up for lost with something else, whichever comes first.
  return payment.what !== 'period' || !(await hasOtherCome(tx, payment));
}

/** What a payment is for, in the transaction that writes it down as paid. */
export async function grant(tx: DbOrTx, payment: Payment): Promise<void> {
  if (payment.pendingRegistrationId !== null) {
    await markRegistration(tx, payment.pendingRegistrationId, true);
    return keepWithItsFamily(tx, payment._id);
  }
  if (payment.purchaseId !== null) return advancePurchase(tx, payment.purchaseId, payment.createdAt);
  const { familyId } = payment;
  if (familyId === null) return;
  // Only a bill says when its period ends; bills of other months may have been told before it.
  const periodEnds = payment.periodEnds === null ? [] : await billedUntil(tx, familyId);
  await grantPaid(tx, familyId, { ...paidOf(payment), periodEnds });
}

/** Paid twice and given back once, it is paid, also when it has become a family. */
async function takeRegistrationBack(tx: DbOrTx, id: string, purchaseId: string | null): Promise<void> {
  await holdRegistration(tx, id);
  if (await standingPayment(tx, id)) return;
  if (purchaseId !== null) await refundPurchase(tx, purchaseId);
  else await markRegistration(tx, id, false);
}

export async function takeBack(tx: DbOrTx, payment: Payment): Promise<void> {
  const { purchaseId, pendingRegistrationId } = payment;
  if (pendingRegistrationId !== null) return takeRegistrationBack(tx, pendingRegistrationId, purchaseId);
  if (purchaseId !== null) return refundPurchase(tx, purchaseId);
  const { familyId } = payment;
  if (familyId === null) return;
  await takePaidBack(tx, familyId, { ...paidOf(payment), buyouts: await buyouts(tx, familyId) });
}

/** Money of it went back before it has brought anything: who has it back is not charged anew by itself. */
export async function chargeNoMore(
  tx: DbOrTx,
  { familyId, purchaseId }: Pick<Payment, 'familyId' | 'purchaseId'>,
): Promise<void> {
  if (familyId !== null && purchaseId === null) await stopByItself(tx, familyId);
}

/** A card that was declined is not tried again by itself, and the switch says so: whoever turns it on tries anew. */
export async function leaveUnpaid(tx: DbOrTx, payment: Payment, reason: FailureReason): Promise<void> {
  const { _id: paymentId, purchaseId, key } = payment;
  if (purchaseId !== null) {
    // A server that stopped before it charged is no reason to keep the family out: the job collects it again.
    if (reason === 'unknown' && (await isCollectedAgain(tx, purchaseId))) return;
    // Another payment may have paid its period meanwhile.
    if (await isToBePaid(tx, purchaseId, nthOf(key))) await failPurchase(tx, purchaseId);
  } else if (isByItself(payment) && reason !== 'unknown') {
    await chargeNoMore(tx, payment);
    await tellFamily(tx, 'declinedByItself', { paymentId, money: payment });
  }
}

/**
 * The card that has paid takes the place of the one before, in the transaction that writes it down as paid. What renews is
 * charged to it first, which only its service can do: until then the card before keeps its place.
 */
export async function keepItsCard(
  tx: DbOrTx,
  { _id: paymentId, familyId, service, keeps }: Payment,
): Promise<void> {
  if (keeps === null || familyId === null || (await runningSubscription(tx, familyId)) !== null) return;
  await keepOnFile(tx, familyId, service, keeps, { paymentId });
}

/** It has not paid, or its money is back. */
export async function letItsCardGo(tx: DbOrTx, { _id, familyId, service, keeps }: Payment): Promise<void> {
  if (keeps === null) return;
  await keepNothing(tx, _id);
  await letGo(tx, familyId, service, keeps.methodId);
}
