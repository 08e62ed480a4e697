import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { PaymentServiceError, type Payments } from '../../../ports/payments/port.ts';
import type { Post } from '../../../post/post.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { Texts } from '../../catalog/texts/interface-texts.service.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import { type Asking, checkMayPay, type SeenFamilies } from '../may-pay.ts';
import * as repo from './refunds.repo.ts';

interface Needs {
  readonly db: Db;
  readonly charges: Pick<ChargesService, 'oweRefund' | 'makeRefund' | 'settle'>;
  readonly payments: Pick<Payments, 'by'>;
  readonly families: SeenFamilies;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly supportEmail: () => Promise<string>;
  readonly postIn: (tx: DbOrTx) => Post;
  /** What goes on charging a family that has its money back. */
  readonly stopAutomatic: (familyId: string) => Promise<void>;
}

export function refundsService(needs: Needs) {
  const { db, charges, payments, families, catalog, supportEmail, postIn, stopAutomatic } = needs;
  return {
    /** Written down and told to support in one. */
    async ask(asking: Asking, id: string, message: string): Promise<void> {
      const about = await repo.reclaimed(db, id);
      if (!about) throw new AppError('purchases.notFound');
      await checkMayPay(families, asking, about.familyId).catch((error: unknown) => {
        if (error instanceof AppError && error.code === 'notFound') throw new AppError('purchases.notFound');
        throw error;
      });
      const to = await supportEmail();
      // Nothing was paid here that could go back: nobody is to be told that it will.
      if (about.paymentId === null) throw new AppError('payments.refundFailed', { params: { email: to } });
      const { t } = await catalog.texts('en');
      await db.transaction().execute(async (tx) => {
        if (!(await repo.add(tx, about, message))) return;
        if (to === '') return;
        await postIn(tx).mail({
          to,
          kind: 'refund-request',
          subject: t('mail.refundRequest.subject', { family: about.familyName }),
          text: t('mail.refundRequest.text', { family: about.familyName, message }),
        });
      });
    },

    async table(scope: Scope, query: repo.RefundsQuery) {
      const { data, ...page } = await repo.table(db, scope, query);
      return { ...page, data: data.map(shown) };
    },

    async decide(
      { scope, session: { user } }: Asking,
      id: string,
      wish: { readonly granted: boolean; readonly answer: string },
    ) {
      const request = await repo.request(db, scope, id);
      if (!request) throw new AppError('notFound');
      if (request.state !== 'open') throw new AppError('conflict');
      // Otherwise the family gets its money twice: from here and from its bank.
      if (wish.granted && request.dispute === 'open') throw new AppError('payments.disputed');
      // First, and asked again it has ended: who is promised the money is not charged anew, whatever fails from here on.
      if (wish.granted && request.isPrepaidPeriod) await stopAutomatic(request.familyId);
      const { t } = await catalog.texts(request.locale);
      await db.transaction().execute(async (tx) => {
        const owed = wish.granted ? request.paymentId : null;
        if (owed !== null && (await charges.oweRefund(tx, owed)) === 'open')
          throw new AppError('payments.disputed');
        if (!(await repo.decide(tx, id, { ...wish, by: user._id }))) throw new AppError('conflict');
        await writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'families',
          rowId: request.familyId,
          title: request.familyName,
          before: { refund: 'open' },
          after: { refund: wish.granted ? 'granted' : 'declined' },
        });
        if (request.email !== null)
          await postIn(tx).mail({
            to: request.email,
            kind: 'refund-decided',
            ...decisionWords(t, { ...wish, product: request.productName }),
          });
      });
      if (wish.granted && request.paymentId !== null) await giveBack(request.paymentId);
      const now = await repo.request(db, scope, id);
      if (!now) throw new AppError('notFound');
      return shown(now);
    },

    /** Sent back at the service by a person, who says under which number: the books follow. */
    async finish({ scope, session: { user } }: Asking, id: string, reference: string) {
      const request = await repo.request(db, scope, id);
      if (!request) throw new AppError('notFound');
      const { paymentId, externalId, familyId, familyName } = request;
      if (paymentId === null || !isOnItsWayByHand(request)) throw new AppError('conflict');
      const refunded = { kind: 'refunded', externalId: externalId ?? paymentId } as const;
      await charges.settle(paymentId, refunded, (tx) =>
        writeDown(tx, {
          actor: { _id: user._id, name: `${user.firstname} ${user.lastname}` },
          action: 'edit',
          resource: 'families',
          rowId: familyId,
          title: familyName,
          before: { refund: 'granted' },
          after: { refund: 'sent back by hand', reference },
        }),
      );
      const now = await repo.request(db, scope, id);
      if (!now) throw new AppError('notFound');
      return shown(now);
    },
  };

  function isOnItsWayByHand({ paymentState, service }: repo.RefundRow): boolean {
    return paymentState === 'refunding' && service !== null && payments.by(service).refundsByHand === true;
  }

  function shown(row: repo.RefundRow) {
    const { paymentId, paymentState, isPrepaidPeriod, service, email, locale, dispute, ...told } = row;
    const { minor, currency, ...rest } = told;
    return {
      ...rest,
      money: paymentState === 'refunding' || paymentState === 'refunded' ? paymentState : ('none' as const),
      byHand: isOnItsWayByHand(row),
      amount: minor === null ? null : majorOf({ minor, currency }),
      currencyIsoCode: currency,
    };
  }

  /** What the service does not take now is tried again by the clock. */
  async function giveBack(paymentId: string): Promise<void> {
    try {
      await charges.makeRefund(paymentId);
    } catch (error) {
      if (error instanceof PaymentServiceError)
        throw new AppError('payments.refundUnderWay', { cause: error });
      throw error;
    }
  }
}

interface Decision {
  readonly granted: boolean;
  readonly product: string;
  readonly answer: string;
}

const decisionWords = (t: Texts['t'], { granted, product, answer }: Decision) =>
  granted
    ? { subject: t('mail.refundGranted.subject'), text: t('mail.refundGranted.text', { product, answer }) }
    : { subject: t('mail.refundDeclined.subject'), text: t('mail.refundDeclined.text', { product, answer }) };
