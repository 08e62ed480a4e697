import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './billing.repo.ts';
import { accessFrom, type PaymentAccess } from './payment-access.ts';
import type { PurchasesService } from './purchases/purchases.service.ts';

export type BillingService = ReturnType<typeof billingService>;

export type { PaymentAccess };

interface Needs {
  readonly db: Db;
  readonly purchases: Pick<PurchasesService, 'payAtTheDoor'>;
}

export function billingService({ db, purchases }: Needs) {
  const accessOf = async (familyId: string): Promise<PaymentAccess> =>
    accessFrom(await repo.purchasesOf(db, familyId));

  return {
    accessOf,

    /** Charges what paused and failed purchases want, and sets them going. Asked twice, the second finds it paid. */
    async resume(familyId: string): Promise<void> {
      const access = await accessOf(familyId);
      if (access === 'ok') return;
      if (access !== 'resume' && access !== 'retry') throw new AppError('payments.resumeFailed');
      await purchases.payAtTheDoor(familyId);
    },
  };
}
