import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './billing.repo.ts';
import { accessFrom, type PaymentAccess } from './payment-access.ts';

export type BillingService = ReturnType<typeof billingService>;

export type { PaymentAccess };

export function billingService({ db }: { readonly db: Db }) {
  return {
    async accessOf(familyId: string): Promise<PaymentAccess> {
      return accessFrom(await repo.purchasesOf(db, familyId));
    },

    /** Sets paused and failed purchases going again. Asked twice, the second finds nothing left to do. */
    async resume(familyId: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        const family = await repo.familyForPayment(tx, familyId);
        const access = accessFrom(await repo.purchasesOf(tx, familyId));
        if (access === 'ok') return;
        const canResume = access === 'resume' || access === 'retry';
        if (!canResume || !family?.paymentMethodId) throw new AppError('payments.resumeFailed');
        await repo.setGoing(tx, familyId);
      });
    },
  };
}
