import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Money } from '@flink/contract/rules/billing/money.ts';
import { paysFor } from '@flink/contract/rules/billing/registration-price.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import { priceOfPeriodFor, stopByItself, takeAheadBack } from '../../families/prepaid-grants.service.ts';
import { onFile } from '../prepaid/cards.repo.ts';
import { issueCreditNote, issueReceipt } from '../receipts/issue-receipt.ts';
import { tellSupport } from '../refunds/tell-support.ts';
import * as repo from './charges.repo.ts';
import { chargeNoMore, grant, isStillOpen, keepItsCard } from './grants.ts';
import { moneyIn, type Settling } from './settling.ts';

interface PaidRegistration {
  readonly registrationId: string;
  readonly externalId: string;
  readonly amount: Money;
}

interface Bill {
  readonly familyId: string;
  readonly service: string;
  readonly billId: string;
  readonly amount: Money;
  readonly months: number;
  /** When the period is over that it pays for; null where the service does not say so. */
  readonly until: Date | null;
}

interface Dispute {
  readonly state: repo.DisputeState;
  readonly disputeId: string;
  readonly externalId: string;
  /** What it is about; all that is left where its service does not say so. */
  readonly amount?: Money | undefined;
}

interface Needs extends Pick<Settling, 'settleHeld' | 'bringIn' | 'hold'> {
  readonly db: Db;
}

/** Money that moved elsewhere, or that a person decides about: nothing is charged for it from here. */
export function movedElsewhere({ db, settleHeld, bringIn, hold }: Needs) {
  return {
    /** A period that the service has charged by itself; told again, it is the same bill. */
    async bill({ familyId, service, billId, amount, months, until }: Bill): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const wish = { familyId, service, key: billId, amount, months, hours: 0, what: 'period' } as const;
        const payment = await repo.addOnce(tx, {
          ...wish,
          purchaseId: null,
          pendingRegistrationId: null,
          periodEnds: until,
          paidWith: (await onFile(tx, familyId))?.label ?? null,
        });
        if (!payment) return;
        const price = await priceOfPeriodFor(tx, familyId);
        const isLess = price !== null && !paysFor(amount, price);
        await repo.writeLine(tx, isLess ? { ...payment, ...price } : payment, 'asked');
        // What was given before the bill is what the bill brings.
        await takeAheadBack(tx, familyId);
        const fits = !isLess && (await isStillOpen(tx, payment));
        await (fits ? bringIn : hold)(tx, payment, billId);
      });
    },

    /** What was paid for elsewhere, as a gift card was: asked, paid and granted in the transaction that spends it. */
    async takeInKind(
      tx: DbOrTx,
      {
        cardId,
        ...given
      }: Pick<repo.Wish, 'familyId' | 'key' | 'what' | 'amount' | 'hours'> & {
        readonly cardId: string;
      },
    ) {
      const wish = {
        ...given,
        service: 'gift card',
        months: 0,
        purchaseId: null,
        pendingRegistrationId: null,
      };
      const payment = await repo.addOnce(tx, wish);
      // A key of another payment spends no card.
      if (!payment) throw new AppError('conflict');
      await repo.writeLine(tx, payment, 'asked');
      await bringIn(tx, payment, `gift card ${cardId}`);
    },

    /** False where no such registration waits. Told twice, it is one payment: the service's own name for it is there once. */
    async registrationPaid(
      service: string,
      { registrationId, externalId, amount }: PaidRegistration,
    ): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        if (!(await repo.holdRegistration(tx, registrationId))) return false;
        if (await repo.byExternalId(tx, service, externalId)) return true;
        const payment = await repo.add(tx, {
          familyId: null,
          purchaseId: null,
          pendingRegistrationId: registrationId,
          what: 'registration',
          service,
          key: externalId,
          amount,
          hours: 0,
          months: 0,
        });
        await repo.writeLine(tx, payment, 'asked');
        const fits = paysFor(amount, await repo.priceOfRegistration(tx, registrationId));
        const isSecond = (await repo.standingPayment(tx, registrationId)) !== undefined;
        await (fits ? bringIn : hold)(tx, payment, externalId);
        if (fits && isSecond) await tellSupport(tx, 'paidTwice', { paymentId: payment._id, money: amount });
        return true;
      });
    },

    /** What was held is good as it is. False where it is not held any more. */
    async accept(tx: DbOrTx, paymentId: string): Promise<boolean> {
      const payment = await repo.holdPayment(tx, paymentId);
      if (payment?.state !== 'held') return false;
      // It may be held because something else has paid for all of it.
      if (!(await isStillOpen(tx, payment))) throw new AppError('payments.moreThanOpen');
      await repo.setState(tx, paymentId, { state: 'paid' });
      await grant(tx, payment);
      const lineId = await repo.writeLine(tx, payment, 'granted');
      await issueReceipt(tx, payment, { lineId });
      await keepItsCard(tx, payment);
      return true;
    },

    /** What was held goes back, and whoever comes second finds it decided. False where it is not held any more. */
    async sendBack(tx: DbOrTx, paymentId: string): Promise<boolean> {
      const payment = await repo.holdPayment(tx, paymentId);
      if (payment?.state !== 'held') return false;
      await repo.setState(tx, paymentId, { state: 'refunding' });
      await repo.freeKey(tx, paymentId);
      await chargeNoMore(tx, payment);
      return true;
    },

    /** Somebody has given a part of it back at the service: what it has brought stays while something is left, and support is told. Null: unknown. */
    async partBack(
      paymentId: string,
      { externalId, amount: total }: { readonly externalId: string; readonly amount: Money },
    ): Promise<repo.PaymentState | null> {
      return db.transaction().execute(async (tx) => {
        const payment = await repo.holdPayment(tx, paymentId);
        if (!payment) return null;
        const more = total.minor + (await repo.lostToBanks(tx, paymentId)) - payment.refundedMinor;
        if (payment.state !== 'refunded' && total.currency === payment.currency && more > 0)
          await writePartBack(tx, payment, more, externalId);
        return (await repo.payment(tx, paymentId))?.state ?? null;
      });
    },

    /**
     * A bank asks about it, at the service, or has decided. Each dispute goes its own way: the payment is disputed while one
     * of them is open, and what is lost is money that went back.
     */
    async dispute(paymentId: string, { state, disputeId, externalId, amount }: Dispute): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const payment = await repo.holdPayment(tx, paymentId);
        if (!payment) return false;
        const isKnown = (await repo.disputeOf(tx, paymentId, disputeId)) !== undefined;
        if (!isKnown && state !== 'open') await repo.nameDispute(tx, paymentId, disputeId);
        // Told in whatever order: what was decided is not open any more.
        const before = await repo.disputeOf(tx, paymentId, disputeId);
        if (payment.state === 'refunded' || before === state || (before && before !== 'open')) return true;
        const left = payment.minor - payment.refundedMinor;
        const lost = state !== 'lost' ? 0 : amount?.currency === payment.currency ? amount.minor : left;
        await repo.setDispute(tx, paymentId, { id: disputeId, state, lostMinor: lost });
        if (state === 'won') return true;
        // Whose bank asks for it back is not charged on by itself.
        if (payment.familyId !== null) await stopByItself(tx, payment.familyId);
        if (state === 'open') await tellSupport(tx, 'dispute', { paymentId, money: moneyIn(payment) });
        else await writePartBack(tx, payment, lost, externalId);
        return true;
      });
    },
  };

  /** When nothing is left, all of it is back, in however many ways it went. */
  async function writePartBack(
    tx: DbOrTx,
    payment: repo.Payment,
    more: number,
    externalId: string,
  ): Promise<void> {
    const { _id: paymentId, externalId: known, currency, refundedMinor } = payment;
    if (refundedMinor + more >= payment.minor) {
      await settleHeld(tx, payment, { kind: 'refunded', externalId });
      return;
    }
    // The news of the payment itself may come later, or never.
    if (repo.isOpen(payment) || payment.state === 'failed')
      await settleHeld(tx, payment, { kind: 'paid', externalId: known ?? externalId });
    await repo.setPartBack(tx, paymentId, refundedMinor + more);
    const lineId = await repo.writeLine(tx, { ...payment, minor: more }, 'refunded in part');
    await issueCreditNote(tx, payment, { lineId, minor: more });
    await tellSupport(tx, 'partBack', { paymentId, money: { minor: more, currency } });
  }
}
