import { Button } from '@flink/ui/play/buttons/button.tsx';
import { type Translate, useTexts } from '@flink/ui/texts/texts.tsx';
import { useEffect, useRef } from 'react';
import styles from './account-view.module.css';

/** What was just paid. */
export interface Paid {
  /** Null where nothing is charged today. */
  readonly amount: string | null;
  readonly renews: boolean;
}

export const paidText = (t: Translate, { renews }: Paid): string =>
  renews ? t('notice.payments.automaticEnabled') : t('notice.payments.successful');

interface PaidPanelProps {
  readonly paid: Paid;
  readonly onBack: () => void;
}

/** Stands in the place of the pay button, so that nobody presses it again. */
export function PaidPanel({ paid, onBack }: PaidPanelProps) {
  const { t } = useTexts();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    heading.current?.focus();
  }, []);
  return (
    <section className={styles.paid}>
      <h3 ref={heading} tabIndex={-1}>
        {paidText(t, paid)}
      </h3>
      <p className={styles.small}>
        {paid.amount === null ? t('paying.done.trial') : t('paying.done.paid', { amount: paid.amount })}
      </p>
      <p className={styles.small}>{t('paying.done.next')}</p>
      <Button variant="ghost" onClick={onBack}>
        {t('paying.done.back')}
      </Button>
    </section>
  );
}
