import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import { PaymentServiceError, type Payments } from '../../ports/payments/port.ts';
import * as repo from './prepaid.repo.ts';

interface Needs {
  readonly db: Db;
  readonly payments: { readonly cards: Pick<Payments['cards'], 'cancelSubscription'> };
}

/**
 * Ends a subscription at the card service, then here. That it is to end is stored first, so that the job of payments ends
 * what a stopped server has begun; a service that refuses leaves it as it was.
 */
export async function endAtService({ db, payments }: Needs, subscriptionId: string): Promise<void> {
  const isNew = await repo.wantSubscriptionEnd(db, subscriptionId);
  try {
    await payments.cards.cancelSubscription(subscriptionId);
  } catch (error) {
    if (!(error instanceof PaymentServiceError)) throw error;
    if (isNew) await repo.withdrawSubscriptionEnd(db, subscriptionId);
    throw new AppError('payments.automaticFailed', { cause: error });
  }
  await repo.clearSubscription(db, subscriptionId);
}
