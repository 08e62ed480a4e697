import { AppError } from '@flink/contract/errors/app-error.ts';
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
import { keptCards } from '../prepaid/kept-cards.ts';
import * as repo from './charges.repo.ts';
import { movedElsewhere } from './moved-elsewhere.ts';
import { type OnChange, settling } from './settling.ts';

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

export interface Known {
  readonly payment: repo.Payment;
  /** Not for a payment of the same key that was asked for before. */
  readonly isNew: boolean;
}

/** A service of telephones that cannot say any more what became of a push has nothing to charge. */
const FORGOTTEN_MS = 3_600_000;

const REFUSED = Symbol('refused');

const MAY_GO_BACK: ReadonlySet<repo.PaymentState> = new Set(['paid', 'held', 'refunding']);

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
  const { settle: settleOne, ...inside } = settling({ db, log });
  const kept = keptCards({ db, payments, log });

  /** Whoever tells of it: a press, the door, an event of the service, or the clock. */
  async function settle(
    paymentId: string,
    outcome: Outcome,
    record?: OnChange,
  ): Promise<repo.PaymentState | null> {
    const { keeps = null, familyId = null } = (await repo.payment(db, paymentId)) ?? {};
    const onFile = keeps && familyId ? await kept.methodOnFile(familyId) : null;
    const state = await settleOne(paymentId, outcome, record);
    if (keeps) await kept.afterSettling(paymentId, [keeps.methodId, ...(onFile ? [onFile] : [])]);
    return state;
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
    ...movedElsewhere({ db, ...inside }),

    settle,

    /** The cards that families pay with. */
    kept,

    /** Inside the transaction that has made the price. The payment of the same key is the same payment. */
    async ask(tx: DbOrTx, wish: repo.Wish, { byClock = false } = {}): Promise<Known> {
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
        // Whoever tries cards is there; the clock charges the one on file.
        if (!byClock && (await repo.isDeclinedTooOften(tx, wish.familyId)))
          throw new AppError('request.tooMany');
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

    /** Nothing else is bought while hours are being paid: what is open would be sold twice. */
    async checkNoHoursUnderWay(tx: DbOrTx, familyId: string): Promise<void> {
      await repo.holdFamily(tx, familyId);
      if (await repo.underWay(tx, { familyId, what: 'hours', purchaseId: null }))
        throw new AppError('payments.underWay');
    },

    /** Whether the payment is known to its service by this name, or may be: not where it, or another one, has another. */
    async isRequestOf(paymentId: string, service: string, externalId: string | null): Promise<boolean> {
      const payment = await repo.payment(db, paymentId);
      if (payment?.service !== service || externalId === null) return false;
      if (payment.externalId !== null) return payment.externalId === externalId;
      return (await repo.byExternalId(db, service, externalId)) === undefined;
    },

    async byExternalId(service: string, externalId: string): Promise<string | null> {
      return (await repo.byExternalId(db, service, externalId))?._id ?? null;
    },

    /**
     * In the transaction that decides on the refund: from its commit on the refund is owed, and the job makes it if this
     * server does not. Returns the dispute of the payment, which may have begun since the caller has read it.
     */
    async oweRefund(tx: DbOrTx, paymentId: string): Promise<repo.DisputeState | null> {
      const payment = await repo.holdPayment(tx, paymentId);
      if (payment && MAY_GO_BACK.has(payment.state))
        await repo.setState(tx, paymentId, { state: 'refunding' });
      return payment?.dispute ?? null;
    },

    /** Makes a refund that is owed. */
    async makeRefund(paymentId: string): Promise<void> {
      const payment = await repo.payment(db, paymentId);
      if (payment?.state === 'refunding') await lookAgain(payment);
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
      for (const { _id } of await repo.toKeep(db, limit)) await kept.afterSettling(_id, []);
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
