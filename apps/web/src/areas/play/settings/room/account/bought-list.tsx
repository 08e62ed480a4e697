import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Icon } from '@flink/ui/play/buttons/icon.tsx';
import type { IconName } from '@flink/ui/play/buttons/icon-paths.ts';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import {
  type Account,
  actionsOf,
  isUnderWay,
  lastOf,
  mayAskBack,
  type PaymentRow,
  type PurchaseRow,
  paidRows,
  paymentsInAll,
} from '../../../../../shared/account/purchase-rows.ts';
import { dayText } from '../../../../../shared/moment.ts';
import { AccountLink } from './account-link.tsx';
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
  const list = useRef<HTMLUListElement>(null);
  // The button that showed them is gone: who reads by keys goes on with the first of them.
  useEffect(() => {
    if (all) (list.current?.children[SHOWN_FIRST] as HTMLElement | undefined)?.focus();
  }, [all]);
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
        <ul ref={list}>{rows.slice(0, rows.length - hidden)}</ul>
      )}
      {hidden > 0 && (
        <AccountLink onClick={() => setAll(true)}>{t('paying.showMore', { count: hidden })}</AccountLink>
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
  held: ['held', 'retry', 'calm'],
} as const;

interface PurchaseProps extends Omit<BoughtListProps, 'account'> {
  readonly purchase: PurchaseRow;
  readonly payments: readonly PaymentRow[];
}

function Purchase({ purchase, payments, actions, onPay }: PurchaseProps) {
  const { t, locale } = useTexts();
  const { purchaseInfo: info } = purchase;
  const name = nameOf(t, purchase);
  const paid = lastOf(payments, purchase._id, 'paid');
  const waiting = lastOf(payments, purchase._id, 'waiting');
  const held = lastOf(payments, purchase._id, 'held');
  const [word, icon, tone] = info.isRefunded ? PAID.refunded : STATUS[info.status];
  const does = {
    cancel: () => actions.cancel(purchase, name),
    resume: () => onPay({ purchase, name, action: 'resume' }),
    retry: () => onPay({ purchase, name, action: 'retry' }),
    refund: () => paid && actions.askBack(purchase._id, name, paid),
  };
  return (
    <Row status={t(`paying.status.${word}`)} icon={icon} tone={tone}>
      <span>
        {[name, ...linesOf(t, locale, purchase, { paid, waiting, held })].map((line) => (
          <span key={line} className={styles.line}>
            {line}
          </span>
        ))}
      </span>
      <span className={styles.links}>
        {waiting && (
          <AccountLink
            busy={actions.busy !== null}
            aria-label={t('paying.actionOf', { action: t('paying.mobile.refresh'), name })}
            onClick={() => void actions.refresh(waiting)}
          >
            {t('paying.mobile.refresh')}
          </AccountLink>
        )}
        {actionsOf(purchase, payments).map((action) => (
          <AccountLink
            key={action}
            busy={actions.busy !== null}
            aria-label={t('paying.actionOf', { action: t(`paying.action.${action}`), name })}
            onClick={() => void does[action]()}
          >
            {t(`paying.action.${action}`)}
          </AccountLink>
        ))}
      </span>
    </Row>
  );
}

/** Of the same product a family may have several: the level, or what it costs, tells them apart. */
function nameOf(t: Translate, { product: { name }, purchaseInfo: info, ...purchase }: PurchaseRow): string {
  if (purchase.isLevelSubscription && info.availableLevels !== null)
    return t('paying.row.level', { name, level: Math.max(1, info.availableLevels) });
  if (info.nextBillAmount <= 0 || !purchase.isSubscription) return name;
  const amount = moneyText(info.nextBillAmount, info.currencyIsoCode);
  return info.numberOfBillingCycles === null
    ? t(`paying.row.each.${purchase.interval}`, { name, amount })
    : t('paying.row.installments', { name, amount, total: info.numberOfBillingCycles });
}

interface Latest {
  readonly paid: PaymentRow | undefined;
  readonly waiting: PaymentRow | undefined;
  /** Support looks at it: it was charged, and nothing is to be done. */
  readonly held: PaymentRow | undefined;
}

/** How far it is paid, and what comes next: amount and day. */
function linesOf(
  t: Translate,
  locale: string,
  { purchaseInfo: info, refundRequested }: PurchaseRow,
  { paid, waiting, held }: Latest,
) {
  const amount = moneyText(info.nextBillAmount, info.currencyIsoCode);
  const date = info.nextBillingDate && dayText(info.nextBillingDate, locale);
  const total = paymentsInAll(info);
  const lastly = (payment: PaymentRow) => ({
    amount: moneyText(payment.amount, payment.currencyIsoCode),
    date: dayText(payment.createdAt, locale),
  });
  return [
    total !== null &&
      t('paying.row.paidOf', { paid: Math.min(info.successfulTransactionsNumber, total), total }),
    paid && t('paying.row.lastPaid', lastly(paid)),
    waiting && t('paying.row.waits', lastly(waiting)),
    held && t('paying.row.held', lastly(held)),
    (info.status === 'Active' || info.status === 'Pending') && date && !info.paid
      ? t('paying.row.next', { amount, date })
      : false,
    info.status === 'Canceled' && !info.isRefunded && date && t('paying.row.until', { date }),
    info.status === 'Past Due' && !waiting && !held && t('paying.row.failed', { amount }),
    info.status === 'Expired' &&
      (info.levelsLeft === 0 ? t('notice.payments.allLevelsPurchased') : t('paying.row.allPaid')),
    paid && paid.refundedAmount > 0 && partBack(t, paid),
    refundRequested && t('paying.row.refundAsked'),
  ].filter((line) => typeof line === 'string');
}

const partBack = (t: Translate, { refundedAmount, currencyIsoCode }: PaymentRow): string =>
  t('paying.row.partBack', { amount: moneyText(refundedAmount, currencyIsoCode) });

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
        {payment.refundedAmount > 0 && <span className={styles.line}>{partBack(t, payment)}</span>}
        {payment.refundRequested && <span className={styles.line}>{t('paying.row.refundAsked')}</span>}
      </span>
      <span className={styles.links}>
        {open && (
          <AccountLink
            busy={actions.busy !== null}
            aria-label={t('paying.actionOf', { action: t('paying.mobile.refresh'), name: what })}
            onClick={() => void actions.refresh(payment)}
          >
            {t('paying.mobile.refresh')}
          </AccountLink>
        )}
        {mayAskBack(payment) && (
          <AccountLink
            busy={actions.busy !== null}
            aria-label={t('paying.actionOf', { action: t('paying.action.refund'), name: what })}
            onClick={() => void actions.askBack(payment._id, what, payment)}
          >
            {t('paying.action.refund')}
          </AccountLink>
        )}
      </span>
    </Row>
  );
}

function whatOf(t: Translate, { what, service, hours, months }: PaymentRow): string {
  if (service === 'gift card') return t('paying.row.gift', { count: hours });
  if (what === 'registration') return t('paying.row.registration');
  if (what === 'buyout') return t('paying.row.buyout');
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
  <li tabIndex={-1}>
    <span className={styles.status} data-tone={tone}>
      <Icon name={icon} className={styles.sign} />
      {status}
    </span>
    {children}
  </li>
);
