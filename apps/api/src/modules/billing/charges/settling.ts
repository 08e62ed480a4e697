import type { Money } from '@flink/contract/rules/billing/money.ts';
import { paysFor } from '@flink/contract/rules/billing/registration-price.ts';
import type { FastifyBaseLogger } from 'fastify';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Outcome } from '../../../ports/payments/port.ts';
import { issueCreditNote, issueReceipt } from '../receipts/issue-receipt.ts';
import { tellFamily, tellSupport } from '../refunds/tell-support.ts';
import * as repo from './charges.repo.ts';
import {
  chargeNoMore,
  grant,
  isStillOpen,
  keepItsCard,
  leaveUnpaid,
  letItsCardGo,
  takeBack,
} from './grants.ts';

export type Settling = ReturnType<typeof settling>;

/** What is written in the same transaction, if the payment changes its state. */
export type OnChange = (tx: DbOrTx) => Promise<unknown>;

interface Needs {
  readonly db: Db;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

export const moneyIn = ({ minor, currency }: repo.Payment): Money => ({ minor, currency });

/** What is granted is written in one transaction with what was paid. */
export function settling({ db, log }: Needs) {
  /** Whatever is told, in whatever order and however often: money in brings its grant once, and is never forgotten. */
  async function settle(
    paymentId: string,
    outcome: Outcome,
    record?: OnChange,
  ): Promise<repo.PaymentState | null> {
    return db.transaction().execute(async (tx) => {
      const payment = await repo.holdPayment(tx, paymentId);
      if (!payment) return null;
      const { externalId } = outcome;
      const named =
        externalId === null ? undefined : await repo.byExternalId(tx, payment.service, externalId);
      if (named && named._id !== paymentId) {
        log.warn({ payment: paymentId, other: named._id }, 'an event names the charge of another payment');
        return payment.state;
      }
      const state = await settleHeld(tx, payment, outcome);
      if (state !== payment.state) await record?.(tx);
      return state;
    });
  }

  async function bringIn(
    tx: DbOrTx,
    payment: repo.Payment,
    externalId: string,
    { isBack = false } = {},
  ): Promise<void> {
    await repo.setState(tx, payment._id, { state: 'paid', externalId });
    await repo.writeLine(tx, payment, 'paid');
    await grant(tx, payment);
    const lineId = await repo.writeLine(tx, payment, 'granted');
    await issueReceipt(tx, payment, { lineId, isMailed: !isBack });
  }

  /** Money that fits nothing stays in the books, and brings nothing until a person has looked at it. */
  async function hold(
    tx: DbOrTx,
    payment: repo.Payment,
    externalId: string,
    { isBack = false } = {},
  ): Promise<void> {
    await repo.setState(tx, payment._id, { state: 'held', externalId });
    await repo.writeLine(tx, payment, 'paid');
    if (isBack) return;
    log.warn({ payment: payment._id }, 'money came in that fits nothing, and is held');
    const about = { paymentId: payment._id, money: moneyIn(payment) };
    await tellSupport(tx, 'heldPayment', about);
    await tellFamily(tx, 'heldForFamily', about);
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

  /** `isBack`: the first that is heard of it is that it went back, and nobody is told that it came. */
  async function takeIn(
    tx: DbOrTx,
    payment: repo.Payment,
    { externalId, amount, paidWith }: Extract<Outcome, { readonly kind: 'paid' }>,
    { isBack = false } = {},
  ): Promise<repo.PaymentState> {
    const { _id: paymentId, state, minor, currency } = payment;
    if (!repo.isOpen(payment) && state !== 'failed') return state;
    if (paidWith) await repo.setPaidWith(tx, paymentId, paidWith);
    if (amount && !paysFor(amount, { minor, currency })) {
      await holdReceived(tx, payment, externalId, amount);
      return 'held';
    }
    // Told late, it may find that something else has paid for all of it.
    if (!(await isStillOpen(tx, payment))) {
      await hold(tx, payment, externalId, { isBack });
      return 'held';
    }
    await bringIn(tx, payment, externalId, { isBack });
    if (isBack) return 'paid';
    await keepItsCard(tx, payment);
    // Its family was told that it has failed, and may be about to pay it once more.
    if (state === 'failed') await tellFamily(tx, 'paidAfterAll', { paymentId, money: moneyIn(payment) });
    return 'paid';
  }

  async function settleHeld(tx: DbOrTx, payment: repo.Payment, outcome: Outcome): Promise<repo.PaymentState> {
    const { state } = payment;
    const { externalId } = outcome;
    switch (outcome.kind) {
      case 'paid':
        return takeIn(tx, payment, outcome);
      case 'refunded': {
        // The news of the payment itself may come later, or never.
        if (state === 'refunded') return state;
        if (repo.isOpen(payment) || state === 'failed')
          await takeIn(tx, payment, { kind: 'paid', externalId: outcome.externalId }, { isBack: true });
        await repo.setState(tx, payment._id, { state: 'refunded' });
        if (state === 'held') await repo.freeKey(tx, payment._id);
        // What went back in parts before is written down already.
        const rest = payment.minor - payment.refundedMinor;
        const lineId = await repo.writeLine(tx, { ...payment, minor: rest }, 'refunded');
        await issueCreditNote(tx, payment, { lineId, minor: rest });
        if (await repo.isGranted(tx, payment._id)) {
          await takeBack(tx, payment);
          await repo.writeLine(tx, payment, 'taken back');
        } else await chargeNoMore(tx, payment);
        await letItsCardGo(tx, payment);
        return 'refunded';
      }
      case 'failed':
        if (!repo.isOpen(payment)) return state;
        await repo.setState(tx, payment._id, { state: 'failed', externalId, failure: outcome.reason });
        await leaveUnpaid(tx, payment, outcome.reason);
        await letItsCardGo(tx, payment);
        return 'failed';
      default: {
        if (!repo.isOpen(payment)) return state;
        const next = outcome.kind === 'waiting' ? 'waiting' : 'authenticating';
        await repo.setState(tx, payment._id, { state: next, externalId });
        return next;
      }
    }
  }

  return { settle, settleHeld, bringIn, hold };
}
