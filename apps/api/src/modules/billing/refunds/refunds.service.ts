import { AppError } from '@flink/contract/errors/app-error.ts';
import { majorOf } from '@flink/contract/rules/billing/money.ts';
import type { Db, DbOrTx } from '../../../db/database.ts';
import type { TableQuery } from '../../../db/table-page.ts';
import type { Scope } from '../../../plugins/access/scope.ts';
import { PaymentServiceError } from '../../../ports/payments/port.ts';
import type { Post } from '../../../post/post.ts';
import { writeDown } from '../../../resources/audit.repo.ts';
import type { CatalogService } from '../../catalog/catalog.service.ts';
import type { ChargesService } from '../charges/charges.service.ts';
import { type Asking, checkMayPay, type SeenFamilies } from '../may-pay.ts';
import * as repo from './refunds.repo.ts';

interface Needs {
  readonly db: Db;
  readonly charges: Pick<ChargesService, 'refund'>;
  readonly families: SeenFamilies;
  readonly catalog: Pick<CatalogService, 'texts'>;
  readonly supportEmail: () => Promise<string>;
  readonly postIn: (tx: DbOrTx) => Post;
}

export function refundsService({ db, charges, families, catalog, supportEmail, postIn }: Needs) {
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

    async table(scope: Scope, query: TableQuery & { readonly states: readonly string[] }) {
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
      await db.transaction().execute(async (tx) => {
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
      });
      if (wish.granted && request.paymentId !== null) await giveBack(request.paymentId);
      const now = await repo.request(db, scope, id);
      if (!now) throw new AppError('notFound');
      return shown(now);
    },
  };

  /** What the service does not take now is tried again by the clock. */
  async function giveBack(paymentId: string): Promise<void> {
    try {
      await charges.refund(paymentId);
    } catch (error) {
      if (error instanceof PaymentServiceError)
        throw new AppError('payments.refundUnderWay', { cause: error });
      throw error;
    }
  }
}

const shown = ({ paymentId: _paymentId, minor, currency, ...row }: repo.RefundRow) => ({
  ...row,
  amount: minor === null ? null : majorOf({ minor, currency }),
  currencyIsoCode: currency,
});
