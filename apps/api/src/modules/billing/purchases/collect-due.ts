import { AppError } from '@flink/contract/errors/app-error.ts';
import { type PayingAway, payPeriod } from './pay-period.ts';
import * as repo from './purchases.repo.ts';

/** What is due: charged with the card on file while nobody is there. How many were paid. */
export async function collectDue({ log, ...paying }: PayingAway, limit: number): Promise<number> {
  let collected = 0;
  for (const purchase of await repo.due(paying.db, limit)) {
    const told = await payPeriod(paying, purchase, null).catch((error: unknown) => {
      if (error instanceof AppError) return { state: 'failed' as const };
      log.warn({ err: error, purchase: purchase._id }, 'a purchase could not be collected');
      return { state: 'waiting' as const };
    });
    if (told?.state === 'paid') collected += 1;
    // Without a card on file nothing was asked for: it is past due all the same.
    else if (told?.state === 'failed') await repo.markPastDue(paying.db, purchase._id);
  }
  await repo.endCancelled(paying.db);
  return collected;
}
