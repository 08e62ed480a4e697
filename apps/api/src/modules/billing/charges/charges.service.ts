import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Money } from '@flink/contract/rules/billing/money.ts';
import { paysFor } from '@flink/contract/rules/billing/registration-price.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbOrTx } from '../../../db/database.ts';
import {
  CardRefusedError,
  type Charge,
  type Outcome,
  type PaidWith,
  type PaymentService,
  PaymentServiceError,
  type Payments,
} from '../../../ports/payments/port.ts';
import { priceOfPeriodFor, stopByItself, takeAheadBack } from '../../families/prepaid-grants.service.ts';
import { tellSupport } from '../refunds/tell-support.ts';
import * as repo from './charges.repo.ts';
import { grant, isStillOpen, leaveUnpaid, takeBack } from './grants.ts';

export type ChargesService = ReturnType<typeof chargesService>;

/** What the person who pays is told. */
export type Told =
  | { readonly state: 'paid' | 'waiting' | 'failed'; readonly paymentId: string }
  | { readonly state: 'authenticating'; readonly paymentId: string; readonly clientSecret: string };

interface Needs {
  readonly db: Db;
  readonly payments: Payments;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

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

export interface Known {
  readonly payment: repo.Payment;
  /** Not for a payment of the same key that was asked for before. */
  readonly isNew: boolean;
}

/** A service of telephones that cannot say any more what became of a push has nothing to charge. */
const FORGOTTEN_MS = 3_600_000;

const REFUSED = Symbol('refused');

const MAY_GO_BACK: ReadonlySet<repo.PaymentState> = new Set(['paid', 'held', 'refunding']);

const moneyIn = ({ minor, currency }: repo.Payment): Money => ({ minor, currency });

const chargeOf = ({ _id, minor, currency, externalId }: repo.Payment): Charge => ({
  paymentId: _id,
  amount: { minor, currency },
  externalId,
});

/**
 * The one way money comes in. Asked, prepared, taken, settled: what is granted is written in one transaction with what
 * was paid, and a crash before it leaves a payment that is looked up again, under an id that the service knows too.
 */
export function chargesService({ db, payments, log }: Needs) {
  /** Whatever is told, in whatever order and however often: money in brings its grant once, and is never forgotten. */
  async function settle(paymentId: string, outcome: Outcome): Promise<repo.PaymentState | null> {
    return db.transaction().execute(async (tx) => {
      const payment = await repo.holdPayment(tx, paymentId);
      return payment ? settleHeld(tx, payment, outcome) : null;
    });
  }

  async function bringIn(tx: DbOrTx, payment: repo.Payment, externalId: string): Promise<void> {
    await repo.setState(tx, payment._id, { state: 'paid', externalId });
    await repo.writeLine(tx, payment, 'paid');
    await grant(tx, payment);
    await repo.writeLine(tx, payment, 'granted');
  }

  /** Money that fits nothing stays in the books, and brings nothing until a person has looked at it. */
  async function hold(tx: DbOrTx, payment: repo.Payment, externalId: string): Promise<void> {
    await repo.setState(tx, payment._id, { state: 'held', externalId });
    await repo.writeLine(tx, payment, 'paid');
    log.warn({ payment: payment._id }, 'money came in that fits nothing, and is held');
    await tellSupport(tx, 'heldPayment', { paymentId: payment._id, money: moneyIn(payment) });
  }

  async function holdReceived(
    tx: DbOrTx,
    payment: repo.Payment,
    externalId: string,
    received: Money,
  ): Promise<void> {
    await repo.setReceived(tx, payment._id, received);
    await hold(tx, { ...payment, ...received }, externalId);
  }

  async function settleHeld(tx: DbOrTx, payment: repo.Payment, outcome: Outcome): Promise<repo.PaymentState> {
    const { state } = payment;
    const { externalId } = outcome;
    switch (outcome.kind) {
      case 'paid':
        if (!repo.isOpen(payment) && state !== 'failed') return state;
        if (
          outcome.amount &&
          !paysFor(outcome.amount, { minor: payment.minor, currency: payment.currency })
        ) {
          await holdReceived(tx, payment, outcome.externalId, outcome.amount);
          return 'held';
        }
        // Told late, it may find that something else has paid for all of it.
        if (!(await isStillOpen(tx, payment))) {
          await hold(tx, payment, outcome.externalId);
          return 'held';
        }
        await bringIn(tx, payment, outcome.externalId);
        return 'paid';
      case 'refunded': {
        // The news of the payment itself may come later, or never.
        if (state === 'refunded') return state;
        if (repo.isOpen(payment) || state === 'failed')
          await settleHeld(tx, payment, { kind: 'paid', externalId: outcome.externalId });
        await repo.setState(tx, payment._id, { state: 'refunded' });
        if (state === 'held') await repo.freeKey(tx, payment._id);
        // What went back in parts before is written down already.
        const rest = payment.minor - payment.refundedMinor;
        await repo.writeLine(tx, { ...payment, minor: rest }, 'refunded');
        if (await repo.isGranted(tx, payment._id)) {
          await takeBack(tx, payment);
          await repo.writeLine(tx, payment, 'taken back');
        }
        return 'refunded';
      }
      case 'failed':
        if (!repo.isOpen(payment)) return state;
        await repo.setState(tx, payment._id, { state: 'failed', externalId, failure: outcome.reason });
        await leaveUnpaid(tx, payment);
        return 'failed';
      default: {
        if (!repo.isOpen(payment)) return state;
        const next = outcome.kind === 'waiting' ? 'waiting' : 'authenticating';
        await repo.setState(tx, payment._id, { state: next, externalId });
        return next;
      }
    }
  }

  /** Asks the service what became of a payment that nobody has heard of. */
  async function lookAgain(payment: repo.Payment, isLeft = false): Promise<Told> {
    const service = payments.by(payment.service);
    if (payment.state === 'refunding') {
      if (service.refundsByHand) return { state: 'waiting', paymentId: payment._id };
      await service.refund(chargeOf(payment));
      const externalId = payment.externalId ?? payment._id;
      return told(payment._id, await settle(payment._id, { kind: 'refunded', externalId }), null);
    }
    // Who wants to pay anew has left the bank's question unanswered.
    const ask = isLeft ? service.drop : service.look;
    const outcome = await answeredInTime(payment, service, () => ask(chargeOf(payment)));
    if (outcome !== null) return told(payment._id, await settle(payment._id, outcome), outcome);
    // Somebody may be about to take it this moment.
    if (!payment.isOld) return { state: 'waiting', paymentId: payment._id };
    const failed = { kind: 'failed', externalId: null, reason: 'unknown' } as const;
    return told(payment._id, await settle(payment._id, failed), failed);
  }

  /**
   * A telephone that says nothing for so long says nothing any more: the family can pay with another. Money that comes in
   * all the same is brought in whenever it is told, or found by the clock within a day.
   */
  async function answeredInTime(
    { createdAt, externalId }: repo.Payment,
    { answersWithinMs }: PaymentService,
    ask: () => Promise<Outcome | null>,
  ): Promise<Outcome | null> {
    const waited = Date.now() - createdAt.getTime();
    const timedOut = { kind: 'failed', externalId, reason: 'timedOut' } as const;
    try {
      const outcome = await ask();
      const isOver = answersWithinMs !== undefined && waited > answersWithinMs;
      return outcome?.kind === 'waiting' && isOver ? timedOut : outcome;
    } catch (error) {
      const isForgotten = answersWithinMs !== undefined && waited > FORGOTTEN_MS;
      if (error instanceof PaymentServiceError && isForgotten) return timedOut;
      throw error;
    }
  }

  /** For somebody who waits for the answer: a service that does not answer now has not said that it failed. */
  async function looked(payment: repo.Payment, isLeft = false): Promise<Told> {
    try {
      return await lookAgain(payment, isLeft);
    } catch (error) {
      if (error instanceof PaymentServiceError) return { state: 'waiting', paymentId: payment._id };
      throw error;
    }
  }

  /** Null where the service knows nothing before it charges. */
  async function preparedOrNull(service: PaymentService, payment: repo.Payment, by: PaidWith) {
    try {
      return await service.prepare(chargeOf(payment), by);
    } catch (error) {
      if (error instanceof CardRefusedError) return REFUSED;
      throw error;
    }
  }

  async function take(payment: repo.Payment, by: PaidWith): Promise<Told> {
    const service = payments.by(payment.service);
    const known = payment.externalId ?? (await preparedOrNull(service, payment, by));
    if (known === REFUSED) {
      const failed = { kind: 'failed', externalId: null, reason: 'declined' } as const;
      return told(payment._id, await settle(payment._id, failed), failed);
    }
    if (known !== payment.externalId) await repo.setState(db, payment._id, { externalId: known });
    const outcome = await service.confirm({ ...chargeOf(payment), externalId: known }, by);
    const state = await settle(payment._id, outcome);
    return told(payment._id, state, outcome);
  }

  return {
    settle,

    /** Inside the transaction that has made the price. The payment of the same key is the same payment. */
    async ask(tx: DbOrTx, wish: repo.Wish): Promise<Known> {
      if (wish.familyId !== null) {
        await repo.holdFamily(tx, wish.familyId);
        const same = await repo.byKey(tx, wish.familyId, wish.key);
        if (same) {
          const isSame =
            same.state === 'held' ||
            (same.what === wish.what &&
              same.purchaseId === wish.purchaseId &&
              same.minor === wish.amount.minor);
          if (!isSame) throw new AppError('conflict');
          return { payment: same, isNew: false };
        }
        if (await repo.underWay(tx, wish)) throw new AppError('payments.underWay');
      }
      const payment = await repo.add(tx, wish);
      await repo.writeLine(tx, payment, 'asked');
      return { payment, isNew: true };
    },

    /** Takes what was asked for now; what was asked for before is told as it stands, and nothing is taken. */
    async charge({ payment, isNew }: Known, by: PaidWith): Promise<Told> {
      try {
        if (isNew) return await take(payment, by);
        return repo.isOpen(payment) ? await lookAgain(payment) : told(payment._id, payment.state, null);
      } catch (error) {
        // Money may have moved: it is found out, not tried again.
        if (error instanceof PaymentServiceError) return { state: 'waiting', paymentId: payment._id };
        throw error;
      }
    },

    /** Before somebody pays anew: what was left half done is looked up, so that it does not stand in the way. */
    async clearWay(wish: Pick<repo.Wish, 'familyId' | 'what' | 'purchaseId' | 'key'>): Promise<void> {
      const open = await repo.underWay(db, wish);
      if (open && repo.isOpen(open) && open.key !== wish.key)
        await looked(open, open.state === 'authenticating');
    },

    /** The newest of a purchase. */
    lastOf: (purchaseId: string) => repo.lastOf(db, purchaseId),

    /** What became of one that waited for its bank: it is not charged any more, unless it was. Null where none did. */
    async leave(wish: Pick<repo.Wish, 'familyId' | 'what' | 'purchaseId'>): Promise<Told | null> {
      const open = await repo.underWay(db, wish);
      return open?.state === 'authenticating' ? looked(open, true) : null;
    },

    /** The payment of a key; of the keys after the first only one that was asked for within the moment that they stand for. */
    async known(
      tx: DbOrTx,
      familyId: string,
      [key, ...earlier]: readonly [string, ...string[]],
      withinMs: number,
    ): Promise<Known | null> {
      const same = await repo.byKey(tx, familyId, key);
      if (same) return { payment: same, isNew: false };
      for (const one of earlier) {
        const before = await repo.byKey(tx, familyId, one);
        if (before && Date.now() - before.createdAt.getTime() < withinMs)
          return { payment: before, isNew: false };
      }
      return null;
    },

    /** What two tabs, or two devices, want at one moment under keys of their own is wanted once. */
    async wantedJustNow(
      tx: DbOrTx,
      familyId: string,
      isSame: (payment: repo.Payment) => boolean,
      withinMs: number,
    ): Promise<Known | null> {
      const since = new Date(Date.now() - withinMs);
      const payment = (await repo.since(tx, familyId, since)).find(isSame);
      return payment ? { payment, isNew: false } : null;
    },

    /** What a gift card has brought under this key; null where none was used under it. */
    async takenInKind(tx: DbOrTx, familyId: string, key: string) {
      const before = await repo.byKey(tx, familyId, key);
      return before?.service === 'gift card'
        ? { hours: before.hours, boughtOut: before.what === 'buyout' }
        : null;
    },

    isKnown: async (tx: DbOrTx, familyId: string, key: string): Promise<boolean> =>
      (await repo.byKey(tx, familyId, key)) !== undefined,

    /** Of a family; of nobody's it is not told. */
    async payment(id: string): Promise<{ readonly familyId: string; readonly service: string }> {
      const found = await repo.payment(db, id);
      if (!found || found.familyId === null) throw new AppError('notFound');
      return { familyId: found.familyId, service: found.service };
    },

    async look(paymentId: string): Promise<Told> {
      const payment = await repo.payment(db, paymentId);
      if (!payment) throw new AppError('notFound');
      return repo.isOpen(payment) ? looked(payment) : told(payment._id, payment.state, null);
    },

    /** A period that the service has charged by itself; told again, it is the same bill. */
    async bill({ familyId, service, billId, amount, months, until }: Bill): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const wish = { familyId, service, key: billId, amount, months, hours: 0, what: 'period' } as const;
        const payment = await repo.addOnce(tx, {
          ...wish,
          purchaseId: null,
          pendingRegistrationId: null,
          periodEnds: until,
        });
        if (!payment) return;
        const price = await priceOfPeriodFor(tx, familyId);
        const isLess = price !== null && !paysFor(amount, price);
        await repo.writeLine(tx, isLess ? { ...payment, ...price } : payment, 'asked');
        // What was given before the bill is what the bill brings.
        await takeAheadBack(tx, familyId);
        await (isLess ? hold : bringIn)(tx, payment, billId);
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
        await (fits ? bringIn : hold)(tx, payment, externalId);
        return true;
      });
    },

    /** What was held is good as it is. False where it is not held any more. */
    async accept(tx: DbOrTx, paymentId: string): Promise<boolean> {
      const payment = await repo.holdPayment(tx, paymentId);
      if (payment?.state !== 'held') return false;
      await repo.setState(tx, paymentId, { state: 'paid' });
      await grant(tx, payment);
      await repo.writeLine(tx, payment, 'granted');
      return true;
    },

    /** What was held goes back, and whoever comes second finds it decided. False where it is not held any more. */
    async sendBack(tx: DbOrTx, paymentId: string): Promise<boolean> {
      const payment = await repo.holdPayment(tx, paymentId);
      if (payment?.state !== 'held') return false;
      await repo.setState(tx, paymentId, { state: 'refunding' });
      await repo.freeKey(tx, paymentId);
      return true;
    },

    /** Somebody has given a part of it back at the service: what it has brought stays, and support is told. Null: unknown. */
    async partBack(paymentId: string, total: Money): Promise<repo.PaymentState | null> {
      return db.transaction().execute(async (tx) => {
        const payment = await repo.holdPayment(tx, paymentId);
        if (!payment) return null;
        const { state, refundedMinor, externalId } = payment;
        const more = total.minor - refundedMinor;
        if (state === 'refunded' || total.currency !== payment.currency || more <= 0) return state;
        // The news of the payment itself may come later, or never.
        if (repo.isOpen(payment) || state === 'failed')
          await settleHeld(tx, payment, { kind: 'paid', externalId: externalId ?? paymentId });
        await repo.setPartBack(tx, paymentId, total.minor);
        await repo.writeLine(tx, { ...payment, minor: more }, 'refunded in part');
        await tellSupport(tx, 'partBack', { paymentId, money: { ...total, minor: more } });
        return (await repo.payment(tx, paymentId))?.state ?? null;
      });
    },

    /** The bank asks about it, at the service; or has decided for the house. What is lost is money that went back. */
    async dispute(paymentId: string, dispute: 'open' | 'won'): Promise<boolean> {
      return db.transaction().execute(async (tx) => {
        const payment = await repo.holdPayment(tx, paymentId);
        if (!payment) return false;
        // Told in whatever order: what was decided is not open any more.
        if (payment.state === 'refunded' || payment.dispute === 'won' || payment.dispute === dispute)
          return true;
        await repo.setDispute(tx, paymentId, dispute);
        if (dispute === 'won') return true;
        // Whose bank asks for it back is not charged on by itself.
        if (payment.familyId !== null) await stopByItself(tx, payment.familyId);
        await tellSupport(tx, 'dispute', { paymentId, money: moneyIn(payment) });
        return true;
      });
    },

    /** Nothing else is bought while hours are being paid: what is open would be sold twice. */
    async checkNoHoursUnderWay(tx: DbOrTx, familyId: string): Promise<void> {
      await repo.holdFamily(tx, familyId);
      if (await repo.underWay(tx, { familyId, what: 'hours', purchaseId: null }))
        throw new AppError('payments.underWay');
    },

    async byExternalId(service: string, externalId: string): Promise<string | null> {
      return (await repo.byExternalId(db, service, externalId))?._id ?? null;
    },

    /** Money back: written down as wanted first, so that a crash leaves it to be finished. */
    async refund(paymentId: string): Promise<void> {
      const payment = await db.transaction().execute(async (tx) => {
        const held = await repo.holdPayment(tx, paymentId);
        if (!held || !MAY_GO_BACK.has(held.state)) return null;
        await repo.setState(tx, paymentId, { state: 'refunding' });
        return { ...held, state: 'refunding' as const };
      });
      if (payment) await lookAgain(payment);
    },

    /** The reconciliation: how many were found settled. */
    async reconcile(limit: number): Promise<number> {
      let settled = 0;
      for (const payment of await repo.unsettled(db, limit)) {
        const { state } = await lookAgain(payment).catch((error: unknown) => {
          // Whatever is wrong with one, the others are not to wait for it.
          if (!(error instanceof PaymentServiceError))
            log.warn({ err: error, payment: payment._id }, 'a payment could not be settled');
          return { state: 'waiting' };
        });
        // Others wait behind it; what has timed out has, until its service says otherwise.
        const isSame = state === 'waiting' || state === 'authenticating' || state === payment.state;
        if (isSame) await repo.touch(db, payment._id);
        else settled += 1;
      }
      return settled;
    },
  };
}

function told(paymentId: string, state: repo.PaymentState | null, outcome: Outcome | null): Told {
  if (state === 'paid') return { state, paymentId };
  if (outcome?.kind === 'authenticate' && state === 'authenticating')
    return { state, paymentId, clientSecret: outcome.clientSecret };
  // What is held was charged: nobody is to pay it once more.
  if (state === 'waiting' || state === 'authenticating' || state === 'held')
    return { state: 'waiting', paymentId };
  return { state: 'failed', paymentId };
}
