import { useTexts } from '@flink/ui/texts/texts.tsx';
import { useQuery } from '@tanstack/react-query';
import { api } from '../../../../../shared/api.ts';
import type { PlayData } from '../../../data/menu-data.ts';
import { BackFoot } from '../back-foot.tsx';
import { settingsPictures } from '../settings-pictures.tsx';
import styles from './account-view.module.css';
import { isShort, timeLeft } from './time-left.ts';

/** Spec 1 §9: asked for again every 60 s. */
const ASK_EVERY_MS = 60_000;

export interface AccountViewProps {
  readonly data: PlayData;
  readonly onBack: () => void;
}

/** ACCOUNT: the time that is left, and what is known of what was bought. */
export function AccountView({ data, onBack }: AccountViewProps) {
  const { t } = useTexts();
  const { _id } = data.family;
  const { data: reply } = useQuery({
    queryKey: ['play', 'prepaid', _id],
    queryFn: ({ signal }) => api('prepaidStatus', { params: { id: _id } }, { signal }),
    enabled: data.prepaid !== null,
    refetchInterval: ASK_EVERY_MS,
    networkMode: 'always',
    retry: false,
  });
  // Without an answer the figures that the area opened with stay.
  const prepaid = reply?.data ?? data.prepaid;
  return (
    <>
      <div className={styles.account}>
        <section className={styles.time}>
          <span className={styles.picture} aria-hidden="true">
            {settingsPictures.account}
          </span>
          <h3 data-say="">{t('settings.account.timeLeft')}</h3>
          {prepaid ? (
            <p
              className={styles.left}
              data-short={isShort(prepaid.secondsRemaining) || undefined}
              data-say=""
              aria-live="polite"
            >
              <TimeLeft seconds={prepaid.secondsRemaining} />
            </p>
          ) : (
            <p className={styles.left} data-say="">
              {t('settings.account.noLimit')}
            </p>
          )}
        </section>
        {prepaid && <Figures prepaid={prepaid} />}
      </div>
      <BackFoot onBack={onBack} />
    </>
  );
}

function TimeLeft({ seconds }: { readonly seconds: number }) {
  const { t } = useTexts();
  const { days, hours, minutes } = timeLeft(seconds);
  const parts = [
    days > 0 && t('settings.account.days', { count: days }),
    hours > 0 && t('settings.account.hours', { count: hours }),
    (minutes > 0 || days + hours === 0) && t('settings.account.minutes', { count: minutes }),
  ].filter((part) => part !== false);
  return parts.map((part) => (
    <span key={part} className={styles.part}>
      {`${part} `}
    </span>
  ));
}

function Figures({ prepaid }: { readonly prepaid: NonNullable<PlayData['prepaid']> }) {
  const { t } = useTexts();
  // Spec 1 §9: numbers are formatted en-US.
  const money = (amount: number) =>
    amount.toLocaleString('en-US', { style: 'currency', currency: prepaid.currencyIsoCode });
  const rows = [
    [
      t('settings.account.paid'),
      t('settings.account.paidOf', { paid: prepaid.totalHoursPaid, total: prepaid.totalHours }),
    ],
    [t('settings.account.perHour'), money(prepaid.costPerHour)],
    ...(prepaid.discountPercents > 0
      ? [[t('settings.account.discount'), `${prepaid.discountPercents}%`]]
      : []),
    ...(prepaid.buyoutCost > 0 ? [[t('settings.account.buyout'), money(prepaid.buyoutCost)]] : []),
  ];
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
