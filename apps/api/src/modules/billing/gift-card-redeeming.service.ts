import { AppError } from '@flink/contract/errors/app-error.ts';
import { buyoutCost, isCurrency, moneyOf } from '@flink/contract/rules/billing/money.ts';
import { sql } from 'kysely';
import type { Db } from '../../db/database.ts';
import { accountToPay } from '../families/prepaid-grants.service.ts';
import type { ChargesService } from './charges/charges.service.ts';
import { type Asking, checkMayPay, type SeenFamilies } from './may-pay.ts';

interface Needs {
  readonly db: Db;
  readonly charges: Pick<ChargesService, 'takeInKind' | 'takenInKind' | 'checkNoHoursUnderWay'>;
  readonly families: SeenFamilies;
}

interface Wish {
  readonly familyId: string;
  readonly code: string;
  readonly idempotencyKey?: string | undefined;
}

/** What a card is worth in hours of this family; all that is open, where it is enough for that. */
export function giftCardService({ db, charges, families }: Needs) {
  return {
    async redeem(asking: Asking, { familyId, code, idempotencyKey }: Wish) {
      await checkMayPay(families, asking, familyId);
      return db.transaction().execute(async (tx) => {
        const account = await accountToPay(tx, familyId);
        // Sent again because no answer came.
        const before = idempotencyKey && (await charges.takenInKind(tx, familyId, idempotencyKey));
        if (before) return before;
        await charges.checkNoHoursUnderWay(tx, familyId);
        const card = await tx
          .updateTable('gift_cards')
          .set({ redeemed_at: sql<Date>`now()`, redeemed_by: familyId })
          .where('code', '=', code.toUpperCase())
          .where('redeemed_at', 'is', null)
          .where('currency_iso_code', '=', account.currencyIsoCode)
          .where(sql<boolean>`(expires_on is null or expires_on >= current_date)`)
          .where(
            sql<boolean>`(master_organization_id is null or master_organization_id =
              (select center.master_organization_id from families as family
                join learning_centers as center on center._id = family.learning_center_id
                where family._id = ${familyId}))`,
          )
          .returning(['_id', sql<number>`value::float8`.as('value')])
          .executeTakeFirst();
        const { currencyIsoCode: currency, costPerHour } = account;
        const isOfUse = account.purchaseProductType === 'product' && !account.fullyPaid && costPerHour > 0;
        if (!card || !isOfUse || !isCurrency(currency)) throw new AppError('giftCards.unusable');
        const worth = moneyOf(card.value, currency);
        // With the discount only where the center offers it; what is open and paid in full is all of it anyway.
        const isAll = account.offered.has('buyout') && worth.minor >= buyoutCost(account, currency).minor;
        const hours = isAll
          ? account.openHours
          : Math.min(account.openHours, Math.floor((card.value / costPerHour) * 100 + 1e-6) / 100);
        await charges.takeInKind(tx, {
          familyId,
          key: idempotencyKey ?? `gift card ${card._id}`,
          cardId: card._id,
          what: isAll ? 'buyout' : 'hours',
          amount: worth,
          hours,
        });
        return { hours, boughtOut: isAll };
      });
    },
  };
}
