import { AppError } from '@flink/contract/errors/app-error.ts';
import type { Db } from '../../../db/database.ts';
import type { Payments } from '../../../ports/payments/port.ts';
import type { ChargesService, Told } from '../charges/charges.service.ts';
import * as cards from '../prepaid/cards.repo.ts';
import { advancePurchase } from './purchase-moves.ts';
import * as repo from './purchases.repo.ts';

export interface Paying {
  readonly db: Db;
  readonly payments: Payments;
  readonly charges: ChargesService;
}

/**
 * One period more, with the card on file. A press that comes twice finds the payment of the first; what failed may be
 * tried anew. Null where nothing is to be paid.
 */
export async function payPeriod(
  { db, payments, charges }: Paying,
  { _id, familyId, minor, currency, paid }: repo.Purchase,
  isAway: boolean,
): Promise<Told | null> {
  if (minor === 0) {
    await db.transaction().execute((tx) => advancePurchase(tx, _id));
    return null;
  }
  const file = await cards.onFile(db, familyId);
  if (!file?.methodId) throw new AppError('payments.resumeFailed');
  const service = file.service ?? payments.cards.name;
  const key = `${_id}:${paid}:${await repo.failedTries(db, _id)}`;
  await charges.clearWay({ familyId, what: 'period', purchaseId: _id, key });
  const asked = await db.transaction().execute((tx) =>
    charges.ask(tx, {
      familyId,
      purchaseId: _id,
      pendingRegistrationId: null,
      what: 'period',
      service,
      key,
      amount: { minor, currency },
      hours: 0,
      months: 0,
    }),
  );
  return charges.charge(asked, { token: file.methodId, customerId: file.customerId, isAway });
}
