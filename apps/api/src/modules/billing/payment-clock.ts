import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import { PaymentServiceError, type Payments } from '../../ports/payments/port.ts';
import { chargesService } from './charges/charges.service.ts';
import { automaticHours } from './prepaid/automatic-hours.ts';
import { endRenewals } from './prepaid/end-renewals.ts';
import { forgetCards } from './prepaid/forget-cards.ts';
import { collectDue } from './purchases/collect-due.ts';
import { newsService } from './webhooks/news.service.ts';

/** In one go; the next stroke takes the rest. */
const AT_ONCE = 200;

/** Services keep what they have told for so long. */
const TOLD_SINCE_MS = 3 * 86_400_000;

interface Needs {
  readonly db: Db;
  readonly payments: Payments;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Repairs and collects. Struck on two servers at once, nothing is charged or granted twice. */
export function paymentClock({ db, payments, log }: Needs) {
  const charges = chargesService({ db, payments, log });
  const news = newsService({ db, payments, log, charges });

  /** A service that does not answer now is asked with the next stroke. */
  async function toldSince(since: Date) {
    try {
      return await payments.cards.eventsSince(since);
    } catch (error) {
      if (!(error instanceof PaymentServiceError)) throw error;
      log.warn({ err: error, service: payments.cards.name }, 'a payment service tells nothing');
      return [];
    }
  }

  return {
    async strike(now = new Date(), signal?: AbortSignal) {
      const goOn = () => signal?.throwIfAborted();
      await news.takeAll(payments.cards.name, await toldSince(new Date(now.getTime() - TOLD_SINCE_MS)));
      goOn();
      const told = await news.catchUp(AT_ONCE);
      goOn();
      const settled = await charges.reconcile(AT_ONCE);
      goOn();
      const ended = await endRenewals({ db, payments, log }, AT_ONCE);
      goOn();
      const collected = await collectDue({ db, payments, charges, log }, AT_ONCE);
      goOn();
      const bought = await automaticHours({ db, payments, charges, log }, AT_ONCE);
      goOn();
      await forgetCards({ db, payments, log }, AT_ONCE);
      await news.sweep();
      return { told, settled, ended, collected, bought };
    },
  };
}
