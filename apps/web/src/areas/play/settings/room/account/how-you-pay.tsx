import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useState } from 'react';
import {
  hoursByThemselves,
  intervalOf,
  isUnpaid,
  mayTurnOn,
  type Offer,
  periodCost,
} from '../../../../../shared/account/offers.ts';
import { type Account, owesInstallments } from '../../../../../shared/account/purchase-rows.ts';
import { dayText } from '../../../../../shared/moment.ts';
import { AccountLink } from './account-link.tsx';
import styles from './account-view.module.css';
import { CardDialog } from './card-dialog.tsx';
import type { AccountActions } from './use-account-actions.ts';

interface HowYouPayProps {
  readonly familyId: string;
  readonly prepaid: PrepaidInfo | null;
  /** What can be bought now. */
  readonly offers: readonly Offer[];
  readonly account: Account;
  readonly actions: AccountActions;
}

/** The card on file, what is paid with it by itself, and how both end. */
export function HowYouPay({ familyId, prepaid, offers, account, actions }: HowYouPayProps) {
  const { t } = useTexts();
  const [open, setOpen] = useState(false);
  const { payingWith, purchases } = account;
  const { paymentMethodId, paymentMethodCard, cardFields } = payingWith;
  const card = labelOf(paymentMethodCard) ?? t('paying.card.onFile');
  return (
    <section className={styles.panel}>
      <h3>{t('paying.howYouPay')}</h3>
      {paymentMethodId === null ? (
        <p className={styles.small}>
          {cardFields === 'braintree' ? t('paying.card.notKept') : t('paying.card.noneOnFile')}
        </p>
      ) : (
        <p className={styles.card}>
          <CardChip />
          <b>{card}</b>
          <AccountLink
            busy={actions.busy !== null}
            aria-label={t('paying.actionOf', { action: t('paying.card.remove'), name: card })}
            onClick={() => void actions.removeCard(paymentMethodCard, owesInstallments(purchases))}
          >
            {t('paying.card.remove')}
          </AccountLink>
        </p>
      )}
      {cardFields !== 'braintree' && cardFields !== 'none' && (
        <Button variant="ghost" onClick={() => setOpen(true)}>
          {paymentMethodId === null ? t('paying.card.add') : t('paying.card.change')}
        </Button>
      )}
      {/* What is on can be turned off, whatever is paid. */}
      {prepaid && (prepaid.automaticPayments || mayTurnOn(payingWith, prepaid, offers)) && (
        <Automatic prepaid={prepaid} actions={actions} hasCard={paymentMethodId !== null} />
      )}
      {prepaid?.purchaseProductType === 'product' && !prepaid.fullyPaid && (
        <Button variant="ghost" icon="gift" onClick={() => void actions.redeem()}>
          {t('paying.gift.open')}
        </Button>
      )}
      {open && (
        <CardDialog
          familyId={familyId}
          payingWith={payingWith}
          onKept={async () => {
            setOpen(false);
            await actions.cardKept();
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </section>
  );
}

/** Brand, dots, last four. */
const labelOf = (label: string | null): string | null =>
  label?.replace(
    /^(.*\D)\s*(\d{4})$/,
    (_all, brand: string, four: string) => `${brand.trim()} ····\u00a0${four}`,
  ) ?? null;

interface AutomaticProps {
  readonly prepaid: PrepaidInfo;
  readonly actions: AccountActions;
  readonly hasCard: boolean;
}

/** Of months and years, and of hours, which went off by themselves when a card was declined. */
function Automatic({ prepaid, actions, hasCard }: AutomaticProps) {
  const { t, locale } = useTexts();
  const isSubscription = prepaid.purchaseProductType === 'subscription';
  const on = prepaid.automaticPayments;
  const money = (amount: number) => moneyText(amount, prepaid.currencyIsoCode);
  const next = hoursByThemselves(prepaid);
  const bought = { count: next.hours, amount: money(next.cost) };
  const words = () => {
    if (!on && !hasCard) return t('error.payments.noMethod');
    if (!on)
      return isSubscription
        ? t(`paying.automatic.wouldPay.${intervalOf(prepaid)}`, { amount: money(periodCost(prepaid)) })
        : t('paying.automatic.wouldBuy', bought);
    if (isUnpaid(prepaid)) return t('paying.automatic.unpaid', { amount: money(periodCost(prepaid)) });
    return isSubscription
      ? t('paying.automatic.next', {
          amount: money(periodCost(prepaid)),
          date: prepaid.nextBillingDate ? dayText(prepaid.nextBillingDate, locale) : '',
        })
      : t('paying.automatic.nextHours', bought);
  };
  return (
    <button
      type="button"
      role="switch"
      aria-checked={on}
      className={styles.auto}
      disabled={!on && !hasCard}
      aria-disabled={actions.busy !== null || undefined}
      onClick={() => actions.busy === null && void actions.turnAutomatic(!on, prepaid)}
    >
      <span className={styles.switch} />
      <span>
        {on ? t('paying.automatic.on') : t('paying.automatic.off')}
        <br />
        <span className={styles.small}>{words()}</span>
      </span>
    </button>
  );
}

const CardChip = () => (
  <span className={styles.chip} aria-hidden="true">
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeWidth="2.6" strokeLinecap="round">
      <title>card</title>
      <rect x="3" y="5.5" width="18" height="13" rx="2.5" />
      <path d="M3 10h18M6.5 15h4" />
    </svg>
  </span>
);
