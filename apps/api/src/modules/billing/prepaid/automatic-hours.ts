import { AppError } from '@flink/contract/errors/app-error.ts';
import { hoursRange } from '@flink/contract/rules/billing/hours-to-buy.ts';
import { accountToPay, isRunningLow, runningLow } from '../../families/prepaid-grants.service.ts';
import { BY_ITSELF } from '../charges/charges.repo.ts';
import type { PayingAway } from '../purchases/pay-period.ts';
import * as cards from './cards.repo.ts';
import { priceOfHours } from './prices.ts';

/** The next hours of families that let them be paid by themselves, when the first warning is due. */
export async function automaticHours(
  { db, payments, charges, log }: PayingAway,
  limit: number,
): Promise<number> {
  let bought = 0;
  for (const { familyId } of await runningLow(db, limit)) {
    const file = await cards.onFile(db, familyId);
    if (!file?.methodId) continue;
    const service = file.service ?? payments.cards.name;
    const asking = db.transaction().execute(async (tx) => {
      const account = await accountToPay(tx, familyId);
      // Another server has bought them meanwhile, or the family has switched it off.
      if (!account.automaticPayments || !isRunningLow(account)) return null;
      const priced = priceOfHours(account, hoursRange(account).min);
      // Once for as much as is paid; what went back, or came to nothing, has paid nothing.
      const inVain = await cards.inVain(tx, familyId);
      const key = [BY_ITSELF, familyId, account.totalHoursPaid, ...inVain].join(' ');
      if (await charges.isKnown(tx, familyId, key)) return null;
      // An hour lasts an hour for a family: who used them up sooner has told of time that nobody can have played.
      if (await cards.boughtJustNow(tx, familyId)) return null;
      const wish = {
        familyId,
        purchaseId: null,
        pendingRegistrationId: null,
        service,
        key,
        paidWith: file.label,
        ...priced,
      };
      return charges.ask(tx, wish, { byClock: true });
    });
    // What cannot be bought, or is under way by hand, is not bought by itself; the other families are next.
    const asked = await asking.catch((error: unknown) => {
      if (!(error instanceof AppError))
        log.warn({ err: error, family: familyId }, 'hours could not be bought by themselves');
      return null;
    });
    if (asked === null) continue;
    const charging = charges.charge(asked, {
      token: file.methodId,
      customerId: file.customerId,
      isAway: true,
    });
    const told = await charging.catch((error: unknown) => {
      log.warn({ err: error, family: familyId }, 'hours that were asked for could not be charged');
      return null;
    });
    if (told?.state === 'paid') bought += 1;
  }
  return bought;
}
