import type { PrepaidInfo } from '@flink/contract/entities/prepaid.ts';
import { moneyText } from '@flink/contract/rules/billing/money-text.ts';
import type { AccountValue } from '@flink/contract/rules/people/organization-config.ts';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { hoursCost, openHours } from '../../../../../shared/account/offers.ts';
import { dayIn } from '../../../../../shared/moment.ts';
import styles from './account-view.module.css';
import { DAY_SECONDS, isShort, shareLeft, sunAt, timeLeft } from './time-left.ts';

interface TimeGaugeProps {
  /** Null where the family does not pay by the hour. */
  readonly prepaid: PrepaidInfo | null;
  readonly seen: ReadonlySet<AccountValue>;
}

/** The sun on its way over the day: what is left, in days, hours and minutes. Never a colour of alarm. */
export function TimeGauge({ prepaid, seen }: TimeGaugeProps) {
  const { t, locale } = useTexts();
  if (!prepaid || prepaid.fullyPaid)
    return (
      <section className={styles.gauge}>
        <Sun share={1} />
        <p className={styles.free} data-say="">
          {t('paying.noLimit')}
        </p>
      </section>
    );
  const isSubscription = prepaid.purchaseProductType === 'subscription';
  return (
    <section className={styles.gauge} aria-label={t('paying.timeLeft')}>
      {(isSubscription || seen.has('hoursRemaining')) && (
        <>
          <Sun share={shareLeft(prepaid)} />
          <p
            className={styles.left}
            data-short={isShort(prepaid) || undefined}
            data-say=""
            aria-live="polite"
          >
            <Parts seconds={prepaid.secondsRemaining} />
          </p>
          <p className={styles.small}>{wordsOf(t, locale, prepaid)}</p>
        </>
      )}
      {!isSubscription && <Figures prepaid={prepaid} seen={seen} />}
    </section>
  );
}

/** Of what is left, and until when; where nothing is, what it waits for. */
function wordsOf(t: Translate, locale: string, prepaid: PrepaidInfo): string {
  const seconds = prepaid.secondsRemaining;
  if (prepaid.purchaseProductType === 'subscription')
    return seconds > 0
      ? t('paying.ofPaidTime', { date: dayIn(seconds / DAY_SECONDS, locale) })
      : t('paying.noPaidTime');
  return seconds > 0 ? t('paying.ofPlayTime') : t('paying.noPlayTime');
}

function Parts({ seconds }: { readonly seconds: number }) {
  const { t } = useTexts();
  const { days, hours, minutes } = timeLeft(seconds);
  const parts = [
    ['days', days],
    ['hours', hours],
    ['minutes', minutes],
  ] as const;
  return parts.map(([unit, count]) => (
    <span key={unit} className={styles.part}>
      <b>{count}</b> {t(`paying.unit.${unit}`, { count })}{' '}
    </span>
  ));
}

function Figures({ prepaid, seen }: TimeGaugeProps & { readonly prepaid: PrepaidInfo }) {
  const { t } = useTexts();
  const money = (amount: number) => moneyText(amount, prepaid.currencyIsoCode);
  const rows = [
    seen.has('totalHoursPaid') && [
      t('paying.paid'),
      t('paying.paidOf', { paid: prepaid.totalHoursPaid, total: prepaid.totalHours }),
    ],
    seen.has('costPerHour') && [t('paying.perHour'), money(prepaid.costPerHour)],
    seen.has('remainingHoursPrice') && [t('paying.remaining'), money(hoursCost(openHours(prepaid), prepaid))],
  ].filter((row) => row !== false);
  return (
    <dl className={styles.figures}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Sun({ share }: { readonly share: number }) {
  const [x, y] = sunAt(share);
  return (
    <svg viewBox="0 0 200 122" aria-hidden="true" className={styles.sun}>
      <path
        d="M18 104A82 82 0 0 1 182 104"
        fill="none"
        stroke="#fff"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <path
        d={`M18 104A82 82 0 0 1 ${x} ${y}`}
        fill="none"
        stroke="#37C4B6"
        strokeWidth="20"
        strokeLinecap="round"
      />
      <g fill="#75668F">
        <circle cx="18" cy="104" r="3" />
        <circle cx="42" cy="46" r="3" />
        <circle cx="100" cy="22" r="3" />
        <circle cx="158" cy="46" r="3" />
        <circle cx="182" cy="104" r="3" />
      </g>
      <path d="M40 116q60-44 120 0Z" fill="#A7B853" />
      <path d="M40 116q60-44 120 0" fill="none" stroke="#C9D67E" strokeWidth="3" />
      <g transform={`translate(${x} ${y})`}>
        <circle r="17" fill="#FFFAF0" />
        <circle r="13.5" fill="#FFC93F" />
        <path d="M-8 8a11 11 0 0 0 18-5 13 13 0 0 1-18 5Z" fill="#F7AE14" />
      </g>
    </svg>
  );
}
