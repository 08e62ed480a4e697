import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { type Account, nextAfter, paymentsInAll } from '../../../../../shared/account/purchase-rows.ts';
import { dayText } from '../../../../../shared/moment.ts';
import { PayDialog } from './pay-dialog.tsx';
import { type AccountActions, type Due, keptDays } from './use-account-actions.ts';

interface DueDialogProps {
  readonly due: Due;
  readonly familyId: string;
  readonly payingWith: Account['payingWith'];
  readonly actions: AccountActions;
  readonly onClose: () => void;
}

/** A purchase goes on for the amount that is said, with the card on file or another one that stays there. */
export function DueDialog({ due, familyId, payingWith, actions, onClose }: DueDialogProps) {
  const { t, locale } = useTexts();
  const { purchase, name, action } = due;
  const { nextBillAmount, currencyIsoCode, successfulTransactionsNumber } = purchase.purchaseInfo;
  const amount = moneyText(nextBillAmount, currencyIsoCode);
  const total = paymentsInAll(purchase.purchaseInfo);
  const more = total === null ? null : total - successfulTransactionsNumber - 1;
  const later = () => {
    if (more !== null && more <= 0) return t('paying.lastOne');
    // A nonce pays this once: nothing stays that could be charged.
    if (payingWith.cardFields === 'braintree') return t('paying.door.byHand');
    const nextOn = t('paying.nextOn', {
      date: dayText(nextAfter(purchase, Date.now()).toISOString(), locale),
    });
    if (more === null) return `${t(`paying.renews.${purchase.interval}`, { amount })} ${nextOn}`;
    return [
      t(`paying.follow.${purchase.interval}`, { count: more, amount }),
      nextOn,
      t('paying.cancelHere'),
      ...(purchase.purchaseInfo.numberOfBillingCycles === null ? [] : [t('paying.blocksEarly')]),
    ].join(' ');
  };
  return (
    <PayDialog
      familyId={familyId}
      title={t('paying.pay', { amount })}
      terms={
        <>
          {name}
          <br />
          {action === 'resume' && t('notice.payments.confirmResume')} <b>{t('paying.today', { amount })}</b>{' '}
          {keptDays(t, locale, purchase)} {purchase.isSubscription && later()}
        </>
      }
      payingWith={payingWith}
      keeps={payingWith.cardFields !== 'braintree'}
      pay={(by) => actions.payDue(due, by)}
      onDone={async (told) => {
        onClose();
        await actions.duePaid(told);
      }}
      onClose={onClose}
    />
  );
}
