import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../../db/database.ts';
import { PaymentServiceError, type Payments } from '../../../ports/payments/port.ts';
import { endSubscription, subscriptionsToEnd } from '../../families/prepaid-grants.service.ts';

interface Needs {
  readonly db: Db;
  readonly payments: Pick<Payments, 'cards'>;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/**
 * Who is blocked, or whose center has expired, cannot come in to end what renews; who has the money back, or has paid all
 * of it, is not to be charged on. It is ended at the service first.
 */
export async function endRenewals({ db, payments, log }: Needs, limit: number): Promise<number> {
  let ended = 0;
  for (const id of await subscriptionsToEnd(db, limit)) {
    try {
      await payments.cards.cancelSubscription(id);
      await endSubscription(db, id);
      ended += 1;
    } catch (error) {
      if (!(error instanceof PaymentServiceError)) throw error;
      log.warn({ err: error, subscription: id }, 'what renews could not be ended');
    }
  }
  return ended;
}
