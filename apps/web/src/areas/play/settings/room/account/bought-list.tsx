import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import type { IconName } from '@flink/ui/play/buttons/icon-paths.ts';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useState } from 'react';
import {
  type Account,
  actionsOf,
  isUnderWay,
  mayAskBack,
  type PaymentRow,
  type PurchaseRow,
  paidRows,
} from '../../../../../shared/account/purchase-rows.ts';
import { dayText } from '../../../../../shared/moment.ts';
import styles from './account-view.module.css';
import type { AccountActions, Due } from './use-account-actions.ts';

interface BoughtListProps {
  readonly account: Account;
  readonly actions: AccountActions;
  /** What is paused or could not be charged. */
  readonly onPay: (due: Due) => void;
}

const SHOWN_FIRST = 5;

/** What was bought, each with what one may do about it. */
export function BoughtList({ account, actions, onPay }: BoughtListProps) {
  const { t } = useTexts();
  const [all, setAll] = useState(false);
  const rows = [
    ...account.purchases.map((purchase) => (
      <Purchase
        key={purchase._id}
        purchase={purchase}
        payments={account.payments}
        actions={actions}
        onPay={onPay}
      />
    )),
    ...paidRows(account.payments).map((payment) => (
      <Payment key={payment._id} payment={payment} actions={actions} />
    )),
  ];
  const hidden = all ? 0 : Math.max(0, rows.length - SHOWN_FIRST);
  return (
    <section className={styles.list}>
      <h3>{t('paying.bought')}</h3>
      {rows.length === 0 ? (
        <p className={styles.small}>{t('paying.nothingBought')}</p>
      ) : (
        <ul>{rows.slice(0, rows.length - hidden)}</ul>
      )}
      {hidden > 0 && (
        <button type="button" className={styles.link} onClick={() => setAll(true)}>
          {t('paying.showMore', { count: hidden })}
        </button>
      )}
    </section>
  );
}

const STATUS = {
  Active: ['active', 'check', 'good'],
  Pending: ['pending', 'retry', 'calm'],
  Expired: ['expired', 'check', 'calm'],
  Canceled: ['canceled', 'close', 'calm'],
  'Past Due': ['pastDue', 'retry', 'wanted'],
} as const;

const PAID = {
  paid: ['paid', 'check', 'good'],
  refunding: ['refunding', 'retry', 'calm'],
  refunded: ['refunded', 'check', 'calm'],
} as const;

interface PurchaseProps extends Omit<BoughtListProps, 'account'> {
  readonly purchase: PurchaseRow;
  readonly payments: readonly PaymentRow[];
}

function Purchase({ purchase, payments, actions, onPay }: PurchaseProps) {
  const { t, locale } = useTexts();
  const { purchaseInfo: info, product } = purchase;
  const [word, icon, tone] = info.isRefunded ? PAID.refunded : STATUS[info.status];
  const does = {
    cancel: () => actions.cancel(purchase),
    resume: () => onPay({ purchase, action: 'resume' }),
    retry: () => onPay({ purchase, action: 'retry' }),
    refund: () => actions.askBack(purchase._id),
  };
  return (
    <Row status={t(`paying.status.${word}`)} icon={icon} tone={tone}>
      <span>
        {[product.name, ...linesOf(t, locale, purchase)].map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      <span className={styles.links}>
        {actionsOf(purchase, payments).map((action) => (
          <button
            key={action}
            type="button"
            className={styles.link}
            disabled={actions.busy !== null}
            aria-label={t('paying.actionOf', { action: t(`paying.action.${action}`), name: product.name })}
            onClick={() => void does[action]()}
          >
            {t(`paying.action.${action}`)}
          </button>
        ))}
      </span>
    </Row>
  );
}

/** How far it is paid, and what comes next: amount and day. */
function linesOf(t: Translate, locale: string, { purchaseInfo: info, refundRequested }: PurchaseRow) {
  const amount = moneyText(info.nextBillAmount, info.currencyIsoCode);
  const date = info.nextBillingDate && dayText(info.nextBillingDate, locale);
  const total = info.numberOfBillingCycles ?? levelsOf(info);
  return [
    total !== null &&
      t('paying.row.paidOf', { paid: Math.min(info.successfulTransactionsNumber, total), total }),
    (info.status === 'Active' || info.status === 'Pending') && date && !info.paid
      ? t('paying.row.next', { amount, date })
      : false,
    info.status === 'Canceled' && !info.isRefunded && date && t('paying.row.until', { date }),
    info.status === 'Past Due' && t('paying.row.failed', { amount }),
    info.status === 'Expired' &&
      (info.levelsLeft === 0 ? t('notice.payments.allLevelsPurchased') : t('paying.row.allPaid')),
    refundRequested && t('paying.row.refundAsked'),
  ].filter((line) => typeof line === 'string');
}

const levelsOf = ({ availableLevels, levelsLeft }: PurchaseRow['purchaseInfo']): number | null =>
  availableLevels === null || levelsLeft === null ? null : availableLevels + levelsLeft;

function Payment({ payment, actions }: { readonly payment: PaymentRow; readonly actions: AccountActions }) {
  const { t, locale } = useTexts();
  const open = isUnderWay(payment);
  const [word, icon, tone] = open
    ? (['waiting', 'retry', 'calm'] as const)
    : PAID[payment.state as keyof typeof PAID];
  const what = whatOf(t, payment);
  return (
    <Row status={t(`paying.status.${word}`)} icon={icon} tone={tone}>
      <span>
        {t('paying.row.bought', { what, date: dayText(payment.createdAt, locale) })}{' '}
        <b>{moneyText(payment.amount, payment.currencyIsoCode)}</b>
        {payment.refundRequested && <span className={styles.line}>{t('paying.row.refundAsked')}</span>}
      </span>
      <span className={styles.links}>
        {open && (
          <button
            type="button"
            className={styles.link}
            disabled={actions.busy !== null}
            onClick={() => void actions.refresh(payment._id)}
          >
            {t('paying.mobile.refresh')}
          </button>
        )}
        {mayAskBack(payment) && (
          <button
            type="button"
            className={styles.link}
            disabled={actions.busy !== null}
            aria-label={t('paying.actionOf', { action: t('paying.action.refund'), name: what })}
            onClick={() => void actions.askBack(payment._id)}
          >
            {t('paying.action.refund')}
          </button>
        )}
      </span>
    </Row>
  );
}

function whatOf(t: Translate, { what, service, hours, months }: PaymentRow): string {
  if (service === 'gift card') return t('paying.row.gift', { count: hours });
  if (what === 'buyout') return t('paying.offer.buyout');
  if (what === 'period') return t('paying.row.months', { count: months });
  return t('paying.hours', { count: hours });
}

interface RowProps {
  readonly status: string;
  readonly icon: IconName;
  readonly tone: 'good' | 'calm' | 'wanted';
  readonly children: ReactNode;
}

const Row = ({ status, icon, tone, children }: RowProps) => (
  <li>
    <span className={styles.status} data-tone={tone}>
      <Icon name={icon} className={styles.sign} />
      {status}
    </span>
    {children}
  </li>
);
