import { allows } from '@flink/contract/access/rules.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Card } from '@flink/ui/office/page/card.tsx';
import { EmptyState } from '@flink/ui/office/states/empty-state.tsx';
import { SkeletonRows } from '@flink/ui/office/states/skeleton.tsx';
import { PlainTable } from '@flink/ui/office/table/plain-table.tsx';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { accountApi } from '../../../../shared/account/account-api.ts';
import {
  type Account,
  type PaymentRow,
  type PurchaseRow,
  paymentsInAll,
} from '../../../../shared/account/purchase-rows.ts';
import { dayText, momentText } from '../../../../shared/moment.ts';
import { holderOf, useSession } from '../../../../shared/session/session-store.ts';

const SEES_PURCHASES = { admin: { purchases: { view: true } } };

/** What a family has bought and paid, for who helps it. */
export default function FamilyPayments({ familyId }: { readonly familyId: string }) {
  const { t } = useTexts();
  const may = allows(SEES_PURCHASES, holderOf(useSession()));
  const account = useQuery({
    queryKey: ['account', familyId],
    queryFn: async ({ signal }) =>
      (await accountApi('account', { params: { id: familyId } }, { signal })).data,
    enabled: may,
    retry: false,
    staleTime: 0,
  });
  if (!may) return null;
  const { data } = account;
  return (
    <Card title={t('support.purchases')}>
      {account.isPending && <SkeletonRows rows={2} withPicture={false} />}
      {account.error && <EmptyState state={{ kind: 'error', onRetry: () => account.refetch() }} />}
      {data && (
        <>
          <p>{payingWords(t, data.payingWith)}</p>
          {data.purchases.length + data.payments.length === 0 && <p>{t('support.nothingBought')}</p>}
          {data.purchases.length > 0 && <Purchases rows={data.purchases} />}
          {data.payments.length > 0 && <Payments rows={data.payments} />}
        </>
      )}
    </Card>
  );
}

function payingWords(t: Translate, { service, paymentMethodCard }: Account['payingWith']): string {
  if (service === 'mobileMoney') return t('support.byPhone');
  return paymentMethodCard === null
    ? t('support.noCard')
    : t('support.payingWith', { card: paymentMethodCard });
}

function Purchases({ rows }: { readonly rows: readonly PurchaseRow[] }) {
  const { t, locale } = useTexts();
  return (
    <PlainTable label={t('support.purchases')} atMost="40vh">
      <thead>
        <tr>
          <th>{t('support.product')}</th>
          <th>{t('support.status')}</th>
          <th>{t('support.paidTimes')}</th>
          <th>{t('support.next')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ _id, product, refundRequested, purchaseInfo: info }) => (
          <tr key={_id}>
            <td>{product.name}</td>
            <td>
              {t(`support.status.${info.isRefunded ? 'refunded' : info.status}`)}
              {refundRequested && `, ${t('support.askedBack')}`}
            </td>
            <td>
              {[info.successfulTransactionsNumber, paymentsInAll(info)].filter((n) => n !== null).join(' / ')}
            </td>
            <td>
              {info.nextBillingDate !== null &&
                info.status !== 'Canceled' &&
                !info.paid &&
                `${moneyText(info.nextBillAmount, info.currencyIsoCode)}, ${dayText(info.nextBillingDate, locale)}`}
            </td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}

function Payments({ rows }: { readonly rows: readonly PaymentRow[] }) {
  const { t, locale } = useTexts();
  return (
    <PlainTable label={t('support.payments')} atMost="40vh">
      <thead>
        <tr>
          <th>{t('support.what')}</th>
          <th>{t('support.amount')}</th>
          <th>{t('support.status')}</th>
          <th>{t('support.service')}</th>
          <th>{t('support.when')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <tr key={row._id}>
            <td>
              {row.months > 0
                ? t('support.what.months', { count: row.months })
                : t(`support.what.${row.what}`, { count: row.hours })}
            </td>
            <td>{moneyText(row.amount, row.currencyIsoCode)}</td>
            <td>
              {t(`support.payment.${row.state}`)}
              {row.refundedAmount > 0 &&
                `, ${t('support.partBack', { amount: moneyText(row.refundedAmount, row.currencyIsoCode) })}`}
              {row.disputed && `, ${t('support.disputed')}`}
              {row.refundRequested && `, ${t('support.askedBack')}`}
            </td>
            <td>{row.service}</td>
            <td>{momentText(row.createdAt, locale)}</td>
          </tr>
        ))}
      </tbody>
    </PlainTable>
  );
}
