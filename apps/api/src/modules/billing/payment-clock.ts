import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../../db/database.ts';
import type { Payments } from '../../ports/payments/port.ts';
import { chargesService } from './charges/charges.service.ts';
import { automaticHours } from './prepaid/automatic-hours.ts';
import { endRenewals } from './prepaid/end-renewals.ts';
import { forgetCards } from './prepaid/forget-cards.ts';
import { collectDue } from './purchases/collect-due.ts';
import { readMissedEvents } from './webhooks/missed-events.ts';
import { newsService } from './webhooks/news.service.ts';

/** In one go; the next stroke takes the rest. */
const AT_ONCE = 200;

interface Needs {
  readonly db: Db;
  readonly payments: Payments;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

/** Repairs and collects. Struck on two servers at once, nothing is charged or granted twice. */
export function paymentClock({ db, payments, log }: Needs) {
  const charges = chargesService({ db, payments, log });
  const news = newsService({ db, payments, log, charges });

  return {
    async strike(now = new Date(), signal?: AbortSignal) {
      const goOn = () => signal?.throwIfAborted();
      await readMissedEvents({ db, payments, log, news }, now);
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
