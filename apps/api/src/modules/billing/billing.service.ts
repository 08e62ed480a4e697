import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
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

    /** As it is said before it is paid. */
    async owed(familyId: string): Promise<string> {
      const amounts = await repo.owed(db, familyId);
      return amounts.map((money) => moneyText(majorOf(money), money.currency)).join(' + ');
    },

    /** Charges what paused and failed purchases want, and sets them going. Asked twice, the second finds it paid. */
    async resume(familyId: string): Promise<void> {
      const access = await accessOf(familyId);
      if (access === 'ok') return;
      if (access !== 'resume' && access !== 'retry') throw new AppError('payments.resumeFailed');
      await purchases.payAtTheDoor(familyId);
    },
  };
}
