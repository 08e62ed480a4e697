import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { mayBuyHours, stepHours } from '@flink/contract/rules/billing/hours-to-buy.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import { Button } from '@flink/ui/play/buttons/button.tsx';
import { RoundButton } from '@flink/ui/play/buttons/round-button.tsx';
import { useDialogs } from '@flink/ui/play/dialogs/use-dialogs.ts';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { type ReactNode, useId, useState } from 'react';
import { costNow, hoursByThemselves, type Offer, paidUntil } from '../../../../../shared/account/offers.ts';
import type { Account } from '../../../../../shared/account/purchase-rows.ts';
import type { Told, usePaying } from '../../../../../shared/account/use-paying.ts';
import { dayIn, dayText } from '../../../../../shared/moment.ts';
import styles from './account-view.module.css';
import { PHONE_ID } from './mobile-money.tsx';
import type { Paid } from './paid-panel.tsx';
import { PayDialog } from './pay-dialog.tsx';
import type { Phone } from './use-phone.ts';

interface WhatToBuyProps {
  readonly familyId: string;
  readonly prepaid: PrepaidInfo;
  readonly offers: readonly Offer[];
  readonly payingWith: Account['payingWith'];
  readonly paying: ReturnType<typeof usePaying>;
  readonly phone: Phone;
  readonly refetch: () => Promise<unknown>;
  readonly onPaid: (paid: Paid) => void;
}

/** Both ways to buy, the same size: the exact amount, the sum that leads to it, and whether it renews. */
export function WhatToBuy(props: WhatToBuyProps) {
  const { familyId, prepaid, offers, payingWith, paying, phone, refetch, onPaid } = props;
  const { t, locale } = useTexts();
  const dialogs = useDialogs();
  const [kind, setKind] = useState<Offer['kind'] | null>(null);
  const [wantedHours, setHours] = useState<number | null>(null);
  const [open, setOpen] = useState(false);
  const [sending, setSending] = useState(false);

  const chosen = offers.find((offer) => offer.kind === kind) ?? offers[0];
  if (!chosen) return null;
  const byHour = offers.find((offer) => offer.kind === 'hours');
  const hours =
    byHour && wantedHours !== null && mayBuyHours(wantedHours, byHour.range)
      ? wantedHours
      : (byHour?.range.min ?? 0);
  const money = (amount: number) => moneyText(amount, prepaid.currencyIsoCode);
  const amount = costNow(chosen, hours, prepaid);
  const wish = {
    familyId,
    offer: chosen,
    hours,
    amount,
    priceId: prepaid.priceId,
    prepaidDaysRemaining: prepaid.prepaidDaysRemaining,
  };
  const terms = termsOf(t, locale, chosen, { prepaid, money });

  const said = async (told: Told) => {
    setOpen(false);
    await refetch();
    if (told.state === 'waiting')
      await dialogs.info(
        payingWith.service === 'mobileMoney' ? t('notice.payments.mobileMoneySent') : t('paying.underWay'),
      );
    else onPaid({ amount: amount > 0 ? money(amount) : null, renews: chosen.kind === 'renewing' });
  };

  const press = async () => {
    if (payingWith.service === 'card') return setOpen(true);
    if (!phone.check()) return document.getElementById(PHONE_ID)?.focus();
    setSending(true);
    try {
      await said(await paying.pay({ ...wish, by: { kind: 'phone', phone: phone.typed } }, money(amount)));
    } catch (error) {
      await dialogs.error((error as Error).message || t('error.payments.failed'));
    } finally {
      setSending(false);
    }
  };

  return (
    <>
      <fieldset className={styles.choose}>
        <legend className={styles.hidden}>{t('paying.whatToBuy')}</legend>
        {offers.map((offer) => (
          <Option
            key={offer.kind}
            title={titleOf(t, offer)}
            checked={offer === chosen}
            onChoose={() => setKind(offer.kind)}
            {...sumOf(t, offer, { hours, prepaid, money })}
          >
            {offer.kind === 'hours' ? (
              <Steps
                hours={hours}
                offer={offer}
                onHours={(next) => {
                  setHours(next);
                  setKind('hours');
                }}
              />
            ) : (
              <p className={styles.fact}>{factOf(t, offer, prepaid)}</p>
            )}
          </Option>
        ))}
      </fieldset>
      <div className={styles.do}>
        <p className={styles.small} aria-live="polite">
          <span dir="auto">
            <b>{terms.now(amount)}</b>
            <br />
            {terms.later}
          </span>
        </p>
        <Button variant="go" busy={sending} disabled={hours <= 0 && chosen.kind === 'hours'} onClick={press}>
          {amount > 0 ? t('paying.pay', { amount: money(amount) }) : t('paying.begin')}
        </Button>
      </div>
      {open && (
        <PayDialog
          familyId={familyId}
          title={amount > 0 ? t('paying.pay', { amount: money(amount) }) : t('paying.begin')}
          terms={
            <>
              <b>{terms.now(amount)}</b> {terms.later}
            </>
          }
          payingWith={payingWith}
          keeps={chosen.kind === 'renewing'}
          pay={(by) => paying.pay({ ...wish, by }, money(amount))}
          onDone={said}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}

interface OptionProps {
  readonly title: string;
  readonly checked: boolean;
  readonly onChoose: () => void;
  readonly sum: string;
  readonly cost: string;
  readonly children: ReactNode;
}

function Option({ title, checked, onChoose, sum, cost, children }: OptionProps) {
  const nameId = useId();
  return (
    <label className={styles.option}>
      <input type="radio" name="offer" aria-labelledby={nameId} checked={checked} onChange={onChoose} />
      <span id={nameId} className={styles.heading}>
        {title}
      </span>
      {children}
      <span className={styles.sum}>
        <span className={styles.small}>{sum}</span>
        <b>{cost}</b>
      </span>
    </label>
  );
}

interface StepsProps {
  readonly hours: number;
  readonly offer: Extract<Offer, { kind: 'hours' }>;
  readonly onHours: (hours: number) => void;
}

function Steps({ hours, offer: { range }, onHours }: StepsProps) {
  const { t } = useTexts();
  const move = (by: 1 | -1) => onHours(stepHours(hours, by, range));
  return (
    <span className={styles.step}>
      <RoundButton
        icon="plus"
        className={styles.minus}
        label={t('paying.less', { count: range.step })}
        aria-disabled={hours <= range.min}
        onClick={() => move(-1)}
      />
      <output>{t('paying.hours', { count: hours })}</output>
      <RoundButton
        icon="plus"
        label={t('paying.more', { count: range.step })}
        aria-disabled={hours >= range.max}
        onClick={() => move(1)}
      />
    </span>
  );
}

function titleOf(t: Translate, offer: Offer): string {
  if (offer.kind === 'hours' || offer.kind === 'buyout') return t(`paying.offer.${offer.kind}`);
  return t(`paying.offer.${offer.kind}.${offer.interval}`);
}

function factOf(t: Translate, offer: Exclude<Offer, { kind: 'hours' }>, prepaid: PrepaidInfo): string {
  if (offer.kind === 'buyout')
    return prepaid.discountPercents > 0
      ? t('paying.buyoutLess', { count: offer.hours, percents: prepaid.discountPercents })
      : t('paying.buyoutAll', { count: offer.hours });
  return t(`paying.fact.${offer.kind}.${offer.interval}`);
}

interface Shown {
  readonly hours: number;
  readonly prepaid: PrepaidInfo;
  readonly money: (amount: number) => string;
}

function sumOf(t: Translate, offer: Offer, { hours, prepaid, money }: Shown) {
  switch (offer.kind) {
    case 'hours':
      return {
        sum: t('paying.times', { hours, cost: money(prepaid.costPerHour) }),
        cost: money(costNow(offer, hours, prepaid)),
      };
    case 'buyout':
      return {
        sum: offer.full > offer.cost ? t('paying.notBut', { amount: money(offer.full) }) : '',
        cost: money(offer.cost),
      };
    default:
      return { sum: t(`paying.each.${offer.interval}`), cost: money(offer.cost) };
  }
}

/** Where the switch is on. */
function nextHours(t: Translate, { prepaid, money }: Omit<Shown, 'hours'>): string {
  const { hours: count, cost } = hoursByThemselves(prepaid);
  return t('paying.automatic.nextHours', { count, amount: money(cost) });
}

/** What is paid today, and what comes after it: said before anything is paid. */
function termsOf(t: Translate, locale: string, offer: Offer, { prepaid, money }: Omit<Shown, 'hours'>) {
  if (offer.kind !== 'renewing')
    return {
      now: (amount: number) => t('paying.once', { amount: money(amount) }),
      later:
        offer.kind === 'period'
          ? t('paying.periodEnds', {
              date: dayText(paidUntil(prepaid, offer.interval, Date.now()).toISOString(), locale),
            })
          : offer.kind === 'hours' && prepaid.automaticPayments
            ? nextHours(t, { prepaid, money })
            : t('paying.noRenewal'),
    };
  return {
    now: (amount: number) =>
      amount > 0
        ? t('paying.today', { amount: money(amount) })
        : t('paying.nothingToday', { amount: money(offer.cost), date: dayIn(offer.freeDays, locale) }),
    later: [
      t(`paying.renews.${offer.interval}`, { amount: money(offer.cost) }),
      // While days are left or free the first bill has its day above.
      ...(offer.freeDays > 0
        ? []
        : [
            t('paying.nextOn', {
              date: dayText(paidUntil(prepaid, offer.interval, Date.now()).toISOString(), locale),
            }),
          ]),
    ].join(' '),
  };
}
