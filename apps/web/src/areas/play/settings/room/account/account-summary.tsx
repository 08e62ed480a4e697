import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { isUnpaid, periodCost } from '../../../../../shared/account/offers.ts';
import type { Account } from '../../../../../shared/account/purchase-rows.ts';
import styles from './account-view.module.css';

interface AccountSummaryProps {
  readonly prepaid: PrepaidInfo | null;
  readonly account: Account;
}

/** What is left and what is due, in one line. */
export function AccountSummary(props: AccountSummaryProps) {
  const { t } = useTexts();
  return (
    <p className={styles.summary} role="status">
      {t('paying.summary', { time: timeText(t, props.prepaid), due: dueText(t, props) })}
    </p>
  );
}

function timeText(t: Translate, prepaid: PrepaidInfo | null): string {
  if (!prepaid || prepaid.fullyPaid) return t('paying.summary.noLimit');
  const minutes = Math.ceil(prepaid.secondsRemaining / 60);
  if (prepaid.purchaseProductType === 'subscription')
    return t('paying.summary.days', { count: Math.ceil(minutes / (24 * 60)) });
  return minutes >= 60
    ? t('paying.summary.hours', { count: Math.floor(minutes / 60) })
    : t('paying.summary.minutes', { count: minutes });
}

function dueText(t: Translate, { prepaid, account }: AccountSummaryProps): string {
  const late = account.purchases
    .filter(({ purchaseInfo: { status } }) => status === 'Past Due')
    .map(({ purchaseInfo }) => moneyText(purchaseInfo.nextBillAmount, purchaseInfo.currencyIsoCode));
  const renewal =
    prepaid && isUnpaid(prepaid) ? [moneyText(periodCost(prepaid), prepaid.currencyIsoCode)] : [];
  const amounts = [...late, ...renewal];
  return amounts.length === 0
    ? t('paying.summary.nothingDue')
    : t('paying.summary.due', { amount: amounts.join(' + ') });
}
