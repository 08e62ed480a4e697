import type { Db } from '../../db/database.ts';
import type { Payments } from '../../ports/payments/port.ts';
import { chargesService } from './charges/charges.service.ts';
import { automaticHours } from './prepaid/automatic-hours.ts';
import { collectDue } from './purchases/collect-due.ts';
import { newsService } from './webhooks/news.service.ts';

/** In one go; the next stroke takes the rest. */
const AT_ONCE = 200;

/** Services keep what they have told for so long. */
const TOLD_SINCE_MS = 3 * 86_400_000;

/** Repairs and collects. Struck on two servers at once, nothing is charged or granted twice. */
export function paymentClock({ db, payments }: { readonly db: Db; readonly payments: Payments }) {
  const charges = chargesService({ db, payments });
  const news = newsService({ db, charges });
  return {
    async strike(now = new Date()) {
      const events = await payments.cards.eventsSince(new Date(now.getTime() - TOLD_SINCE_MS));
      for (const event of events) await news.take(payments.cards.name, event);
      const told = await news.catchUp(AT_ONCE);
      const settled = await charges.reconcile(AT_ONCE);
      const collected = await collectDue({ db, payments, charges }, AT_ONCE);
      const bought = await automaticHours({ db, payments, charges }, AT_ONCE);
      await news.sweep();
      return { told, settled, collected, bought };
    },
  };
}
