import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import type { Db } from '../../db/database.ts';
import * as repo from './billing.repo.ts';
import { accessFrom, type PaymentAccess } from './payment-access.ts';
import type { BuyingService } from './prepaid/buying.service.ts';
import type { HandedAtTheDoor, PaidAtTheDoor } from './purchases/at-the-door.ts';
import type { PurchasesService } from './purchases/purchases.service.ts';

export type BillingService = ReturnType<typeof billingService>;

export type { HandedAtTheDoor, PaymentAccess };

/** What has to be paid, and how. */
export interface Owed {
  readonly amount: string;
  readonly byPhone: boolean;
}

interface Needs {
  readonly db: Db;
  readonly purchases: Pick<PurchasesService, 'payAtTheDoor' | 'cardFields'>;
  readonly buying: Pick<BuyingService, 'openCardFields'>;
}

export function billingService({ db, purchases, buying }: Needs) {
  const accessOf = async (familyId: string): Promise<PaymentAccess> =>
    accessFrom(await repo.purchasesOf(db, familyId));

  return {
    accessOf,

    /** As it is said before it is paid. */
    async owed(familyId: string): Promise<Owed> {
      const amounts = await repo.owed(db, familyId);
      return {
        amount: amounts.map((money) => moneyText(majorOf(money), money.currency)).join(' + '),
        byPhone: await repo.paysByPhone(db, familyId),
      };
    },

    /** Charges what paused and failed purchases want, and sets them going. */
    async resume(familyId: string, handed: HandedAtTheDoor): Promise<PaidAtTheDoor> {
      const access = await accessOf(familyId);
      if (access === 'ok') return { waiting: false, clientSecret: null };
      if (access !== 'resume' && access !== 'retry') throw new AppError('payments.resumeFailed');
      return purchases.payAtTheDoor(familyId, handed);
    },

    async cardFields(familyId: string) {
      const fields = purchases.cardFields();
      const isDropIn = fields.cardFields === 'braintree';
      return { ...fields, clientToken: isDropIn ? await buying.openCardFields(familyId) : null };
    },
  };
}
