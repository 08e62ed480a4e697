import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import { paysFor } from '@flink/contract/rules/billing/registration-price.ts';
import type { Db } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { PaymentServiceError, type Payments } from '../../../ports/payments/port.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import type { Asking } from '../may-pay.ts';
import * as repo from './held.repo.ts';
import { tellFamily } from './tell-support.ts';

interface Needs {
  readonly db: Db;
  readonly charges: Pick<ChargesService, 'accept' | 'sendBack' | 'makeRefund' | 'settle'>;
  readonly payments: Pick<Payments, 'byHand'>;
}

/** What was paid with something else than its price: consumer support takes it, or gives it back. */
export function heldService({ db, charges, payments }: Needs) {
  return {
    async list(scope: Scope) {
      const rows = await repo.held(db, scope, payments.byHand);
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
          late: isLate(row),
          byHand: isSentByHand(row),
          service: row.service,
          externalId: row.externalId,
        })),
        unpriced: await repo.unpriced(db, scope),
      };
    },

    async decide({ scope, session: { user } }: Asking, id: string, accepted: boolean): Promise<void> {
      const held = await repo.one(db, scope, payments.byHand, id);
      if (!held) throw new AppError('notFound');
      await db.transaction().execute(async (tx) => {
        const isFirst = accepted ? await charges.accept(tx, id) : await charges.sendBack(tx, id);
        if (!isFirst) throw new AppError('conflict');
        const { familyId, purchaseId, service } = held;
        if (!accepted && familyId !== null && isByHand(service))
          await repo.askedBack(tx, { paymentId: id, purchaseId, familyId, by: user._id });
        await tellFamily(tx, accepted ? 'heldTaken' : 'heldBack', { paymentId: id, money: held });
        await writeDown(tx, {
          ...lineOf(held, user),
          before: { payment: 'another amount' },
          after: { payment: accepted ? 'accepted' : 'given back' },
        });
      });
      if (accepted) return;
      try {
        await charges.makeRefund(id);
      } catch (error) {
        if (error instanceof PaymentServiceError)
          throw new AppError('payments.refundUnderWay', { cause: error });
        throw error;
      }
    },

    /** Sent back at the service by a person, who says under which number: the books follow. */
    async finish({ scope, session: { user } }: Asking, id: string, reference: string): Promise<void> {
      const held = await repo.one(db, scope, payments.byHand, id);
      if (!held) throw new AppError('notFound');
      if (!isSentByHand(held)) throw new AppError('conflict');
      await charges.settle(id, { kind: 'refunded', externalId: held.externalId ?? id }, (tx) =>
        writeDown(tx, {
          ...lineOf(held, user),
          before: { refund: 'granted' },
          after: { refund: 'sent back by hand', reference },
        }),
      );
    },
  };

  function isByHand(service: string): boolean {
    return payments.byHand.some((name) => name === service);
  }

  function isSentByHand({ state, service }: Pick<HeldRow, 'state' | 'service'>): boolean {
    return state === 'refunding' && isByHand(service);
  }
}

const lineOf = (held: HeldRow, user: Asking['session']['user']) => ({
  actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
  action: 'edit' as const,
  ...(held.registeredFor === null
    ? { resource: 'families', rowId: held.familyId ?? held._id }
    : { resource: 'products', rowId: held.registeredFor }),
  title: `${held.productName}, ${held.email}`,
});

/** As much as was asked for: it is held because something else has paid for all of it. */
const isLate = (
  row: Pick<HeldRow, 'registeredFor' | 'askedMinor' | 'askedCurrency' | 'minor' | 'currency'>,
): boolean =>
  row.registeredFor === null && paysFor(row, { minor: row.askedMinor, currency: row.askedCurrency });

type HeldRow = Awaited<ReturnType<typeof repo.held>>[number];

type Priced = Pick<
  HeldRow,
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
