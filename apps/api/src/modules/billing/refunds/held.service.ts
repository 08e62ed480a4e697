import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { PaymentServiceError } from '../../../ports/payments/port.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import type { Asking } from '../may-pay.ts';
import * as repo from './held.repo.ts';

interface Needs {
  readonly db: Db;
  readonly charges: Pick<ChargesService, 'accept' | 'sendBack' | 'refund'>;
}

/** What was paid with something else than its price: consumer support takes it, or gives it back. */
export function heldService({ db, charges }: Needs) {
  return {
    async list(scope: Scope) {
      const rows = await repo.held(db, scope);
      return {
        data: rows.map(({ _id, email, productName, centerName, createdAt, ...row }) => ({
          _id,
          email,
          productName,
          centerName,
          createdAt,
          what: row.what,
          hours: row.hours,
          months: row.months,
          amount: majorOf(row),
          currencyIsoCode: row.currency,
          ...priceOf(row),
        })),
        unpriced: await repo.unpriced(db, scope),
      };
    },

    async decide({ scope, session: { user } }: Asking, id: string, accepted: boolean): Promise<void> {
      const held = await repo.one(db, scope, id);
      if (!held) throw new AppError('notFound');
      await db.transaction().execute(async (tx) => {
        const isFirst = accepted ? await charges.accept(tx, id) : await charges.sendBack(tx, id);
        if (!isFirst) throw new AppError('conflict');
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          ...(held.registeredFor === null
            ? { resource: 'families', rowId: held.familyId ?? id }
            : { resource: 'products', rowId: held.registeredFor }),
          title: `${held.productName}, ${held.email}`,
          before: { payment: 'another amount' },
          after: { payment: accepted ? 'accepted' : 'given back' },
        });
      });
      if (accepted) return;
      try {
        await charges.refund(id);
      } catch (error) {
        if (error instanceof PaymentServiceError)
          throw new AppError('payments.refundUnderWay', { cause: error });
        throw error;
      }
    },
  };
}

type Priced = Pick<
  Awaited<ReturnType<typeof repo.held>>[number],
  'registeredFor' | 'askedMinor' | 'askedCurrency' | 'registrationPrice' | 'registrationCurrency'
>;

/** A family was asked for it; of a registration its product says the price. */
const priceOf = ({ registeredFor, askedMinor, askedCurrency, ...product }: Priced) =>
  registeredFor === null
    ? {
        price: majorOf({ minor: askedMinor, currency: askedCurrency }),
        priceCurrency: askedCurrency as string,
      }
    : { price: product.registrationPrice, priceCurrency: product.registrationCurrency };
